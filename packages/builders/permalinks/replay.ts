/** The output of a builder for a permalink, as one text. */
import {permalinkIn, releaseFor} from '../permalink';
import * as subPath from '../sub-path/form';
import {planOf} from '../sub-path/plan';
import type {RecipesByLine} from '../sub-path/recipes';
import {curlOf, iframeOf} from '../url/copies';
import {explainUrl} from '../url/explain';
import * as url from '../url/form';
import type {UrlKnowledge} from '../url/knowledge';
import {buildLink} from '../url/link';
import type {Finding} from '../url/values';

export type Data = {urls: readonly UrlKnowledge[]; recipes: RecipesByLine};

type Part = readonly [title: string, text: string | undefined];

const textOf = (parts: readonly Part[]): string =>
  parts
    .filter(([, text]) => text)
    .map(([title, text]) => `=== ${title}\n${text!.replace(/\n?$/, '\n')}`)
    .join('');

const findingsText = (findings: readonly Finding[]): string =>
  findings.map(({severity, text}) => `${severity}: ${text}`).join('\n');

function urlOutput(hash: string, urls: Data['urls']): readonly Part[] {
  const link = permalinkIn(hash, url.fieldNames)!;
  const known = releaseFor(link, urls)!;
  const built = buildLink(url.linkOf(url.formOf(link.fields)));
  const explained =
    built.url === undefined
      ? {parts: [], findings: []}
      : explainUrl(
          built.url,
          known,
          urls.filter((other) => other !== known),
        );
  const commands = built.url === undefined ? undefined : curlOf(built.url);
  return [
    ['Release', known.release],
    ['Problems', findingsText(built.findings)],
    ['URL', built.url],
    ['iframe', built.url && iframeOf(built.url)],
    ['Check', commands?.shell],
    ['Check on Windows', commands?.windows],
    ...explained.parts.map(({name, value, meaning, findings}): Part => [
      `${name}${value === undefined ? '' : `=${value}`}`,
      [meaning, findingsText(findings)].filter(Boolean).join('\n'),
    ]),
    ['All of it', findingsText(explained.findings)],
  ];
}

function subPathOutput(
  hash: string,
  recipes: Data['recipes'],
): readonly Part[] {
  const link = permalinkIn(hash, subPath.fieldNames)!;
  const recipe = releaseFor(link, recipes)!;
  const plan = planOf(subPath.inputOf(link.fields), recipe);
  return [
    ['Release', recipe.release],
    ['Problems', plan.problems.map(({text}) => text).join('\n')],
    ['PUBLIC_URL', plan.publicUrl],
    ['routerBasename', plan.routerBasename],
    ['Callback', plan.callback],
    ...plan.files.map(({title, text}): Part => [title, text]),
    ...plan.checks.map(({command, windows, prints}): Part => [
      `Prints ${prints}`,
      `${command}\n${windows}`,
    ]),
  ];
}

/**
 * Builds again what a permalink describes.
 *
 * @param link from the site's root: `/tools/url#release=…`
 * @param data of all releases
 * @throws if the link is not of a builder, or its line has no data
 */
export function replay(link: string, {urls, recipes}: Data): string {
  const {pathname, hash} = new URL(link, 'https://docs.example.org');
  switch (pathname) {
    case '/tools/url':
      return textOf(urlOutput(hash, urls));
    case '/tools/sub-path':
      return textOf(subPathOutput(hash, recipes));
    default:
      throw new Error(`No builder has the path ${pathname}.`);
  }
}
