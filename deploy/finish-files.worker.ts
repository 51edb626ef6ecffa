/** What the threads do that `finish-build.ts` starts. An error ends one, and reaches the build. */
import {parentPort, workerData} from 'node:worker_threads';
import {finishFiles} from './finish-files';

parentPort!.postMessage(finishFiles(workerData as string[]));
