/**
 * `npm run check`                     all checks on all pages and data
 * `npm run check -- path/to/page.md`  all checks on one page, or on a folder of pages
 *
 *   --unverified   also list the names that are unverified, with where they were seen
 *   --missing      also list the public methods and events that are not described, with the file to write in
 *   --lower        bring the ceilings down to what is
 *   --raise        bring the floors of coverage up to what is
 *   --stamps       write what readers see under each page (checks/stamp/stamps.json)
 *
 * Exit: 0 nothing wrong, 1 something is. What could not be checked on this machine is printed as SKIPPED, and fails
 * where CI is set.
 */
import {relative, resolve} from 'node:path';
import {checkDocs} from './check-docs';
import {
  missingByFile,
  percent,
  raiseFloors,
  readFloors,
} from './coverage/coverage';
import {docsVersions, releaseName} from './facts/index';
import {
  lowerCeilings,
  perThousand,
  readCeilings,
  total,
} from './identifiers/ceilings';
import {format} from './report';
import {writeStamps} from './stamp/stamp';

const root = resolve(import.meta.dirname, '..');

const options = ['--unverified', '--missing', '--lower', '--raise', '--stamps'];
/** Options that speak of the whole site: beside a page they would say something of what was not looked at. */
const ofEverything = ['--missing', '--lower', '--raise', '--stamps'];

async function main(): Promise<number> {
  const began = performance.now();
  const args = process.argv.slice(2);
  const flags = args.filter((a) => a.startsWith('--'));
  const unknown = flags.filter((f) => !options.includes(f));
  if (unknown.length)
    throw new Error(
      `${unknown[0]} is no option. Options: ${options.join(', ')}.`,
    );
  const everything = flags.find((f) => ofEverything.includes(f));
  if (everything && flags.length < args.length)
    throw new Error(
      `${everything} speaks of all pages: run it without ${args.find((a) => !a.startsWith('--'))}.`,
    );
  const wanted = args
    .filter((a) => !a.startsWith('--'))
    .map((a) =>
      relative(root, resolve(process.env.INIT_CWD ?? process.cwd(), a)),
    );
  const result = await checkDocs(root, wanted);
  if (flags.includes('--stamps')) {
    writeStamps(root, result.pages);
    result.problems = result.problems.filter(({check}) => check !== 'stamp');
  }

  for (const p of result.problems) console.log(format(p));
  if (result.problems.length) console.log('');
  if (flags.includes('--unverified')) {
    for (const {file, names} of result.unverified)
      for (const n of names)
        console.log(`${file}:${n.line}  unverified  \`${n.name}\` (${n.from})`);
    console.log('');
  }
  const ceilings = readCeilings(root);
  for (const version of docsVersions) {
    const c = result.counts[version];
    if (!total(c)) continue;
    const rate = (kind: 'allowed' | 'unverified') =>
      `${c[kind]} ${kind} (${perThousand(c, kind).toFixed(0)}‰${wanted.length ? '' : ` of at most ${ceilings[version][kind]}‰`})`;
    console.log(
      `${version === 'current' ? 'latest' : version} (${releaseName[version]}): ${c.exact + c.bracketed + c.standard + c.local} found (${c.exact} exact, ${c.bracketed} bracketed, ${c.standard} of the web platform, React or DICOM, ${c.local} of the page's own samples), ${rate('allowed')}, ${rate('unverified')}, ${c.unknown} wrong`,
    );
  }
  if (result.coverage) {
    const floors = readFloors(root);
    for (const version of docsVersions) {
      const of = result.coverage[version];
      console.log(
        `${version === 'current' ? 'latest' : version}: ${of.all.length - of.missing.length} of ${of.all.length} public methods and events of services and managers are described, ${percent(of).toFixed(1)} % (at least ${floors[version]} %)`,
      );
      if (flags.includes('--missing'))
        for (const line of missingByFile(of)) console.log(`  ${line}`);
    }
  }
  if (result.changes)
    for (const [name, {all, explained, allowed}] of Object.entries(
      result.changes,
    ))
      console.log(
        `${releaseName['3.9']} → ${releaseName.current}: ${name} differences explained: ${explained} of ${all}${allowed ? `, ${allowed} allowed with a reason` : ''}`,
      );
  for (const s of result.skipped) console.log(`SKIPPED: ${s.what}: ${s.why}`);
  if (flags.includes('--lower')) {
    const changed = wanted.length ? [] : lowerCeilings(root, result.counts);
    console.log(
      changed.length
        ? `ceilings lowered: ${changed.join(', ')}`
        : 'no ceiling can come down',
    );
  }
  if (flags.includes('--raise')) {
    const changed = result.coverage ? raiseFloors(root, result.coverage) : [];
    console.log(
      changed.length
        ? `floors raised: ${changed.join(', ')}`
        : 'no floor can go up',
    );
  }
  const skippedFails = result.skipped.length > 0 && Boolean(process.env.CI);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${result.pages.length} pages, ${result.recipes} recipes, ${result.ran} samples run, in ${seconds} s: ${result.problems.length ? `${result.problems.length} problems` : skippedFails ? 'incomplete: a check was skipped in CI' : 'nothing wrong'}`,
  );
  return result.problems.length || skippedFails ? 1 : 0;
}

main().then(
  (code) => process.exit(code),
  (error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
