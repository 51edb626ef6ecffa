/** The file with the controls that are not in the page, bundled by ../bundle.ts. */
import type {ControlsConfig} from '../../../src/components/FirstInput';
import {
  startLaterControls,
  startPermanentControls,
} from '../../../src/components/FirstInput/later';
import type {WithBridge} from './load-later';

declare const CONTROLS: ControlsConfig;

const {firstInput} = window as unknown as WithBridge;
startPermanentControls();
if (firstInput) {
  startLaterControls(CONTROLS.texts, firstInput.onUse, firstInput.repeatLater);
  firstInput.isReady = true;
}
