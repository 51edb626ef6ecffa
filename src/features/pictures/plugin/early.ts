/** The script that enlarges pictures before React is there (../early.ts), as a file for all pages. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {scriptFile} from '../../../../plugins/chrome';

export default function earlyZoom({baseUrl}: LoadContext): Plugin {
  const {file, write} = scriptFile(
    'enlarge',
    path.join(__dirname, '../early.ts'),
  );
  return {
    name: 'early-zoom',
    contentLoaded: ({actions}) => actions.setGlobalData(baseUrl + file),
    postBuild: ({outDir}) => write(outDir),
  };
}
