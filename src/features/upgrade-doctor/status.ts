import {translate} from '@docusaurus/Translate';
import {withoutNone} from '@site/src/features/tools';
import {mostFiles} from './readChosen';
import type {State} from './useUpgrade';

/** The screen reader announcement after a change. */
export function statusOf(state: State): string {
  switch (state.is) {
    case 'empty':
      return '';
    case 'reading':
      return translate({
        id: 'upgradeDoctor.reading',
        message: 'Reading the files…',
      });
    case 'checking':
      return translate({id: 'upgradeDoctor.checking', message: 'Checking…'});
    case 'failed':
      return (
        state.message ??
        translate({
          id: 'upgradeDoctor.failed',
          message:
            'The check did not run. Check your connection, and reload the page.',
        })
      );
    case 'checked': {
      const {findings, read, ignored, cancelled} = state.result;
      if (read === 0) {
        return translate(
          {
            id: 'upgradeDoctor.nothingRead',
            message:
              'No file was checked. The doctor reads .ts, .tsx, .js, .jsx, .json, .css, and .html files, folders, and zip files of them. Other files: {ignored}.',
          },
          {ignored},
        );
      }
      const sure = findings.filter(
        ({certainty}) => certainty === 'sure',
      ).length;
      const counts = translate(
        {
          id: 'upgradeDoctor.counts',
          message:
            'Must change: {sure}. Look at: {likely}. Files checked: {read}.',
        },
        {read, sure, likely: findings.length - sure},
      );
      const parts = [findings.length > 0 ? withoutNone(counts) : counts];
      if (cancelled) {
        parts.push(
          translate({
            id: 'upgradeDoctor.cancelled',
            message:
              'You canceled the check: the other files were not checked.',
          }),
        );
      }
      if (state.tooMany > 0) {
        parts.push(
          translate(
            {
              id: 'upgradeDoctor.tooMany',
              message:
                'Files left out, because there are more than {most}: {count}. Choose a smaller folder.',
            },
            {most: mostFiles.toLocaleString('en-US'), count: state.tooMany},
          ),
        );
      }
      return parts.join(' ');
    }
  }
}
