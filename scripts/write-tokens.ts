/** Writes src/css/tokens.css from src/viewer-ui/tokens/tokens.json: `npm run tokens`. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {stylesheet} from '../src/viewer-ui/tokens/stylesheet';

writeFileSync(path.resolve(__dirname, '../src/css/tokens.css'), stylesheet());
