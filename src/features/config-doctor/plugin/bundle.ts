/**
 * Bundles the worker of the page. The parser is made smaller on the way (parser.ts), and the
 * names of its methods are shortened: of 54 kB (brotli), 43 are left. `bundle.full.test.ts` compares the results of the script
 * with those of the rules.
 */
import {readFileSync} from 'node:fs';
import {bundleWorker} from '../../../../plugins/tool-worker';
import {forReaders} from './parser';

/** Names of the parser's own properties. */
const ofParser =
  /^(?:(?:parse|check|start|is|cur|last|can|in|init|token|await|yield|allow)[A-Z]\w*|(?:read|finish)[A-Z_]\w*|(?:regexp_|dummy|toAssign|skip|should|treat|current|declare|enter|exit|potential|super|look|raise|unexpected|expect|eat|expr|parenthesized|private|fullCharCode|validate|override)\w+|raise|unexpected|update\w*|modelAt|placeOf|notKnown|key(?:Start|End)|(?:afterT|t)railingComma|scopeStack|adaptDirectivePrologue|invalid(?:StringToken|Template)|shorthandAssign|nextLineStart|doubleProto|undefinedExports|fromFunction|needsRoot|computed|properties|unassigned|configuration|superClass|says|keyword|binop|prefix|postfix|updateContext|beforeExpr|startsExpr|isLoop|isAssign|callee|elements|params|argument|declaration|generator|delegate|specifiers|imported|exported|cooked|directive|sourceType|quasis|expressions|declarations|consequent|alternate|p(?:ush|op)Cx|containsEsc|insertSemicolon)$/;

/** Browser APIs that match the pattern above and must keep their names. */
const ofBrowsers =
  /^(?:startsWith|lastIndex(?:Of)?|is(?:Array|Integer|Finite|NaN|SafeInteger)|parse(?:Int|Float))$/;

/** @returns the script of the worker */
export const bundleDoctor = (): Promise<string> =>
  bundleWorker(require.resolve('@ohif-docs/doctor/worker'), {
    mangleProps: ofParser,
    reserveProps: ofBrowsers,
    plugins: [
      {
        name: 'parser-for-readers',
        setup(bundler) {
          bundler.onLoad(
            {filter: /[\\/]acorn(-loose)?\.mjs$/},
            ({path: file}) => ({
              contents: forReaders(file, readFileSync(file, 'utf8')),
            }),
          );
        },
      },
    ],
  });
