/** The rules that oxlint lacks, as its plugin. */
import path from 'node:path';
import {problemOfImport, problemOfPlace} from './import-rules.mjs';

/** A rule that refuses what a selector of the syntax tree matches. */
const refuse = (selectors) => ({
  create: (context) =>
    Object.fromEntries(
      Object.entries(selectors).map(([selector, message]) => [
        selector,
        (node) => context.report({node, message}),
      ]),
    ),
});

const imports = {
  create(context) {
    const file = path
      .relative(context.cwd, context.filename)
      .replaceAll('\\', '/');
    const report = (node, message) =>
      message && context.report({node, message});
    const check = (source) => {
      if (typeof source?.value === 'string') {
        report(source, problemOfImport(file, source.value));
      }
    };
    return {
      Program: (node) => report(node, problemOfPlace(file)),
      ImportDeclaration: ({source}) => check(source),
      ExportAllDeclaration: ({source}) => check(source),
      ExportNamedDeclaration: ({source}) => check(source),
      ImportExpression: ({source}) => check(source),
      'CallExpression[callee.name="require"]': (call) =>
        check(call.arguments[0]),
    };
  },
};

const isText =
  ':matches([type="Literal"], [type="TemplateLiteral"][expressions.length=0])';

export default {
  meta: {name: 'own'},
  rules: {
    imports,
    // The extraction of translations runs no code.
    'translatable-text': refuse({
      [`JSXElement[openingElement.name.name="Translate"] > JSXExpressionContainer > :not(${isText})`]:
        'The text of <Translate> must be a string: use its `values` for what varies.',
      'JSXElement[openingElement.name.name="Translate"] > JSXElement':
        'The text of <Translate> must be a string: use its `values` for what varies.',
      'CallExpression[callee.name="translate"]:not([arguments.0.type="ObjectExpression"])':
        'The argument of translate() must be an object.',
      [`CallExpression[callee.name="translate"] > ObjectExpression > Property[key.name="message"] > .value:not(${isText})`]:
        'The message of translate() must be a string: use its second argument for what varies.',
    }),
    'html-links': refuse({
      'JSXOpeningElement[name.name="a"]': 'Use Link of `@docusaurus/Link`.',
    }),
    'html-headings': refuse({
      'JSXOpeningElement[name.name=/^h[1-6]$/]':
        'Use Heading of `@theme/Heading`.',
    }),
    // Of the oldest browsers of `browserslist` (package.json): compilers translate syntax only.
    'old-browsers': refuse({
      ':matches(Literal[regex.pattern=/\\(\\?<[=!]/], Literal[value=/\\(\\?<[=!]/], TemplateElement[value.raw=/\\(\\?<[=!]/])':
        'Safari before 16.4 has no lookbehind and rejects the whole file because of it: match a group, and put it back.',
      'MemberExpression[object.name="AbortSignal"][property.name="timeout"]':
        'Safari supports it from 16 on: use an AbortController and a timer.',
    }),
  },
};
