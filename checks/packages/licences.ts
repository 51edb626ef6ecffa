/**
 * May we use every package that the lockfile names? Its licence, an SPDX expression, must
 * be allowed in `licences.json`, or the package be excepted there with a reason. Reads
 * files only: no network.
 */
import parse, {type Info} from 'spdx-expression-parse';

export type LicenceRules = {
  allowed: string[];
  /** `package` may end in `*`. `licence` is what is excepted, and nothing else. */
  exceptions: {package: string; licence: string; reason: string}[];
};

export type Lockfile = {
  packages: Record<string, {license?: string; link?: boolean}>;
};

/** The name of a package, from its place in the lockfile. */
export function nameOf(place: string): string {
  return place.slice(
    place.lastIndexOf('node_modules/') + 'node_modules/'.length,
  );
}

function permits(info: Info, allowed: ReadonlySet<string>): boolean {
  if ('conjunction' in info) {
    const sides = [info.left, info.right];
    return info.conjunction === 'or'
      ? sides.some((side) => permits(side, allowed))
      : sides.every((side) => permits(side, allowed));
  }
  return allowed.has(info.license);
}

/** Every fault, one line each: licences that are not allowed, exceptions without use. */
export function licenceFaults(
  {packages}: Lockfile,
  {allowed, exceptions}: LicenceRules,
): string[] {
  const faults: string[] = [];
  const used = new Set<LicenceRules['exceptions'][number]>();
  const allowedSet = new Set(allowed);
  const needed = new Set<string>();

  for (const [place, {license, link}] of Object.entries(packages)) {
    if (place === '' || link) {
      continue;
    }
    const name = nameOf(place);
    const excepted = exceptions.filter(({package: pattern}) =>
      pattern.endsWith('*')
        ? name.startsWith(pattern.slice(0, -1))
        : name === pattern,
    );
    if (license === undefined) {
      excepted.forEach((exception) => used.add(exception));
      if (excepted.length === 0) {
        faults.push(
          `${name} states no licence. Read its files; when they permit what we do, add an exception with the reason to checks/packages/licences.json, else use another package.`,
        );
      }
      continue;
    }
    let info: Info;
    try {
      info = parse(license);
    } catch {
      faults.push(
        `${name} states "${license}", which is no SPDX expression. Read its files, then add an exception with the reason, or use another package.`,
      );
      continue;
    }
    if (permits(info, allowedSet)) {
      needed.add(license);
      continue;
    }
    excepted.forEach((exception) => used.add(exception));
    const withExceptions = new Set([
      ...allowed,
      ...excepted.map(({licence}) => licence.replace(/-or-later$/, '')),
      ...excepted.map(({licence}) => licence),
    ]);
    if (!permits(info, withExceptions)) {
      faults.push(
        `${name} has the licence ${license}, which is not allowed. Use another package, or add an exception with the reason to checks/packages/licences.json. Allowed: ${allowed.join(', ')}.`,
      );
    }
  }
  for (const exception of exceptions) {
    if (!used.has(exception)) {
      faults.push(
        `The exception for ${exception.package} (${exception.licence}) is no longer needed: remove it.`,
      );
    }
    if (exception.reason.length < 20) {
      faults.push(`The exception for ${exception.package} gives no reason.`);
    }
  }
  for (const licence of allowed) {
    if (![...needed].some((expression) => expression.includes(licence))) {
      faults.push(`No package has the allowed licence ${licence}: remove it.`);
    }
  }
  return faults;
}
