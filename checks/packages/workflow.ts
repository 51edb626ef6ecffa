/** What a workflow of continuous integration may not do. */
import {parse} from 'yaml';

type Workflow = {
  permissions?: Record<string, string> | string;
  jobs: Record<
    string,
    {
      permissions?: Record<string, string> | string;
      steps: {uses?: string; run?: string; with?: Record<string, unknown>}[];
    }
  >;
};

const pinned =
  /^\s*-?\s*uses:\s*[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+(?:\.\d+)*$/;

/**
 * Actions that are not pinned to a commit (with its version as a comment), rights to
 * write, credentials left behind, npm scripts that do not exist: one line each.
 */
export function workflowFaults(
  source: string,
  scripts: readonly string[],
): string[] {
  const faults: string[] = [];
  const {permissions, jobs} = parse(source) as Workflow;
  for (const line of source.split('\n')) {
    if (/^\s*-?\s*uses:/.test(line) && !pinned.test(line)) {
      faults.push(
        `${line.trim()}: not pinned. Write owner/action@<40 hexadecimal digits> # v<version>.`,
      );
    }
  }
  if (!permissions) {
    faults.push('The workflow has no permissions: give it "contents: read".');
  }
  const rights = [
    permissions,
    ...Object.values(jobs).map((job) => job.permissions),
  ];
  if (rights.some((right) => JSON.stringify(right ?? '').includes('write'))) {
    faults.push('The workflow may write: it needs to read only.');
  }
  for (const [name, {steps}] of Object.entries(jobs)) {
    for (const {uses, run = '', with: options} of steps) {
      if (
        uses?.startsWith('actions/checkout@') &&
        options?.['persist-credentials'] !== false
      ) {
        faults.push(`${name}: the checkout leaves its credentials behind.`);
      }
      for (const [, script] of run.matchAll(/npm run ([\w:-]+)/g)) {
        if (!scripts.includes(script!)) {
          faults.push(`${name}: package.json has no script "${script}".`);
        }
      }
    }
  }
  return faults;
}
