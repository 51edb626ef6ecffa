/**
 * Writes the facts of every release in `config/releases.ts`, or with `--verify` makes them again and compares byte for byte.
 *
 *   tsx packages/docs-check/facts/generate.ts            write packages/docs-check/facts/<release>/*.json and packages/docs-check/facts/standard/*.json
 *   tsx packages/docs-check/facts/generate.ts --verify   exit 0: the same; 1: they differ; 3: SKIPPED, the registry is out of reach
 *
 * `application.json` of each version is not generated: no package of the application is published for it, so a
 * person reads it off the platform's repository and names file and commit (see README.md).
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {RegistryOutOfReach} from './fetch';
import {makeFacts} from './make';

const folder = import.meta.dirname;

async function main(): Promise<number> {
  const verify = process.argv.includes('--verify');
  let newFacts: Map<string, string>;
  try {
    newFacts = await makeFacts();
  } catch (error) {
    if (!(error instanceof RegistryOutOfReach)) {
      throw error;
    }
    console.error('='.repeat(78));
    console.error(`SKIPPED: ${error.message}. The facts were NOT verified.`);
    console.error('='.repeat(78));
    return 3;
  }
  const differing: string[] = [];
  for (const [file, text] of newFacts) {
    const place = path.join(folder, file);
    const kept = existsSync(place) ? readFileSync(place, 'utf8') : null;
    if (kept === text) {
      continue;
    }
    differing.push(file);
    if (verify) {
      report(file, kept ?? '', text);
    } else {
      mkdirSync(path.dirname(place), {recursive: true});
      writeFileSync(place, text);
    }
  }
  if (verify) {
    console.log(
      differing.length
        ? `FAILED: ${differing.length} of ${newFacts.size} fact files differ from the published packages: ${differing.join(', ')}`
        : `facts:verify: ${newFacts.size} files are byte for byte what the published packages say.`,
    );
    return differing.length ? 1 : 0;
  }
  console.log(
    `facts: ${newFacts.size} files, ${differing.length} changed${differing.length ? `: ${differing.join(', ')}` : ''}`,
  );
  return 0;
}

function report(file: string, kept: string, made: string) {
  const committedLines = new Set(
    kept.split('\n').map((l) => l.replace(/,$/, '')),
  );
  const extractedLines = new Set(
    made.split('\n').map((l) => l.replace(/,$/, '')),
  );
  const lines = [
    ...[...committedLines]
      .filter((l) => !extractedLines.has(l))
      .map((l) => `  committed, not in the package: ${l.slice(0, 200)}`),
    ...[...extractedLines]
      .filter((l) => !committedLines.has(l))
      .map((l) => `  in the package, not committed: ${l.slice(0, 200)}`),
  ];
  console.error(
    `packages/docs-check/facts/${file}\n${lines.slice(0, 6).join('\n')}${lines.length > 6 ? `\n  and ${lines.length - 6} more lines` : ''}`,
  );
}

if (process.argv[1] === import.meta.filename) {
  main().then(
    (code) => process.exit(code),
    (error) => {
      console.error(
        error instanceof Error ? error.message.slice(0, 2000) : error,
      );
      process.exit(1);
    },
  );
}
