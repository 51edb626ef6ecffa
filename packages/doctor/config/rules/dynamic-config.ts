import {objectOf, propertyOf, valueOf} from '../model';
import {ruleOf, type About} from '../rule';
import {withKeys} from './example';

const withRegex = (regex: string) =>
  withKeys(`dangerouslyUseDynamicConfig: {enabled: true, regex: ${regex}},`);

/** `a|b` at the top level of a pattern, where `^` and `$` belong to one side only. */
function alternatives(pattern: string): boolean {
  let depth = 0;
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern[at];
    if (character === '\\') {
      at++;
    } else if (character === '(' || character === '[') {
      depth++;
    } else if (character === ')' || character === ']') {
      depth--;
    } else if (character === '|' && depth === 0) {
      return true;
    }
  }
  return false;
}

/** A dot between letters, as in a host name, that matches any character. */
const looseDot =
  /(^|[^\\])\.(?=(com|org|net|edu|gov|io|dev|local|json|[a-z]{2})\b)|[a-z0-9](\.)[a-z]{2,}(\\?\/|:|\$)/i;

export const rule = ruleOf({
  id: 'dynamic-config',
  why: "Anyone who controls the configuration controls which archive the viewer uses and where it sends the user's token. The expression must match the whole URL, from ^ to $, with every dot escaped.",
  page: 'configuration/configurationFiles#load-a-configuration-from-a-link',
  check({config, report}) {
    const dynamic = objectOf(config, 'dangerouslyUseDynamicConfig');
    const enabled = valueOf(dynamic, 'enabled');
    const property = propertyOf(config, 'dangerouslyUseDynamicConfig');
    if (
      !dynamic ||
      !property ||
      (enabled?.kind === 'boolean' && !enabled.value) ||
      !enabled
    ) {
      return;
    }
    const regex = valueOf(dynamic, 'regex');
    if (!regex && !dynamic.open) {
      report({
        key: property,
        message: 'There is no "regex", so the viewer accepts every URL.',
      });
    } else if (regex?.kind === 'string') {
      report({
        at: regex,
        message:
          '"regex" must be a regular expression between slashes, not a string.',
        why: 'The viewer calls a method that strings do not have.',
      });
    } else if (regex?.kind === 'regex') {
      const {pattern} = regex;
      if (
        !pattern.startsWith('^') ||
        !pattern.endsWith('$') ||
        alternatives(pattern)
      ) {
        report({
          at: regex,
          message:
            'The expression does not match the whole URL. It needs ^ at its start, $ at its end, and parentheses around alternatives.',
        });
      } else if (/^\^?(https\?:\\\/\\\/)?\(?\.[*+]/.test(pattern)) {
        report({at: regex, message: 'The expression accepts every URL.'});
      } else if (looseDot.test(pattern.replace(/\[[^\]]*\]/g, ''))) {
        report({
          at: regex,
          message:
            'A dot in the expression is not escaped, so it matches any character.',
        });
      }
    }
  },
});

export const about = (): About => ({
  title: 'The expression for configUrl accepts URLs that you do not control',
  threads: ['OHIF/Viewers#3391', 'OHIF/Viewers#2925'],
  firing: [
    withKeys('¦dangerouslyUseDynamicConfig: {enabled: true},'),
    withRegex('¦/.*/'),
    withRegex('/https:\\/\\/config\\.example\\.org\\/.*/'),
    withRegex('/^https:\\/\\/config.example.org\\/[a-z]+\\.json$/'),
    withRegex(
      '/^https:\\/\\/a\\.example\\.org\\/|https:\\/\\/b\\.example\\.org\\/$/',
    ),
  ],
  silent: [
    withRegex(
      '/^https:\\/\\/config\\.example\\.org\\/sites\\/[a-z0-9-]+\\.json$/',
    ),
    withKeys('dangerouslyUseDynamicConfig: {enabled: false},'),
  ],
});
