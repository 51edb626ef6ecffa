/**
 * `npm run cut-version -- <version>` freezes the current docs: runs Docusaurus' `docs:version`
 * and copies the facts of the version. The pages of the copy then include the examples of their
 * own version, which it shares with the next until they differ (examples/first-extension/README.md).
 */
import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {latest} from '../config/releases';
import {runMain} from './run-main';

const examples = [
  'examples/extension-and-mode',
  'examples/first-extension',
  'examples/first-study',
];

const facts = 'packages/docs-check/facts';

/** @throws if the name is not one, or if the version exists */
export function checkName(
  version: string | undefined,
  existing: readonly string[],
): asserts version is string {
  if (!version || !/^\d+\.\d+$/.test(version)) {
    throw new Error(
      `"${version ?? ''}" is not a version. Give major and minor number: npm run cut-version -- ${latest.line}`,
    );
  }
  if (existing.includes(version)) {
    throw new Error(
      `Version ${version} exists already. Versions: ${existing.join(', ')}.`,
    );
  }
}

/** Lets the pages below a folder include the examples of their own version. */
export function includeOwnExamples(folder: string, version: string): void {
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    const file = path.join(folder, name);
    if (/\.mdx?$/.test(name)) {
      let text = readFileSync(file, 'utf8');
      for (const example of examples) {
        text = text.replaceAll(
          `${example}/${latest.id}/`,
          () => `${example}/${version}/`,
        );
      }
      writeFileSync(file, text);
    }
  }
}

/** The data of a version name the schemas of `docs/`, which exist once. */
export function useSharedSchemas(data: string): void {
  const schemas = path.join('docs', '_data', 'schemas');
  rmSync(path.join(data, 'schemas'), {recursive: true});
  for (const name of readdirSync(data, {recursive: true, encoding: 'utf8'})) {
    const file = path.join(data, name);
    if (name.endsWith('.json')) {
      const shared = path.relative(path.dirname(file), schemas);
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replace(
          /("\$schema": ")[./]*schemas(?=\/)/,
          (_, key: string) => key + shared.replaceAll(path.sep, '/'),
        ),
      );
    }
  }
}

runMain(module, () => {
  const version = process.argv[2];
  const existing = JSON.parse(
    readFileSync('versions.json', 'utf8'),
  ) as string[];
  checkName(version, existing);
  execFileSync('npx', ['docusaurus', 'docs:version', version], {
    stdio: 'inherit',
  });
  const copy = path.join(facts, version);
  if (!existsSync(copy)) {
    cpSync(path.join(facts, latest.id), copy, {recursive: true});
  }
  includeOwnExamples(
    path.join('versioned_docs', `version-${version}`),
    version,
  );
  useSharedSchemas(path.join('versioned_docs', `version-${version}`, '_data'));
  console.log(
    `Copied docs and facts of ${version}. Now add the release to config/releases.ts: CONTRIBUTING.md, "Cut a version".`,
  );
});
