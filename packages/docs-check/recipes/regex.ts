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

export type RegexProblem = {
  line: number;
  name: string;
  message: string;
};

const stated = (source: string, word: 'accepts' | 'rejects') =>
  [
    ...source.matchAll(
      new RegExp(`^\\s*(?://|#|\\*)\\s*${word}:\\s*(\\S.*?)\\s*$`, 'gm'),
    ),
  ].map((m) => ({
    text: m[1]!.replace(/^[`'"]|[`'"]$/g, ''),
    line: source.slice(0, m.index).split('\n').length,
  }));

type Found = {regex: RegExp; text: string; line: number; guard: boolean};
type Stated = ReturnType<typeof stated>;

/** Reports what is wrong with the regular expressions of a sample and its comments. */
export function checkRegexes(file: ts.SourceFile): RegexProblem[] {
  const accepts = stated(file.text, 'accepts');
  const rejects = stated(file.text, 'rejects');
  const {found, problems} = regexesOf(file);
  const fromGuards = found
    .filter(({guard}) => guard)
    .flatMap((regex) =>
      checkGuard(regex, accepts, rejects).map((message) => ({
        line: regex.line,
        name: regex.text,
        message,
      })),
    );
  const [only] = found;
  return [
    ...problems,
    ...fromGuards,
    ...(only && found.length === 1 ? broken(only, accepts, rejects) : []),
  ];
}

function regexesOf(file: ts.SourceFile): {
  found: Found[];
  problems: RegexProblem[];
} {
  const found: Found[] = [];
  const problems: RegexProblem[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const line =
        file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      try {
        const regex = new RegExp(
          node.text.slice(1, end),
          node.text.slice(end + 1).replace(/[gy]/g, ''),
        );
        found.push({regex, text: node.text, line, guard: guards(node)});
      } catch (error) {
        problems.push({
          line,
          name: node.text,
          message: `is not a valid regular expression: ${(error as Error).message}`,
        });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return {found, problems};
}

/** Without anchors at both ends, or with a dot that is not escaped, it accepts one of the attacks. */
function checkGuard(
  {regex}: Found,
  accepts: Stated,
  rejects: Stated,
): string[] {
  return [
    ...(accepts.length && rejects.length
      ? []
      : [
          'guards what may be loaded: the sample must say what it does in comments, `// accepts: …` and `// rejects: …`.',
        ]),
    ...accepts.flatMap(({text}) =>
      attacksOn(text)
        .filter((attack) => attack !== text && regex.test(attack))
        .map(
          (attack) =>
            `guards what may be loaded, and accepts \`${attack}\`, which an attacker can choose. Anchor it at both ends (\`^…$\`), and escape its dots (\`\\.\`).`,
        ),
    ),
  ];
}

/** What an attacker derives from a URL that is accepted. */
function attacksOn(good: string): string[] {
  const host = /^https?:\/\/([^/:]+)/.exec(good)?.[1];
  return [
    `https://evil.test/?${good}`,
    `${good}.evil.test/x.exe`.replace(/ /g, ''),
    ...(host
      ? [
          good.replace(host, `${host}.evil.test`),
          good.replace(host, `evil${host}`),
          good.replace(host, host.replace(/\./, 'x')),
          good
            .replace(/^https?:\/\//, (s) => `${s}evil.test@`)
            .replace('@', '/'),
        ]
      : []),
  ];
}

/** Where the expression does not do what the comments say. */
const broken = (
  {regex, text: name}: Found,
  accepts: Stated,
  rejects: Stated,
): RegexProblem[] => [
  ...accepts
    .filter(({text}) => !regex.test(text))
    .map(({text, line}) => ({
      line,
      name,
      message: `does not accept \`${text}\`, as the comment says.`,
    })),
  ...rejects
    .filter(({text}) => regex.test(text))
    .map(({text, line}) => ({
      line,
      name,
      message: `accepts \`${text}\`, which the comment says it rejects.`,
    })),
];

function guards(node: ts.Node): boolean {
  const isGuard =
    ts.isPropertyAssignment(node) &&
    /dangerouslyUseDynamicConfig|dangerouslyAllowedOrigins/.test(
      node.name.getText(),
    );
  return isGuard || (node.parent && guards(node.parent));
}
