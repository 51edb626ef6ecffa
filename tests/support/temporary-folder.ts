/**
 * One folder for everything that a test run writes to the system's temporary folder. It is
 * removed when the run ends, no matter how a test failed.
 */
import {chmodSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** The variables for the temporary folder, on the systems that Node runs on. */
const names = ['TMPDIR', 'TMP', 'TEMP'];

/** For `globalSetup` of Vitest: the processes of the tests inherit the environment. */
export default function setup(): () => void {
  const oldValues = names.map((name) => process.env[name]);
  const folder = mkdtempSync(path.join(tmpdir(), 'tests-'));
  // As open as the system's own: a web server under test reads as another user.
  chmodSync(folder, 0o755);
  for (const name of names) {
    process.env[name] = folder;
  }
  return () => {
    names.forEach((name, i) => {
      if (oldValues[i] === undefined) {
        delete process.env[name];
      } else {
        process.env[name] = oldValues[i];
      }
    });
    rmSync(folder, {recursive: true, force: true});
  };
}
