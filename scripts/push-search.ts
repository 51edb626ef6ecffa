/**
 * `npm run search:push` replaces the hosted search index with that of the built site.
 *
 * It needs `ALGOLIA_APP_ID` and `ALGOLIA_ADMIN_KEY` in the environment. Records, settings,
 * and synonyms go into a new index, which then replaces the old one in one step, so that
 * readers never search an incomplete index. `ALGOLIA_HOST` is another host, for tests.
 */
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
import {runMain} from './run-main';

/**
 * Replaces the service's index with the records of the built site in `folder`.
 *
 * @param host for example `http://127.0.0.1:4000`; by default that of the service
 * @throws if there is no build, or the service refuses. The index is then as it was.
 */
export async function pushSearch({
  appId,
  adminKey,
  folder,
  host,
}: {
  appId: string;
  adminKey: string;
  folder: string;
  host?: string;
}): Promise<void> {
  const {origin, baseUrl} = publishedAt(folder);
  const client = algoliasearch(appId, adminKey, host ? atHost(host) : {});
  const records = searchRecordsOf(await readBuiltSite(folder, baseUrl), origin);
  const {indexName: destination} = search;
  const indexName = `${destination}_next_${Date.now()}`;
  console.log(`${records.length} records of ${origin} for ${destination}.`);
  try {
    const tasks = await Promise.all([
      client.setSettings({indexName, indexSettings: hostedSettings}),
      client.saveSynonyms({indexName, synonymHit: hostedSynonyms()}),
    ]);
    for (const {taskID} of tasks) {
      await client.waitForTask({indexName, taskID});
    }
    await client.saveObjects({
      indexName,
      objects: hostedRecords(records),
      waitForTasks: true,
    });
    const {taskID} = await client.operationIndex({
      indexName,
      operationIndexParams: {operation: 'move', destination},
    });
    await client.waitForTask({indexName, taskID});
  } catch (error) {
    // Readers still search the old index; remove the incomplete one.
    await client.deleteIndex({indexName}).catch(() => undefined);
    throw error;
  }
  console.log(`${destination} has been replaced.`);
}

function atHost(host: string) {
  const {host: url, protocol} = new URL(host);
  return {
    hosts: [
      {
        url,
        accept: 'readWrite' as const,
        protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
      },
    ],
  };
}

async function main(): Promise<void> {
  const {ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: adminKey} = process.env;
  if (!appId || !adminKey) {
    throw new Error(
      'search:push needs ALGOLIA_APP_ID and ALGOLIA_ADMIN_KEY in the environment.',
    );
  }
  await pushSearch({
    appId,
    adminKey,
    folder: 'build',
    host: process.env.ALGOLIA_HOST,
  });
}

runMain(module, main);
