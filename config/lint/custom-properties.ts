/**
 * The second half of `npm run check:lint`: every CSS custom property that the site uses is
 * defined, in a style sheet of the site or of the framework, or by a component in its `style`.
 * A browser ignores a declaration with an unknown property without a word: a renamed color
 * leaves a transparent bar behind.
 *
 * A script, because linters look at one file at a time, and here the name and
 * its definition are in different files. A property counts as defined wherever a rule sets
 * it: whether that rule matches the element cannot be known from the files.
 *
 * A fallback, as in `var(--name, 1rem)`, does not help: if nothing defines the name, the
 * fallback is all that is ever used, and a misspelled name would be hidden behind it.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';

/** What a file says; `name` is how a message calls it. */
export type Source = {name: string; text: string};

const root = path.resolve(__dirname, '../..');

/** Not the site's, as in `.oxlintrc.jsonc`: generated, or packages with their own dependencies. */
const ignored = new Set([
  'node_modules',
  'build',
  'test-results',
  'playwright-report',
  'packages/viewer-screenshots',
]);

/** The framework's style sheets whose properties the site may use. */
const frameworkFolders = [
  'node_modules/infima/dist/css/default',
  'node_modules/@docusaurus/theme-classic/lib',
  'node_modules/@docusaurus/theme-common/lib',
  'node_modules/@docsearch/css/dist',
];

/** Radix and the theme's code blocks set these on their elements; no style sheet defines them. */
const setByScripts = /^--(?:radix|prism)-/;

/** `'--name': value` in an object, `['--name' as string]: value`, or `setProperty('--name', …)`. */
const setInCode =
  /(['"`])(--[\w-]+)\1(?:\s+as\s+\w+)?\s*\]?\s*:|setProperty\(\s*(['"`])(--[\w-]+)\3/g;

const reference = /var\(\s*(--[\w-]+)\s*[,)]/g;

function definedIn({name, text}: Source): string[] {
  if (!name.endsWith('.css')) {
    return Array.from(text.matchAll(setInCode), ([, , key, , set]) =>
      String(key ?? set),
    );
  }
  const defined: string[] = [];
  const sheet = postcss.parse(text, {from: name});
  sheet.walkDecls(/^--/, ({prop}) => void defined.push(prop));
  sheet.walkAtRules('property', ({params}) => void defined.push(params.trim()));
  return defined;
}

function usedIn({name, text}: Source): {property: string; line: number}[] {
  const used: {property: string; line: number}[] = [];
  const collect = (value: string, line: number) => {
    for (const [, property] of value.matchAll(reference)) {
      used.push({property: property!, line});
    }
  };
  if (name.endsWith('.css')) {
    postcss
      .parse(text, {from: name})
      .walkDecls(({value, source}) => collect(value, source!.start!.line));
  } else {
    text.split('\n').forEach((line, i) => collect(line, i + 1));
  }
  return used;
}

/**
 * @param site the site's style sheets and components
 * @param framework style sheets that define properties for them
 * @returns one line for each use of a property that nothing defines
 */
export function undefinedProperties(
  site: readonly Source[],
  framework: readonly Source[],
): string[] {
  const defined = new Set([...site, ...framework].flatMap(definedIn));
  return site.flatMap((source) =>
    usedIn(source)
      .filter(({property}) => !defined.has(property))
      .filter(({property}) => !setByScripts.test(property))
      .map(
        ({property, line}) =>
          `${source.name}:${line}: ${property} is used, but nothing defines it.`,
      ),
  );
}

/** The files below a folder whose names match, without hidden and ignored folders. */
function sources(folder: string, names: RegExp): Source[] {
  return readdirSync(path.join(root, folder), {withFileTypes: true}).flatMap(
    (entry) => {
      const name = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) {
        return entry.name.startsWith('.') || ignored.has(name)
          ? []
          : sources(name, names);
      }
      return names.test(name)
        ? [{name, text: readFileSync(path.join(root, name), 'utf8')}]
        : [];
    },
  );
}

/** The findings in this repository. */
export function findings(): string[] {
  const site = [
    ...sources('', /\.css$/),
    ...sources('src', /(?<!\.spec)\.tsx?$/),
  ];
  const framework = frameworkFolders.map((folder) => sources(folder, /\.css$/));
  const empty = frameworkFolders.filter((_, i) => framework[i]!.length === 0);
  return empty.length > 0
    ? [
        `There are no style sheets in ${empty.join(', ')}: run "npm ci", or correct the list in config/lint/custom-properties.ts.`,
      ]
    : undefinedProperties(site, framework.flat());
}

if (require.main === module) {
  const found = findings();
  if (found.length > 0) {
    console.error(
      `${found.join('\n')}\nDefine each in src/css (colors: packages/ui-next/tokens/tokens.json, then "npm run tokens"), or use the name of one that exists.`,
    );
    process.exitCode = 1;
  }
}
