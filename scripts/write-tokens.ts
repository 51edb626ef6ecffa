/** Writes src/css/tokens.css from packages/ui-next/tokens/tokens.json: `npm run tokens`. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {stylesheet} from '@ohif/ui-next/tokens/stylesheet';

writeFileSync(path.resolve(__dirname, '../src/css/tokens.css'), stylesheet());
