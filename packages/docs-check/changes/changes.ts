/**
 * `_data/changes.json`, the table of what changed from one version to the next, compared with the packages: what an
 * entry says was removed is removed, and what was removed has an entry. Each entry leads to a heading that exists, and
 * its search finds the old code and not the new.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {dataFolders} from '../data/folders';
import {sourceFacts} from '../facts/source-facts';
import {docsVersions, releaseName, type DocsVersion} from '../facts/index';
import {nearestOf} from '../facts/nearest';
import {anchorsOf} from '../pages/links';
import {readJson} from '../core/read-files';
import {readPage} from '../core/read-page';
import type {Page} from '../core/page';
import type {Problem} from '../report';
import {stepOf, type Change, type Step} from './change';
import {checkClaims} from './claims';
import {differencesOfReference, sourceDifferences} from './between-versions';
import type {Difference} from './differences';
import {checkCoverage, latestStep, readAllow} from './explained';
import {checkFind} from './search';

function pageOf(root: string, version: DocsVersion, id: string): Page | null {
  const folder = path.join(dataFolders[version], '..');
  const file = [`${id}.md`, `${id}.mdx`]
    .map((f) => path.join(root, folder, f))
    .find(existsSync);
  return file ? readPage(file, root) : null;
}

/** Differences of a step, read once each. */
function differencesReader(): (step: Step) => Difference[] {
  const read = new Map<string, Difference[]>();
  return (step) => {
    const key = `${step.from} ${step.to}`;
    const differences = read.get(key) ?? [
      ...sourceDifferences(step),
      ...differencesOfReference(step),
    ];
    read.set(key, differences);
    return differences;
  };
}

function claimProblems(
  entry: Change,
  differences: (step: Step) => Difference[],
): string[] {
  const step = stepOf(entry);
  if (step) {
    return checkClaims(entry, {
      differences: differences(step),
      before: sourceFacts(step.from),
      after: sourceFacts(step.to),
      names: {
        before: releaseName[step.from],
        after: releaseName[step.to],
      },
    });
  }
  return entry.covers?.length
    ? [
        `covers differences of sources, but there are no sources to compare for ${entry.from} to ${entry.to}.`,
      ]
    : [];
}

function linkProblems(
  root: string,
  version: DocsVersion,
  entry: Change,
): string[] {
  const page = pageOf(root, version, entry.page);
  if (!page) {
    return [`links to the page ${entry.page}, which does not exist.`];
  }
  const anchors = anchorsOf(page);
  return anchors.has(entry.anchor)
    ? []
    : [
        `links to #${entry.anchor}, but ${entry.page} has no such heading. Nearest: ${nearestOf(entry.anchor, [...anchors]) ?? [...anchors].join(', ')}.`,
      ];
}

function checkEntries(
  root: string,
  version: DocsVersion,
  entries: Change[],
  source: string,
  differences: (step: Step) => Difference[],
): Problem[] {
  const slugs = new Set<string>();
  return entries.flatMap((entry) => {
    const position = source.indexOf(`"slug": ${JSON.stringify(entry.slug)}`);
    const messages = [
      ...(slugs.has(entry.slug)
        ? ['is in the list twice: a slug belongs to one entry.']
        : []),
      ...claimProblems(entry, differences),
      ...checkFind(entry),
      ...linkProblems(root, version, entry),
    ];
    slugs.add(entry.slug);
    return messages.map((message) => ({
      file: path.join(dataFolders[version], 'changes.json'),
      line: position < 0 ? 1 : source.slice(0, position).split('\n').length,
      check: 'changes',
      name: entry.slug,
      message,
    }));
  });
}

export function checkChanges(
  root: string,
  differences = differencesReader(),
): Problem[] {
  return docsVersions.flatMap((version) => {
    const file = path.join(root, dataFolders[version], 'changes.json');
    const {text = '', value} = readJson<{entries?: Change[]}>(file) ?? {};
    const {entries = []} = value ?? {};
    return [
      ...checkEntries(root, version, entries, text, differences),
      ...(entries.length && version === latestStep.to
        ? checkCoverage(entries, differences(latestStep), readAllow(root))
        : []),
    ];
  });
}
