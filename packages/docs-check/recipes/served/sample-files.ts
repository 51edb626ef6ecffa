/** Sample files of the viewer and a stub archive. */
import {gzipSync} from 'node:zlib';
import path from 'node:path';
import {StubServer, type Sample} from '../server';

export const host = 'viewer.example.org';
export const uid = '1.2.276.0.7230010.3.1.2.1';

export const page = '<!doctype html><title>The page of the viewer</title>';
export const bundle = `app.bundle.${'0123456789abcdef'.repeat(2).slice(0, 20)}.js`;

export const bundleText = `/* ${'bundle '.repeat(400)}*/`;

export const sample = (prefix: string, appConfig: string): Sample =>
  Object.fromEntries(
    Object.entries({
      'index.html': page,
      'app-config.js': appConfig,
      [bundle]: bundleText,
      'app.bundle.css': 'body {}',
      'worker.mjs': 'export {};',
      'codec.wasm': '\0asm',
    }).map(([name, content]) => [path.join(prefix, name), content]),
  );

/** The files in the image: from 3.10 on, a script is an empty file with a compressed copy, and so is the configuration of the build. */
export const sampleOfImage = (appConfig: string): Sample => ({
  ...sample('', 'window.config = {demo: true};'),
  'app-config.js.gz': gzipSync('window.config = {demo: true};'),
  [bundle]: '',
  [`${bundle}.gz`]: gzipSync(bundleText),
  '../mounted/app-config.js': appConfig,
});

export const archiveAnswer = JSON.stringify([
  {'0020000D': {vr: 'UI', Value: ['1']}},
]);

/** Responds as an archive does; a query can request a refusal. */
export const archive = () =>
  StubServer.start((request, response) => {
    response.writeHead(request.url.includes('refused=1') ? 401 : 200, {
      'content-type': 'application/dicom+json',
      'access-control-allow-origin': '*',
      'access-control-allow-credentials': 'true',
    });
    response.end(archiveAnswer);
  });
