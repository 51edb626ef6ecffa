import {invokeUnknown} from '../calls';
import {objectOf, valueOf} from '../model';
import {Run} from '../run';
import {ruleOf, type About} from '../rule';
import {withKeys} from './example';

const withLogo = (fn: string) =>
  withKeys(`whiteLabeling: {\n  createLogoComponentFn: ${fn},\n},`);

export const rule = ruleOf({
  id: 'white-labeling',
  why: 'The viewer shows a string as text: users see the HTML tags. Create elements with the `React` that the function receives.',
  page: 'configuration/configurationFiles#add-your-logo',
  check({file, config, report}) {
    const logo = valueOf(
      objectOf(config, 'whiteLabeling'),
      'createLogoComponentFn',
    );
    if (logo?.kind !== 'function') {
      return;
    }
    const result = invokeUnknown(
      new Run(file.text, (offset) => offset, new Map()),
      logo,
    );
    const text =
      result.kind === 'string'
        ? result.value
        : result.kind === 'unknown'
          ? result.partly
          : '';
    if (text && /^\s*</.test(text)) {
      report({at: result, message: 'The function returns HTML as a string.'});
    }
  },
});

export const about = (): About => ({
  title: 'The logo function returns text',
  threads: ['OHIF/Viewers#1407', 'OHIF/Viewers#2603'],
  firing: [
    withLogo('() => ¦\'<img src="/logo.svg">\''),
    withLogo(
      'function (React) {\n    return `<a href="/">${React.version}</a>`;\n  }',
    ),
  ],
  silent: [
    withLogo(
      "React => React.createElement('img', {src: '/logo.svg', alt: 'Hospital'})",
    ),
    withLogo('makeLogo'),
  ],
});
