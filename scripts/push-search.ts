/**
 * `npm run search:push` replaces the hosted search index with that of the built site.
 *
 * It needs `ALGOLIA_APP_ID` and `ALGOLIA_ADMIN_KEY` in the environment. Records, settings,
 * and synonyms go into a new index, which then replaces the old one in one step, so that
 * readers never search an incomplete index.
 *
 * It refuses a build that would give readers a key with more rights than searching.
 * Options: `--folder build`, `--index ohif`. `ALGOLIA_HOST` is another host, for tests.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {algoliasearch} from 'algoliasearch';
import {search} from '../config/search';
import {publishedAt} from '../plugins/built-pages/built-site';
import {searchRecordsOf} from '../plugins/built-pages/consumers/search-records';
import {readBuiltSite} from '../plugins/built-pages/page-reader';
import {hostedRecords} from '@ohif-docs/search/indexer/hosted-records';
import {
  hostedSettings,
  hostedSynonyms,
} from '@ohif-docs/search/indexer/hosted-settings';
import {describeError, runMain} from './run-main';

export type Push = {
  appId: string;
  adminKey: string;
  folder: string;
  indexName: string;
  /** For example `http://127.0.0.1:4000`. Default: the host of the service. */
  host?: string;
  log?: (line: string) => void;
};

/**
 * Replaces the service's index with the records of the built site in `folder`.
 *
 * @throws if the build has a key in it that readers must not have, or no page; or the
 *   service refuses. The index is then as it was. The error may have the admin key in
 *   its message: see `messageWithoutKey`.
 */
export async function pushSearch({
  appId,
  adminKey,
  folder,
  indexName,
  host,
  log = console.log,
}: Push): Promise<void> {
  const {origin, baseUrl} = publishedAt(folder);
  const client = algoliasearch(appId, adminKey, host ? atHost(host) : {});
  const {files, keys} = scan(folder, adminKey);
  if (files.length > 0) {
    throw new Error(
      `The build contains the admin key: ${files.join(', ')}. Readers would get it. ` +
        'Build again without it in the environment, and replace the key if this build was ever published.',
    );
  }
  for (const key of keys) {
    const {acl} = await client.getApiKey({key}).catch((cause: unknown) => {
      throw new Error(
        'The service does not know the search key that the build contains.',
        {cause},
      );
    });
    if (acl.some((right) => right !== 'search')) {
      throw new Error(
        `The key in the build allows more than searching: ${acl.join(', ')}. Build with a key that only allows searching.`,
      );
    }
  }

  const records = searchRecordsOf(await readBuiltSite(folder, baseUrl), origin);
  if (records.length === 0) {
    throw new Error(`${folder} has no pages to search.`);
  }
  const next = `${indexName}_next_${Date.now()}`;
  log(`${records.length} records for the index ${indexName} of ${origin}.`);
  try {
    const tasks = [
      await client.setSettings({
        indexName: next,
        indexSettings: hostedSettings,
      }),
      await client.saveSynonyms({
        indexName: next,
        synonymHit: hostedSynonyms(),
        replaceExistingSynonyms: true,
      }),
    ];
    for (const {taskID} of tasks) {
      await client.waitForTask({indexName: next, taskID});
    }
    await client.saveObjects({
      indexName: next,
      objects: hostedRecords(records),
      waitForTasks: true,
    });
    const {taskID} = await client.operationIndex({
      indexName: next,
      operationIndexParams: {operation: 'move', destination: indexName},
    });
    await client.waitForTask({indexName: next, taskID});
  } catch (error) {
    // Readers still search the old index; remove the incomplete one.
    await client.deleteIndex({indexName: next}).catch(() => undefined);
    throw error;
  }
  log(`${indexName} has been replaced.`);
}

function atHost(host: string) {
  const {hostname, port, protocol} = new URL(host);
  return {
    hosts: [
      {
        url: port ? `${hostname}:${port}` : hostname,
        accept: 'readWrite' as const,
        protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
      },
    ],
  };
}

/** The files that contain the admin key, and the keys that readers get. */
function scan(folder: string, adminKey: string) {
  const files: string[] = [];
  const keys = new Set<string>();
  const entries = readdirSync(folder, {recursive: true, withFileTypes: true});
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    if (content.includes(adminKey)) {
      files.push(path.relative(folder, file));
    }
    if (!file.endsWith('.js')) {
      continue;
    }
    for (const [, key] of content
      .toString('utf8')
      .matchAll(/apiKey\\?"?:\\?"([\w=+/-]+?)\\?"/g)) {
      if (key !== 'embedded') {
        keys.add(key!);
      }
    }
  }
  return {files, keys};
}

/** The error's message, without the admin key that the service's client may have put there. */
export function messageWithoutKey(error: unknown, adminKey: string): string {
  const message = describeError(error);
  return adminKey ? message.replaceAll(adminKey, '(the admin key)') : message;
}

async function main(): Promise<void> {
  const {ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: adminKey} = process.env;
  const {values} = parseArgs({
    options: {
      folder: {type: 'string', default: 'build'},
      index: {type: 'string', default: search.indexName},
    },
  });
  if (!appId || !adminKey) {
    throw new Error(
      'search:push needs ALGOLIA_APP_ID and ALGOLIA_ADMIN_KEY in the environment.',
    );
  }
  await pushSearch({
    appId,
    adminKey,
    folder: values.folder,
    indexName: values.index,
    host: process.env.ALGOLIA_HOST,
  });
}

runMain(module, main, (error) =>
  messageWithoutKey(error, process.env.ALGOLIA_ADMIN_KEY ?? ''),
);
