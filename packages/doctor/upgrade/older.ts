/** Code that 3.8 already did not run. */
import type {SyntaxNode} from '@lezer/common';
import {childrenOf, textOf, unwrapped, type Source} from './source';

const calls: [RegExp, string][] = [
  [
    /\btoolbarService\s*\??\.\s*(?:init|setDefaultTool)\s*\(/,
    'it calls `toolbarService.init` or `setDefaultTool`',
  ],
  [
    /\bToolbarService\s*\.\s*_create\w*Button\b/,
    '`createButton` has replaced `ToolbarService._createToolButton`',
  ],
  [
    /\btype["']?\s*:\s*["']ohif\.(?:action|divider|layoutSelector|radioGroup|splitButton|toggle)["']/,
    'its buttons set `type`, but the viewer uses `uiType`',
  ],
  [
    /\buiType["']?\s*:\s*["']ohif\.(?:action|toggle)["']/,
    'no extension registers the buttons `ohif.action` and `ohif.toggle`',
  ],
  [
    /\bcommand(?:s|Name)["']?\s*:\s*["']toggle(?:ReferenceLines|StackImageSync)["']/,
    'the commands `toggleReferenceLines` and `toggleStackImageSync` are gone',
  ],
  [
    /\b(?:left|right)PanelDefaultClosed\b["']?\s*:/,
    'the layout now uses `leftPanelClosed` and `rightPanelClosed`',
  ],
];

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm;

const functions = /^(?:Arrow)?Function|^MethodDeclaration$/;

/** The expressions that a function of one parameter list returns. */
function resultsOf(node: SyntaxNode): SyntaxNode[] {
  if (node.name === 'ReturnStatement') {
    const [, result] = childrenOf(node);
    return result ? [result] : [];
  }
  return functions.test(node.name) ? [] : childrenOf(node).flatMap(resultsOf);
}

/** What cannot be an object with `valid`. */
const boolean =
  /^(?=[^{]*$)(?:!|true$|false$|.*(?:[=!]==|[<>]|&&|\|\||\.(?:includes|some|every|test)\())/s;

/** Where a mode has an `isValidMode` that returns a boolean. */
function booleanValidity(source: Source): number | undefined {
  let at: number | undefined;
  source.tree.iterate({
    enter({name, node}) {
      const [key] = name === 'Property' ? childrenOf(node) : [];
      if (!key || textOf(source, key) !== 'isValidMode') {
        return;
      }
      const value = node.lastChild!;
      const body = functions.test(value.name) ? value.lastChild! : value;
      const results = body.name === 'Block' ? resultsOf(body) : [body];
      if (results.some((one) => boolean.test(textOf(source, unwrapped(one))))) {
        at ??= node.from;
      }
    },
  });
  return at;
}

/** Places, with what a reader must know; offsets count in the parsed code. */
export function olderThan38(source: Source): {at: number; what: string}[] {
  const validity = booleanValidity(source);
  const code = source.code.replace(comments, (text) => ' '.repeat(text.length));
  return [
    ...calls.map(([pattern, what]) => ({
      at: code.search(pattern),
      what,
    })),
    {
      at: validity ?? -1,
      what: '`isValidMode` returns a boolean instead of an object',
    },
  ]
    .filter(({at}) => at !== -1)
    .map(({at, what}) => ({
      at,
      what: `This code looks older than 3.8: ${what}. First follow /migration-guide/from-3p7-to-3p8.`,
    }));
}
