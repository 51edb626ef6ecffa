/** Where the reference data of each version is: beside its pages. */
import {join} from 'node:path';
import type {DocsVersion} from '../facts/index';

export const dataFolders: Record<DocsVersion, string> = {
  current: join('docs', '_data'),
  '3.9': join('versioned_docs', 'version-3.9', '_data'),
};
