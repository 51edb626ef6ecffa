/** The file with the controls that are not in the page, bundled by ../bundle.ts. */
import {
  startLaterControls,
  startPermanentControls,
} from '../../../src/components/FirstInput/later';
import type {LaterTexts} from '../../../src/components/FirstInput/texts';
import type {WithBridge} from './load-later';

declare const TEXTS: LaterTexts;

const {firstInput} = window as unknown as WithBridge;
startPermanentControls();
if (firstInput) {
  startLaterControls(TEXTS, firstInput.repeatLater);
  firstInput.isReady = true;
}
