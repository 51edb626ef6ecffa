/**
 * Why: Prism's rule for numbers in a shell command matches the beginning of an IP address or of a
 * version, so that half of it has another color.
 * How: wraps the theme's function (unsafe; theme-classic 3.10.2), and replaces that rule.
 */
import prismIncludeLanguages from '@theme-original/prism-include-languages';
import type IncludeLanguages from '@theme/prism-include-languages';
import type * as PrismNamespace from 'prismjs';
import {shellNumber} from '@site/config/code-languages';

export default function prismIncludeLanguagesWrapper(
  prism: typeof PrismNamespace,
): void {
  (prismIncludeLanguages as typeof IncludeLanguages)(prism);
  prism.languages.bash!.number = {pattern: shellNumber, lookbehind: true};
}
