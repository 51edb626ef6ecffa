/**
 * Regular expressions in samples, tested with strings. A comment in the block says what one must do:
 *
 *   // accepts: https://config.example.org/viewer.json
 *   // rejects: https://config.example.org.evil.test/viewer.json
 *
 * A pattern that guards something (`dangerouslyUseDynamicConfig.regex`) must have both, be anchored at both ends, and
 * withstand what an attacker derives from the accepted strings.
 */
import ts from 'typescript';

export type RegexFault = {
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

export function checkRegexes(file: ts.SourceFile): RegexFault[] {
  const faults: RegexFault[] = [];
  const source = file.text;
  const accepts = stated(source, 'accepts');
  const rejects = stated(source, 'rejects');
  const found: {regex: RegExp; text: string; line: number; guard: boolean}[] =
    [];
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
        faults.push({
          line,
          name: node.text,
          message: `is no regular expression: ${(error as Error).message}`,
        });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);

  for (const {regex, text, line, guard} of found) {
    if (guard) {
      if (
        !/^(?:\^|\(\?:?\^)/.test(regex.source) ||
        !/\$\)?$/.test(regex.source) ||
        topLevelAlternative(regex.source)
      ) {
        faults.push({
          line,
          name: text,
          message:
            'guards what may be loaded and is not anchored at both ends (`^…$`): it accepts any address that contains a match.',
        });
      }
      const loose =
        /(?<!\\)(?:\w)\.(?=(?:com|org|net|io|dev|example|test|edu|gov|local|internal|hospital|\w+\\?\/))/.exec(
          regex.source,
        );
      if (loose) {
        faults.push({
          line,
          name: text,
          message:
            'has a dot in a host name that is not escaped (`\\.`): it stands for any character.',
        });
      }
      if (!accepts.length || !rejects.length) {
        faults.push({
          line,
          name: text,
          message:
            'guards what may be loaded: the sample must say what it does in comments, `// accepts: …` and `// rejects: …`.',
        });
      }
      for (const {text: good} of accepts) {
        const host = /^https?:\/\/([^/:]+)/.exec(good)?.[1];
        const attacks = [
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
        for (const attack of attacks) {
          if (attack !== good && regex.test(attack)) {
            faults.push({
              line,
              name: text,
              message: `accepts \`${attack}\`, which an attacker can choose.`,
            });
          }
        }
      }
    }
  }
  if (found.length === 1) {
    const {regex, text} = found[0]!;
    for (const s of accepts) {
      if (!regex.test(s.text)) {
        faults.push({
          line: s.line,
          name: text,
          message: `does not accept \`${s.text}\`, as the comment says.`,
        });
      }
    }
    for (const s of rejects) {
      if (regex.test(s.text)) {
        faults.push({
          line: s.line,
          name: text,
          message: `accepts \`${s.text}\`, which the comment says it rejects.`,
        });
      }
    }
  }
  return faults;
}

function guards(node: ts.Node): boolean {
  let up: ts.Node | undefined = node;
  while (up) {
    if (
      ts.isPropertyAssignment(up) &&
      /dangerouslyUseDynamicConfig|dangerouslyAllowedOrigins/.test(
        up.name.getText(),
      )
    ) {
      return true;
    }
    up = up.parent;
  }
  return false;
}

/** `^a|b$` is anchored at one end each. */
function topLevelAlternative(source: string): boolean {
  let depth = 0;
  let inClass = false;
  for (let i = 0; i < source.length; i += 1) {
    const c = source[i];
    if (c === '\\') {
      i += 1;
    } else if (inClass) {
      inClass = c !== ']';
    } else if (c === '[') {
      inClass = true;
    } else if (c === '(') {
      depth += 1;
    } else if (c === ')') {
      depth -= 1;
    } else if (c === '|' && depth === 0) {
      return true;
    }
  }
  return false;
}
