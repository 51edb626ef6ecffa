/** Inlined into the head of every page (plugins/chrome.ts), because it must not wait for a file. */
import {applyCodeFont} from './codeFont';
import './failures';

applyCodeFont();
