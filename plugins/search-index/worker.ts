/** What the thread does that the plugin starts. An error ends it, and reaches the plugin. */
import {workerData} from 'node:worker_threads';
import {writeIndex, type Task} from './write';

void writeIndex(workerData as Task);
