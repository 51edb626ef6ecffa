/**
 * Files that readers take from the site: the program `ohif-doctor` with its checksum, and the
 * types and the schema of each release's configuration.
 */
import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {schemaFiles} from '@ohif-docs/doctor/cli/schema-files';

/**
 * The tarball that `npm run pack -- doctor` makes. It is made in a process of its own, because
 * the build loads modules in another way.
 */
async function packedDoctor(
  siteDir: string,
  site: string,
): Promise<{name: string; program: Buffer}> {
  const folder = await mkdtemp(path.join(tmpdir(), 'downloads-'));
  try {
    const {stdout} = await promisify(execFile)(
      process.execPath,
      [
        ...['--require', 'tsx/cjs', 'scripts/pack.ts'],
        ...['doctor', '--to', folder],
      ],
      {cwd: siteDir, env: {...process.env, SITE_URL: site, NODE_OPTIONS: ''}},
    );
    const file = stdout.trim();
    return {
      // `ohif-doctor-1.0.0.tgz`: the program, not the package.
      name: path.basename(file).replace(/^ohif-docs-/, 'ohif-'),
      program: await readFile(file),
    };
  } finally {
    await rm(folder, {recursive: true});
  }
}

/**
 * All files, by their paths below the base URL.
 *
 * @param site origin of the pages, with the base URL
 */
async function downloads(
  siteDir: string,
  site: string,
): Promise<Map<string, string | Uint8Array>> {
  const {name, program} = await packedDoctor(siteDir, site);
  const sum = createHash('sha256').update(program).digest('hex');
  return new Map<string, string | Uint8Array>([
    [`downloads/${name}`, program],
    // The form that `sha256sum --check` reads.
    [`downloads/${name}.sha256`, `${sum}  ${name}\n`],
    ...Object.entries(schemaFiles(site)),
  ]);
}

/** Writes them into the build. */
export async function writeDownloads(
  {siteDir, outDir}: {siteDir: string; outDir: string},
  site: string,
): Promise<void> {
  for (const [file, content] of await downloads(siteDir, site)) {
    const to = path.join(outDir, file);
    await mkdir(path.dirname(to), {recursive: true});
    await writeFile(to, content);
  }
}
