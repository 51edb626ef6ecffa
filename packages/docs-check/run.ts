/**
 * `npm run check`                     all checks on all pages and data
 * `npm run check -- path/to/page.md`  all checks on one page, or on a folder of pages
 *
 *   --unverified   also list the names that are unverified, with where they were seen
 *   --missing      also list the public methods and events that are not described, with the file to write in
 *   --lower        bring the ceilings down to the present rate
 *   --raise        bring the floors of coverage up to the present share
 *   --notes       write what readers see under each page (packages/docs-check/verification/notes/)
 *
 * Exit: 0 nothing wrong, 1 something is. What could not be checked on this machine is printed as
 * SKIPPED, and fails if CI is set.
 */
import path from 'node:path';
import {parseArguments} from './arguments';
import type {ChangesCoverage} from './changes/changes';
import {latestStep, releasesOf} from './changes/explained';
import {checkDocs, type Result} from './check-docs';
import {lowerCeilings, perThousand, readCeilings, total} from './core/ceilings';
import {latest} from './core/releases';
import {
  missingByFile,
  parts,
  percent,
  raiseFloors,
  readFloors,
  whatIsCounted,
} from './coverage/coverage';
import {docsVersions, releaseName} from './facts/index';
import {format} from './report';
import {writeNotes} from './verification/notes';

const root = path.resolve(import.meta.dirname, '../..');

function printProblems({problems, unverified}: Result, flags: string[]): void {
  for (const problem of problems) {
    console.log(format(problem));
  }
  if (problems.length) {
    console.log('');
  }
  if (flags.includes('--unverified')) {
    for (const {file, names} of unverified) {
      for (const {file: other, from, line, name} of names) {
        console.log(
          `${other ?? file}:${line}  unverified  \`${name}\` (${from})`,
        );
      }
    }
    console.log('');
  }
}

function printCounts(result: Result, isFullRun: boolean): void {
  const ceilings = readCeilings(root);
  for (const version of docsVersions) {
    const counts = result.counts[version];
    if (!total(counts)) {
      continue;
    }
    const {bracketed, exact, local, standard, unknown} = counts;
    const rate = (kind: 'allowed' | 'unverified') =>
      `${counts[kind]} ${kind} (${perThousand(counts, kind).toFixed(0)}‰${isFullRun ? ` of at most ${ceilings[version]?.[kind] ?? '?'}‰` : ''})`;
    console.log(
      `${version.replace(latest.id, 'latest')} (${releaseName[version]}): ${exact + bracketed + standard + local} found (${exact} exact, ${bracketed} bracketed, ${standard} of the web platform, React or DICOM, ${local} of the page's own samples), ${rate('allowed')}, ${rate('unverified')}, ${unknown} wrong`,
    );
  }
}

function printCoverage({coverage, changes}: Result, flags: string[]): void {
  if (coverage) {
    const floors = readFloors(root);
    for (const part of parts) {
      const {all, missing} = coverage[part];
      console.log(
        `${part.replace(latest.id, 'latest')}: ${all.length - missing.length} of ${all.length} ${whatIsCounted(part)} are described, ${percent(coverage[part]).toFixed(1)} % (at least ${floors[part] ?? '?'} %)`,
      );
      if (flags.includes('--missing')) {
        for (const line of missingByFile(coverage[part])) {
          console.log(`  ${line}`);
        }
      }
    }
  }
  for (const [name, {all, explained, allowed}] of Object.entries(
    changes ?? {},
  )) {
    console.log(
      `${releasesOf({package: name as keyof ChangesCoverage}, latestStep, ' → ')}: ${name} differences explained: ${explained} of ${all}${allowed ? `, ${allowed} allowed with a reason` : ''}`,
    );
  }
}

/** Also adds the ratchets of a new release, so that their absence is no longer a problem. */
function moveRatchets(result: Result, flags: string[]): void {
  const {counts, coverage} = result;
  if (flags.includes('--lower') && flags.includes('--raise')) {
    result.problems = result.problems.filter(
      ({check}) => check !== 'new-release',
    );
  }
  if (flags.includes('--lower')) {
    const changed = lowerCeilings(root, counts);
    console.log(
      changed.length
        ? `ceilings lowered: ${changed.join(', ')}`
        : 'no ceiling can come down',
    );
  }
  if (flags.includes('--raise')) {
    const changed = coverage ? raiseFloors(root, coverage) : [];
    console.log(
      changed.length
        ? `floors raised: ${changed.join(', ')}`
        : 'no floor can go up',
    );
  }
}

async function main(): Promise<number> {
  const began = performance.now();
  const {flags, wanted} = parseArguments(process.argv.slice(2), root);
  const result = await checkDocs(root, wanted);
  if (flags.includes('--notes')) {
    writeNotes(root, result.pages, wanted.length === 0);
    result.problems = result.problems.filter(({check}) => check !== 'note');
  }
  moveRatchets(result, flags);
  printProblems(result, flags);
  printCounts(result, !wanted.length);
  printCoverage(result, flags);
  const {pages, problems, ran, recipes, skipped} = result;
  for (const {what, why} of skipped) {
    console.log(`SKIPPED: ${what}: ${why}`);
  }
  const skippedFails = skipped.length > 0 && Boolean(process.env.CI);
  const end = problems.length
    ? `${problems.length} problems`
    : skippedFails
      ? 'incomplete: a check was skipped in CI'
      : 'nothing wrong';
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${pages.length} pages, ${recipes} recipes, ${ran} samples run, in ${seconds} s: ${end}`,
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
