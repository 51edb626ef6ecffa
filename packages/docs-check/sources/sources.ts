/**
 * Compares the evidence of the pages (`_data/sources.json`) with their badges: each
 * unconfirmed claim has both, each entry belongs to a page, each badge names a release, and
 * the number of unconfirmed claims is limited.
 */
import path from 'node:path';
import {dataFolders} from '../data/folders';
import {docsVersions, type DocsVersion} from '../facts/index';
import {nearestOf} from '../facts/nearest';
import {lineOf, reporter, type Problem} from '../report';
import type {Page} from '../core/page';
import {readJson} from '../core/read-files';

type Claim = {page: string; claim: string; unconfirmed?: true};

type Badge = {page: Page; line: number; name: string; value: string};

const release = /^\d+\.\d+(?:\.\d+(?:-beta\.\d+)?)?$/;

const mostUnconfirmed = 7;

const problem = reporter('sources');

/** The badges of a page, with the value of an attribute. */
const badgesOf = (page: Page, names: string[], attribute: string): Badge[] =>
  page.blocks.flatMap((block) => {
    if (block.type !== 'jsx' || !names.includes(block.name)) {
      return [];
    }
    const {attributes, line, name} = block;
    const {value} = attributes.find((a) => a.name === attribute) ?? {};
    return [{page, line, name, value: value ?? ''}];
  });

/**
 * @param pages those of this run
 * @param isWhole whether they are all pages of the site
 */
export const checkSources = (
  root: string,
  pages: Page[],
  isWhole: boolean,
): Problem[] => [
  ...pages.flatMap((page) =>
    badgesOf(page, ['Since', 'Until', 'Changed'], 'version')
      .filter(({value}) => !release.test(value))
      .map(({line, name, value}) =>
        problem(
          page.file,
          line,
          `<${name}> has the version "${value}", which is not a release such as 3.10.0-beta.71.`,
        ),
      ),
  ),
  ...docsVersions.flatMap((version) => {
    const ofVersion = pages.filter((page) => page.version === version);
    const badges = ofVersion.flatMap((page) =>
      badgesOf(page, ['Unconfirmed'], 'claim'),
    );
    return [
      ...badges
        .slice(mostUnconfirmed, mostUnconfirmed + 1)
        .map(({page, line}) =>
          problem(
            page.file,
            line,
            `a version has ${badges.length} unconfirmed claims, at most ${mostUnconfirmed}: confirm one, or say less.`,
          ),
        ),
      ...checkVersion(root, version, ofVersion, badges, isWhole),
    ];
  }),
];

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
  const problems: Problem[] = badges.flatMap(({page, line, value: claim}) => {
    const ofPage = entries.filter((entry) => entry.page === page.id);
    const found = ofPage.find((entry) => entry.claim === claim);
    if (found) {
      return found.unconfirmed
        ? []
        : problem(
            page.file,
            line,
            `the claim "${claim}" is not marked as unconfirmed in ${file}. Remove the badge, or add "unconfirmed": true.`,
          );
    }
    const claims = ofPage.map((entry) => entry.claim);
    const message = `the claim "${claim}" has no entry for this page in ${file}.`;
    const nearest = nearestOf(claim, claims);
    return problem(page.file, line, message, {nearest});
  });
  const ids = pages.map(({id}) => id);
  for (const [i, {page, claim, unconfirmed}] of entries.entries()) {
    const report = (message: string, nearest?: string | null) => {
      const line = lineOf(text, `"claim": "${claim}"`);
      problems.push(problem(file, line, message, {nearest}));
    };
    if (entries.slice(0, i).some((e) => e.page === page && e.claim === claim)) {
      report(`"${claim}" is twice among the claims of ${page}.`);
    }
    // A run over some pages does not know the others.
    if (isWhole && !ids.includes(page)) {
      report(
        `"${claim}" is a claim of ${page}, which is not a page of this version.`,
        nearestOf(page, ids),
      );
    } else if (
      unconfirmed &&
      ids.includes(page) &&
      !badges.some((badge) => badge.page.id === page && badge.value === claim)
    ) {
      report(
        `"${claim}" is unconfirmed, and ${page} has no badge for it: add <Unconfirmed claim="${claim}" />, or confirm the claim and remove "unconfirmed".`,
      );
    }
  }
  return problems;
}
