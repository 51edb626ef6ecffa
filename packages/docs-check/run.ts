/** `npm run check`: `--help` says how. Exit: 0 nothing wrong, 1 something is, or a check was skipped where CI is set. */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {releases} from '../../config/releases';
import {checkDocs, type Result} from './check-docs';
import {ceilings, perThousand, total, type Kind} from './core/ceilings';
import {format} from './report';
import {writeNotes} from './verification/notes';

const root = path.resolve(import.meta.dirname, '../..');

const help = `npm run check                        everything: all pages and reference data
npm run check -- docs/faq/index.md   one page, a folder of pages, or a file of reference data

  --unverified   also list the names that no source proves
  --notes        write the note under each page (packages/docs-check/verification/notes/)

packages/docs-check/README.md explains what a problem means.`;

function printCounts({counts: all}: Result, isFullRun: boolean): void {
  for (const {id, line, release} of releases) {
    const counts = all[id];
    const {exact, local, standard} = counts;
    const rate = (kind: Kind) =>
      isFullRun
        ? ` (${perThousand(counts, kind).toFixed(1)} of 1,000; at most ${ceilings[kind]})`
        : '';
    if (total(counts)) {
      console.log(
        `Names on pages of ${line}: ${exact} are in the source of ${release}, ${local} are declared by the page's own samples, ${standard} belong to JavaScript, the browser, React, or DICOM, ${counts.allowed} are allowed with a reason${rate('allowed')}, and ${counts.unverified} could not be checked${rate('unverified')}.`,
      );
    }
  }
}

/** What could not be checked on this machine: a reason each, however many checks it stops. */
function printSkipped({skipped}: Result): void {
  const byReason = new Map<string, string[]>();
  for (const {what, why} of skipped) {
    byReason.set(why, [...(byReason.get(why) ?? []), what]);
  }
  for (const [why, [first, ...others]] of byReason) {
    console.log(
      `SKIPPED: ${first}${others.length ? ` and ${others.length} more` : ''}: ${why}`,
    );
  }
}

async function main(): Promise<number> {
  const began = performance.now();
  const {values: flags, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      help: {type: 'boolean'},
      unverified: {type: 'boolean'},
      notes: {type: 'boolean'},
    },
  });
  const from = process.env.INIT_CWD ?? process.cwd();
  const wanted = positionals.map((page) =>
    path.relative(root, path.resolve(from, page)),
  );
  if (flags.help) {
    console.log(help);
    return 0;
  }
  const result = await checkDocs(root, wanted);
  if (flags.notes) {
    writeNotes(root, result.pages, wanted.length === 0);
    result.problems = result.problems.filter(({check}) => check !== 'note');
  }
  for (const {file, names} of flags.unverified ? result.unverified : []) {
    for (const {file: place = file, from, line, name} of names) {
      console.log(`${place}:${line}  unverified  \`${name}\` (${from})`);
    }
  }
  printCounts(result, !wanted.length);
  printSkipped(result);
  const {pages, problems, ran, recipes, skipped} = result;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `Checked in ${seconds} s: ${pages.length} pages, ${recipes} recipes, and ${ran} samples that were run.`,
  );
  // A name that is twice on a line is one problem to solve.
  const lines = new Set(problems.map(format));
  for (const line of lines) {
    console.log(line);
  }
  const skippedFails = skipped.length > 0 && Boolean(process.env.CI);
  console.log(
    lines.size
      ? `Problems: ${lines.size}.`
      : skippedFails
        ? 'Incomplete: a check was skipped, and CI is set.'
        : 'Nothing is wrong.',
  );
  return problems.length || skippedFails ? 1 : 0;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
