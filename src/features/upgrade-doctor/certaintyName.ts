import {translate} from '@docusaurus/Translate';
import type {UpgradeFinding} from '@ohif-docs/doctor/upgrade';

/** What a finding asks the reader to do. */
export const certaintyName = (
  certainty: UpgradeFinding['certainty'],
): string =>
  certainty === 'sure'
    ? translate({id: 'upgradeDoctor.sure', message: 'Must change'})
    : translate({id: 'upgradeDoctor.likely', message: 'Look at'});
