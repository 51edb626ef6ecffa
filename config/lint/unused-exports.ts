/** `npm run check:exports`: fails for an export that no code imports. Types may be unused. */
import {analyzeTsConfig} from 'ts-unused-exports/lib/app';
import path from 'node:path';

/** What imports without an import that the library sees: patterns of paths. */
const importedElsewhere = [
  // The framework and its theme, by their path.
  'sidebars\\.ts',
  '\\.config\\.ts',
  'src/theme/',
  'src/pages/',
  'src/client-modules/',
  'comparison/(ListPage|PagesPage|ReleasePage)',
  // Pages in MDX, and dynamic imports.
  'src/features/([^/]+/){1,2}index',
  'network-doctor/NetworkRules',
  'upgrade-doctor/AllChanges',
  // In the place of the framework's modules.
  'browser/tools/(framework/|translate)',
  // A worker, and a module that the bundler puts in the place of another.
  'built-pages/read-page',
  // Types of a module in JavaScript, and the global setup of Vitest.
  'viewer\\.d\\.mts',
  'tests/support/temporary-folder',
  'tests/support/two-releases',
  // Readers import what they copy.
  'examples/',
];

// The library's types lack a file.
const {unusedExports} = analyzeTsConfig(path.resolve('tsconfig.exports.json'), [
  '--allowUnusedTypes',
  `--excludePathsFromReport=${importedElsewhere.join(';')}`,
]) as {unusedExports: Record<string, {exportName: string}[]>};
const unused = Object.entries(unusedExports);
for (const [file, exported] of unused) {
  const names = exported
    .map(({exportName}: {exportName: string}) => exportName)
    .join(', ');
  console.error(`${path.relative('.', file)}: nothing imports ${names}.`);
}
process.exitCode = unused.length > 0 ? 1 : 0;
