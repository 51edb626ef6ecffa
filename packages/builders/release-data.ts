/** Reads the reference data and the facts of the releases, in Node. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {requireJson} from '@ohif-docs/docs-check/core/read-files';
import {releases} from '../../config/releases';
import type {RecipesByLine} from './sub-path/recipes';
import type {Parameter, UrlKnowledge} from './url/knowledge';

const root = path.resolve(__dirname, '../..');

type Fact = {
  kind: string;
  name: string;
  owner?: string;
  type?: string;
  routeName?: string;
};

/** @throws if the file has no list of entries */
function entriesOf<Entry>(file: string): Entry[] {
  const {entries} = requireJson<{entries?: Entry[]}>(path.join(root, file));
  if (!entries) {
    throw new Error(`${file} has no entries.`);
  }
  return entries;
}

/** Reference data and facts about the URLs of each release, latest first. */
export function urlKnowledge(): UrlKnowledge[] {
  return releases.map(({id, line, release, docs}) => {
    const facts = entriesOf<Fact>(
      `packages/docs-check/facts/${id}/source.json`,
    );
    const parameters = entriesOf<Parameter>(
      `${docs}/_data/url-parameters.json`,
    );
    return {
      line,
      release,
      parameters,
      modes: facts.flatMap(({kind, name, type, routeName}) =>
        kind === 'package' && type === 'mode' && routeName
          ? [{route: routeName, name}]
          : [],
      ),
      protocols: facts
        .filter(
          ({kind, owner}) =>
            kind === 'hanging-protocol' && owner !== '@ohif/extension-test',
        )
        .map(({name: id}) => ({
          id,
          stages: facts
            .filter(
              ({kind, owner}) =>
                kind === 'hanging-protocol-stage' && owner === id,
            )
            .map(({name}) => name),
        })),
    };
  });
}

/** The recipes of each release that the sub-path builder changes, the latest first. */
export function recipesByLine(): RecipesByLine {
  return releases.map(({line, release, docs}) => {
    const recipe = (file: string) =>
      readFileSync(path.join(root, docs, '_recipes', file), 'utf8');
    return {
      line,
      release,
      nginx: recipe('sub-path/nginx.conf'),
      nginxAtRoot: recipe('nginx-archive/nginx.conf'),
      apache: recipe('static-files/static-web.apache.conf'),
      upload: recipe('static-files/upload-s3.sh'),
      appConfig: recipe('sub-path/app-config.js'),
      imageArguments: entriesOf<{name: string; kind: string}>(
        `${docs}/_data/docker-image.json`,
      ).flatMap(({name, kind}) => (kind === 'argument' ? [name] : [])),
    };
  });
}
