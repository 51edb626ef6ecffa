/**
 * Compares the evidence of the pages (`_data/sources.json`) with their badges: each
 * unconfirmed claim has both, each entry belongs to a page, each badge names a release, and
 * the number of unconfirmed claims is limited.
 */
import path from 'node:path';
import {dataFolders} from '../data/folders';
import {docsVersions, type DocsVersion} from '../facts/index';
import {nearestOf} from '../facts/nearest';
import type {Problem} from '../report';
import type {JsxBlock, Page} from '../core/page';
import {readJson} from '../core/read-files';

type Claim = {page: string; claim: string; unconfirmed?: true};

type Badge = {page: Page; line: number; claim: string};

const release = /^\d+\.\d+(?:\.\d+(?:-beta\.\d+)?)?$/;

/**
 * @param pages those of this run
 * @param isWhole whether they are all pages of the site
 */
export const checkSources = (
  root: string,
  pages: Page[],
  isWhole: boolean,
): Problem[] => [
  ...pages.flatMap(badgesWithoutRelease),
  ...docsVersions.flatMap((version) => {
    const ofVersion = pages.filter((page) => page.version === version);
    const badges = ofVersion.flatMap(unconfirmedBadges);
    return [
      ...checkVersion(root, version, ofVersion, badges, isWhole),
      ...tooMany(badges),
    ];
  }),
];

/** Readers come for facts. */
const mostUnconfirmed = 7;

const tooMany = (badges: Badge[]): Problem[] =>
  badges.slice(mostUnconfirmed, mostUnconfirmed + 1).map(({page, line}) => ({
    file: page.file,
    line,
    check: 'sources',
    message: `a version has ${badges.length} unconfirmed claims, at most ${mostUnconfirmed}: confirm one, or say less.`,
  }));

const jsxOf = (page: Page, name: RegExp) =>
  page.blocks.filter(
    (block): block is JsxBlock => block.type === 'jsx' && name.test(block.name),
  );

const attributeOf = (block: JsxBlock, name: string) =>
  block.attributes.find((attribute) => attribute.name === name)?.value ?? '';

const unconfirmedBadges = (page: Page): Badge[] =>
  jsxOf(page, /^Unconfirmed$/).map((block) => ({
    page,
    line: block.line,
    claim: attributeOf(block, 'claim'),
  }));

const badgesWithoutRelease = (page: Page): Problem[] =>
  jsxOf(page, /^(?:Since|Until|Changed)$/)
    .filter((block) => !release.test(attributeOf(block, 'version')))
    .map((block) => ({
      file: page.file,
      line: block.line,
      check: 'sources',
      message: `<${block.name}> has the version "${attributeOf(block, 'version')}", which is not a release such as 3.10.0-beta.71.`,
    }));

function checkVersion(
  root: string,
  version: DocsVersion,
  pages: Page[],
  badges: Badge[],
  isWhole: boolean,
): Problem[] {
  const file = path.join(dataFolders[version], 'sources.json');
  const {text = '', value} =
    readJson<{entries: Claim[]}>(path.join(root, file)) ?? {};
  const {entries = []} = value ?? {};
  const entriesOf = (page: string) =>
    entries.filter((entry) => entry.page === page);
  const problems: Problem[] = badges.flatMap(({page, line, claim}) => {
    const found = entriesOf(page.id).find((entry) => entry.claim === claim);
    if (found?.unconfirmed) {
      return [];
    }
    return {
      file: page.file,
      line,
      check: 'sources',
      message: found
        ? `the claim "${claim}" is not marked as unconfirmed in ${file}. Remove the badge, or add "unconfirmed": true.`
        : `the claim "${claim}" has no entry for this page in ${file}.`,
      nearest: found
        ? null
        : nearestOf(
            claim,
            entriesOf(page.id).map((entry) => entry.claim),
          ),
    };
  });
  const ids = new Set(pages.map(({id}) => id));
  const seen = new Set<string>();
  for (const {page, claim, unconfirmed} of entries) {
    const report = (message: string, nearest: string | null = null) =>
      problems.push({
        file,
        line: lineOf(text, claim),
        check: 'sources',
        message,
        nearest,
      });
    if (seen.has(`${page} ${claim}`)) {
      report(`"${claim}" is twice among the claims of ${page}.`);
    }
    seen.add(`${page} ${claim}`);
    if (!ids.has(page)) {
      // A run over some pages does not know the others.
      if (isWhole) {
        report(
          `"${claim}" is a claim of ${page}, which is not a page of this version.`,
          nearestOf(page, [...ids]),
        );
      }
    } else if (
      unconfirmed &&
      !badges.some((badge) => badge.page.id === page && badge.claim === claim)
    ) {
      report(
        `"${claim}" is unconfirmed, and ${page} has no badge for it: add <Unconfirmed claim="${claim}" />, or confirm the claim and remove "unconfirmed".`,
      );
    }
  }
  return problems;
}

const lineOf = (text: string, claim: string) =>
  text.split('\n').findIndex((line) => line.includes(`"claim": "${claim}"`)) +
    1 || 1;
