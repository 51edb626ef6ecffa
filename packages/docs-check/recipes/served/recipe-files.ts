/** The locations of the nginx recipes. */
import path from 'node:path';
import type {DocsVersion} from '../../facts/index';
import {byVersion} from '../../facts/releases';

export const recipeFolder = byVersion(({docs}) => path.join(docs, '_recipes'));

/** The file of each recipe. The sign-in recipes also have a template, which is that of `docker-orthanc`. */
const recipeFiles = {
  'sub-path': 'nginx.conf',
  'nginx-archive': 'nginx.conf',
  tls: 'nginx.conf',
  iframe: 'nginx.conf',
  cors: 'nginx.conf',
  'oidc-proxy': 'nginx.conf',
  keycloak: 'nginx.conf',
  'docker-orthanc': 'default.conf.template',
  'docker-ssl': 'default.ssl.conf.template',
};

export type RecipeName = keyof typeof recipeFiles;
export const recipeNames = Object.keys(recipeFiles) as RecipeName[];
export const recipeFile = (version: DocsVersion, name: RecipeName) =>
  path.join(recipeFolder[version], name, recipeFiles[name]);
