/**
 * Files that a page includes: an empty fence with `file="…"`.
 *
 *   ```nginx file="../_recipes/archive/nginx.conf" title="nginx.conf"
 *   ```
 *
 * The path is relative to the page, or to the root of the site if it starts with `@site/`.
 * `region="name"` selects the lines between the comments `#region name` and `#endregion`;
 * these comments are never shown. Versions share files of examples (shared.ts).
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {onDisk} from './shared';

/** Root of the site: what `@site/` means. */
export const siteRoot = path.resolve(__dirname, '../../..');

const attribute = (meta: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta)?.[1];

/** The path that a fence names, with what follows its language; undefined for other fences. */
export function includedFile(meta: string, page: string): string | undefined {
  const file = attribute(meta, 'file');
  if (file === undefined) {
    return undefined;
  }
  return file.startsWith('@site/')
    ? path.join(siteRoot, file.slice('@site/'.length))
    : path.resolve(path.dirname(page), file);
}

const regionStart = /#region\s+([\w-]+)/;

/** A line that a fence shows, and its number in the file. */
export type IncludedLine = {number: number; text: string};

/** The lines of a file that a fence shows. @throws if there is no such file or region, with the valid choices */
export function includedLines(
  meta: string,
  page: string,
): IncludedLine[] | undefined {
  const named = includedFile(meta, page);
  if (named === undefined) {
    return undefined;
  }
  const file = onDisk(named);
  if (!existsSync(file)) {
    const folder = path.dirname(file);
    const hint = existsSync(folder)
      ? `Files in that folder: ${readdirSync(folder).join(', ')}.`
      : 'The folder does not exist either.';
    throw new Error(
      `the included file "${attribute(meta, 'file')}" does not exist. ${hint}`,
    );
  }
  const lines = readFileSync(file, 'utf8')
    .trimEnd()
    .split(/\r?\n/)
    .map((text, i) => ({number: i + 1, text}));
  const region = attribute(meta, 'region');
  if (region === undefined) {
    return lines.filter(
      ({text}) => !regionStart.test(text) && !text.includes('#endregion'),
    );
  }
  const start = lines.findIndex(
    ({text}) => regionStart.exec(text)?.[1] === region,
  );
  const end = lines.findIndex(
    ({text}, i) => i > start && text.includes('#endregion'),
  );
  if (start < 0 || end < 0) {
    const names = lines.flatMap(({text}) => regionStart.exec(text)?.[1] ?? []);
    throw new Error(
      start < 0
        ? `"${attribute(meta, 'file')}" has no region "${region}". Its regions: ${names.join(', ') || 'none'}.`
        : `the region "${region}" of "${attribute(meta, 'file')}" has no #endregion.`,
    );
  }
  return withoutIndent(lines.slice(start + 1, end));
}

/** The same as one string, without a final line break. */
export const includedText = (meta: string, page: string): string | undefined =>
  includedLines(meta, page)
    ?.map(({text}) => text)
    .join('\n');

/** Removes the common indentation. */
function withoutIndent(lines: IncludedLine[]): IncludedLine[] {
  const indent = Math.min(
    ...lines.map(({text}) => text.search(/\S/)).filter((at) => at >= 0),
  );
  return lines.map(({number, text}) => ({number, text: text.slice(indent)}));
}
