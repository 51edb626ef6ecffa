/**
 * Finds the releases of `config/releases.ts` to which a page refers: by line, by folder, or
 * in a sentence.
 */
import {latest, releases} from '../../../config/releases';
import type {SaidRelease} from '../facts/index';

export {latest};
export const oldest = releases[releases.length - 1]!;

const numbersOf = (line: string) => line.split('.').map(Number);
const [major = 0, latestMinor = 0] = numbersOf(latest.line);
const [, oldestMinor = 0] = numbersOf(oldest.line);

/** The release of a line (`3.<minor>`), or null for one between two releases of the list. */
function releaseOfMinor(minor: number): SaidRelease | null {
  if (minor < oldestMinor) {
    return 'older';
  }
  if (minor > latestMinor) {
    return 'later';
  }
  return releases.find(({line}) => line === `${major}.${minor}`)?.id ?? null;
}

/** What follows a number that is a measure (`2.5 seconds`) and not a release. */
const unit = String.raw`\s?(?:%|×|°|[kKMGT]i?B\b|[kMG]?Hz\b|m?s\b|seconds?\b|minutes?\b|hours?\b|times\b|million\b|[cm]?m\b|px\b|r?em\b)`;
const releaseNumber = new RegExp(
  String.raw`(?<![\w.^~])v?${major}(?:\.|p)(\d{1,2})(?!\d|${unit})`,
  'g',
);

const number = String.raw`v?\d+(?:\.[\dx]+)*[\w.+-]*`;
/** The numbers of another product, one or several: `Cornerstone3D 3.8.6`, `Python 3.9 or 3.11`, `Cornerstone3D 2.x`. */
const ofOtherProducts = new RegExp(
  String.raw`(?:(?<![\w@/])(?:Alpine|Apache|Cornerstone(?:3D)?|DICOM|Docusaurus|HTTP|Keycloak|NodeJS|Node(?:\.js)?|OAuth|OpenAPI|OpenID Connect|OpenSSL|Python|React|Ruby|Tailwind|TLS|Vite|nginx)|@cornerstonejs/[\w-]+)` +
    String.raw`(?:["'\x60]|:|@|,? versions?| release)*\s*["'^~]*${number}(?:(?:,? (?:and|or|to|until)|,|/) ${number})*`,
  'gi',
);

const olderMajor = major - 1;
const previousMajor = new RegExp(
  String.raw`\bv${olderMajor}\b(?!\.\d)|\bversion ${olderMajor}\b(?!\.\d)|\b${olderMajor}\.x\b`,
  'i',
);
const saysLater = new RegExp(
  String.raw`\blater releases?\b|\blater than ${latest.line.replace('.', '\\.')}\b`,
  'i',
);

/**
 * Finds the releases of the viewer that a text refers to. Lines before the oldest of the list
 * have no published package. Version 2 is called `2.x` or `v2`: no text gives its minor number,
 * so `2.19` is a version of something else.
 */
export function releasesIn(text: string): SaidRelease[] {
  const found = new Set<SaidRelease>();
  const ownText = text.replace(ofOtherProducts, ' ');
  for (const [, minor] of ownText.matchAll(releaseNumber)) {
    const release = releaseOfMinor(Number(minor));
    if (release) {
      found.add(release);
    }
  }
  if (previousMajor.test(ownText)) {
    found.add('older');
  }
  if (saysLater.test(ownText)) {
    found.add('later');
  }
  return [...found];
}

export type Step = {before: SaidRelease; after: SaidRelease};

/** A migration page is about the release before and the one after: `3p9-to-3p10`. */
export function migrationStep(pageId: string): Step | null {
  if (pageId.includes(`from-v${olderMajor}`)) {
    return {before: 'older', after: 'older'};
  }
  const minors = /(?:^|\/)(?:from-)?\dp(\d+)-to-\dp(\d+)(?:\/|$)/.exec(pageId);
  if (!minors) {
    return null;
  }
  const [before = 'older', after = 'older'] = minors
    .slice(1)
    .map((minor) => releaseOfMinor(Number(minor)) ?? undefined);
  return {before, after};
}
