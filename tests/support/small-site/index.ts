/**
 * Builds and serves the site with three test pages instead of all, for tests that need
 * other settings than the default build.
 */
import {execFile} from 'node:child_process';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {promisify} from 'node:util';
import {createSiteServer} from '../../../deploy/site-server';

const root = path.resolve(__dirname, '../../..');

/** Time to build on a slow machine. */
export const buildTimeout = 15 * 60_000;

export type SmallSite = {
  /** Where it was built. */
  folder: string;
  /** Without a slash at its end. */
  address: string;
  close: () => void;
};

/**
 * @param name of the folder that it is built in; one for each that is built side by side
 * @param env settings of the build, as the real site takes them from the environment
 */
export async function smallSite(
  name: string,
  env: Record<string, string>,
): Promise<SmallSite> {
  const folder = path.join('.cache', name);
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, args, {
      cwd: root,
      env: {
        ...process.env,
        ...env,
        // The bundler's cache belongs to the real site, which has other settings.
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        // Next to the real site's, which another process may be using.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(
          '.cache',
          `${name}-generated`,
        ),
      },
    });
  // The two steps of `npm run build`.
  await run(
    require.resolve('@docusaurus/core/bin/docusaurus.mjs'),
    'build',
    '--config',
    'tests/support/small-site/docusaurus.config.ts',
    '--out-dir',
    folder,
  );
  await run('--import', 'tsx', 'deploy/finish-build.ts', folder);
  const server = createSiteServer(path.join(root, folder));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    folder,
    address: `http://127.0.0.1:${port}`,
    close: () => server.close(),
  };
}
