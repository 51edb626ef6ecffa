/**
 * Why: Prism's rule for numbers in a shell command matches the beginning of an IP address or of a
 * version, so that half of it has another color; its rule for parameters ends at a hyphen; its rules
 * for programs color words anywhere in a command; and the code in a diff has no colors at all.
 * How: wraps the theme's function (unsafe; theme-classic 3.10.2), replaces these rules, and reads each
 * line of a diff as TSX: the diffs of the docs are of TypeScript, JavaScript, JSON, and HTML.
 */
import prismIncludeLanguages from '@theme-original/prism-include-languages';
import type IncludeLanguages from '@theme/prism-include-languages';
import type * as PrismNamespace from 'prismjs';
import {
  colorDiffs,
  colorPrograms,
  colorSources,
  shellNumber,
  shellParameter,
} from '@site/config/code-languages';

export default function prismIncludeLanguagesWrapper(
  prism: typeof PrismNamespace,
): void {
  (prismIncludeLanguages as typeof IncludeLanguages)(prism);
  prism.languages.bash!.number = {pattern: shellNumber, lookbehind: true};
  (prism.languages.bash as Record<string, object>).parameter = {
    pattern: shellParameter,
    alias: 'variable',
    lookbehind: true,
  };
  colorPrograms(prism.languages);
  colorDiffs(prism.languages);
  colorSources(prism.languages);
}
