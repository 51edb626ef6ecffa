/**
 * Regular expressions in samples, tested with strings. A comment in the block says what one must do:
 *
 *   // accepts: https://config.example.org/viewer.json
 *   // rejects: https://config.example.org.evil.test/viewer.json
 *
 * A pattern that guards something (`dangerouslyUseDynamicConfig.regex`) must have both, and withstand
 * what an attacker derives from the accepted strings.
 */
import ts from 'typescript';
import {walk} from '../core/syntax';
import type {Fault} from '../report';

const stated = (source: string, word: 'accepts' | 'rejects') =>
  [
    ...source.matchAll(
      new RegExp(`^\\s*(?://|#|\\*)\\s*${word}:\\s*(\\S.*?)\\s*$`, 'gm'),
    ),
  ].map((m) => ({
    text: m[1]!.replace(/^[`'"]|[`'"]$/g, ''),
    line: source.slice(0, m.index).split('\n').length,
  }));

type Stated = ReturnType<typeof stated>;

/** Reports what is wrong with the regular expressions of a sample and its comments. */
export function checkRegexes(file: ts.SourceFile): Fault[] {
  const accepts = stated(file.text, 'accepts');
  const rejects = stated(file.text, 'rejects');
  const problems: Fault[] = [];
  const literals: ts.RegularExpressionLiteral[] = [];
  walk(file, (node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      literals.push(node);
    }
  });
  for (const node of literals) {
    const {text: name} = node;
    const start = file.getLineAndCharacterOfPosition(node.getStart(file));
    const say = (message: string, line = start.line + 1) =>
      problems.push({line, name, message});
    const [, source, flags] = /^\/(.*)\/(\w*)$/.exec(name)!;
    let regex: RegExp;
    try {
      regex = new RegExp(source!, flags!.replace(/[gy]/g, ''));
    } catch (error) {
      say(`is not a valid regular expression: ${(error as Error).message}`);
      continue;
    }
    if (guards(node)) {
      checkGuard(regex, accepts, rejects).forEach((message) => say(message));
    }
    // Of several, the comments do not say which one they are about.
    if (literals.length === 1) {
      accepts
        .filter(({text}) => !regex.test(text))
        .forEach(({text, line}) =>
          say(`does not accept \`${text}\`, as the comment says.`, line),
        );
      rejects
        .filter(({text}) => regex.test(text))
        .forEach(({text, line}) =>
          say(`accepts \`${text}\`, which the comment says it rejects.`, line),
        );
    }
  }
  return problems;
}

/** Without anchors at both ends, or with a dot that is not escaped, it accepts one of the attacks. */
const checkGuard = (
  regex: RegExp,
  accepts: Stated,
  rejects: Stated,
): string[] => [
  ...(accepts.length && rejects.length
    ? []
    : [
        'guards what may be loaded: the sample must say what it does in comments, `// accepts: …` and `// rejects: …`.',
      ]),
  ...accepts
    .flatMap(({text}) => attacksOn(text))
    .filter((attack) => regex.test(attack))
    .map(
      (attack) =>
        `guards what may be loaded, and accepts \`${attack}\`, which an attacker can choose. Anchor it at both ends (\`^…$\`), and escape its dots (\`\\.\`).`,
    ),
];

/** What an attacker derives from a URL that is accepted. */
function attacksOn(good: string): string[] {
  const host = /^https?:\/\/([^/:]+)/.exec(good)?.[1] ?? '';
  return [
    `https://evil.test/?${good}`,
    `${good}.evil.test/x.exe`,
    good.replace(host, `${host}.evil.test`),
    good.replace(host, `evil${host}`),
    good.replace(host, host.replace('.', 'x')),
    good.replace(host, `evil.test/${host}`),
  ].filter((attack) => attack !== good);
}

const guards = (node: ts.Node): boolean =>
  ts.findAncestor(
    node,
    (up) =>
      ts.isPropertyAssignment(up) &&
      /dangerouslyUseDynamicConfig|dangerouslyAllowedOrigins/.test(
        up.name.getText(),
      ),
  ) !== undefined;
