/** In the head of every page itself (plugins/chrome.ts): what must not wait for a file. */
import {applyCodeFont} from './codeFont';
import './failures';

applyCodeFont();
