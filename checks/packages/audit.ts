/**
 * `npm run audit:shipped`: does anything that readers' browsers get have a known hole of
 * severity high or critical? Asks the registry (`npm audit --omit=dev`), takes what ships
 * from the built site's `sbom.cdx.json`, and exceptions from `audit-exceptions.json`.
 * Findings in what only builds the site are told, and fail nothing.
 *
 * Exit code 0: asked, nothing found. 1: found. 2: SKIPPED, because there is no build or
 * the registry did not answer; a machine that needs an answer takes that for a failure.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import type {Bom} from '../../plugins/shipped-packages/bom';

/** The part of npm's audit report (version 2) that is read. */
export type AuditReport = {
  vulnerabilities?: Record<
    string,
    {
      name: string;
      via: (
        string | {name: string; title: string; url: string; severity: string}
      )[];
    }
  >;
  message?: string;
};

export type AuditException = {
  /** Address of the advisory, as npm reports it. */
  advisory: string;
  package: string;
  reason: string;
};

export type Verdict =
  | {is: 'skipped'; why: string}
  | {is: 'asked'; faults: string[]; told: string[]};

const serious = new Set(['high', 'critical']);

/** @param shipped names of the packages that a browser gets */
export function verdictOf(
  report: AuditReport,
  shipped: ReadonlySet<string>,
  exceptions: readonly AuditException[],
): Verdict {
  if (!report.vulnerabilities) {
    return {
      is: 'skipped',
      why: `the registry gave no report${report.message ? `: ${report.message}` : ''}`,
    };
  }
  const faults: string[] = [];
  const told: string[] = [];
  const used = new Set<AuditException>();
  const seen = new Set<string>();
  for (const {via} of Object.values(report.vulnerabilities)) {
    for (const finding of via) {
      // A name alone: the finding is that of another package of the report.
      if (typeof finding === 'string' || seen.has(finding.url + finding.name)) {
        continue;
      }
      seen.add(finding.url + finding.name);
      const line = `${finding.name}: ${finding.title} (${finding.severity}, ${finding.url})`;
      if (!serious.has(finding.severity) || !shipped.has(finding.name)) {
        told.push(line);
        continue;
      }
      const exception = exceptions.find(
        ({advisory, package: name}) =>
          advisory === finding.url && name === finding.name,
      );
      if (exception) {
        used.add(exception);
        told.push(`${line}; excepted: ${exception.reason}`);
      } else {
        faults.push(
          `${line}. Update it, or add an exception with the reason to checks/packages/audit-exceptions.json.`,
        );
      }
    }
  }
  for (const exception of exceptions) {
    if (!used.has(exception)) {
      faults.push(
        `The exception for ${exception.package} (${exception.advisory}) is no longer needed: remove it.`,
      );
    }
    if (exception.reason.length < 20) {
      faults.push(`The exception for ${exception.package} gives no reason.`);
    }
  }
  return {is: 'asked', faults, told};
}

/** Names of the packages in a bill of materials. */
export function shippedIn({components}: Bom): Set<string> {
  return new Set(
    components.map(({group, name}) => (group ? `${group}/${name}` : name)),
  );
}

/** npm's own report; what is no JSON is none. */
export function readReport(output: string): AuditReport {
  try {
    return JSON.parse(output) as AuditReport;
  } catch {
    return {message: output.trim().split('\n')[0]};
  }
}

function verdict(): Verdict {
  const bill = 'build/sbom.cdx.json';
  if (!existsSync(bill)) {
    return {
      is: 'skipped',
      why: `there is no ${bill}, which says what ships: run "npm run build" first`,
    };
  }
  const {stdout, stderr, error} = spawnSync(
    'npm',
    ['audit', '--omit=dev', '--json'],
    {encoding: 'utf8', shell: process.platform === 'win32', maxBuffer: 1e8},
  );
  return verdictOf(
    readReport(error ? error.message : stdout || stderr),
    shippedIn(JSON.parse(readFileSync(bill, 'utf8')) as Bom),
    JSON.parse(
      readFileSync('checks/packages/audit-exceptions.json', 'utf8'),
    ) as AuditException[],
  );
}

if (require.main === module) {
  const found = verdict();
  if (found.is === 'skipped') {
    console.error(
      `SKIPPED, NOT PASSED: nobody knows whether what ships has known holes, because ${found.why}.`,
    );
    process.exitCode = 2;
  } else {
    found.told.forEach((line) => console.log(`Not counted: ${line}`));
    found.faults.forEach((line) => console.error(line));
    console.log(
      `What ships has ${found.faults.length === 0 ? 'no' : found.faults.length} serious finding${found.faults.length === 1 ? '' : 's'}.`,
    );
    process.exitCode = found.faults.length > 0 ? 1 : 0;
  }
}
