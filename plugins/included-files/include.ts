/**
 * Files that a page shows by name: a fence with `file="…"` and nothing in it.
 *
 *   ```nginx file="../_recipes/archive/nginx.conf" title="nginx.conf"
 *   ```
 *
 * The path is seen from the page, or from the root of the site after `@site/`.
 * `region="name"` takes the lines between the comments `#region name` and
 * `#endregion` of the file; those comments are left out everywhere.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Root of the site: what `@site/` means. */
export const siteRoot = path.resolve(__dirname, '../..');

const attribute = (meta: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta)?.[1];

/**
 * Path of the file that a fence shows.
 *
 * @param meta what follows the language in the fence
 * @param page path of the page's file
 * @returns the path, or undefined where the fence has its text itself
 */
export function includedFile(meta: string, page: string): string | undefined {
  const file = attribute(meta, 'file');
  if (file === undefined) return undefined;
  return file.startsWith('@site/')
    ? path.join(siteRoot, file.slice('@site/'.length))
    : path.resolve(path.dirname(page), file);
}

const regionStart = /#region\s+([\w-]+)/;

/** One line that a fence shows, and where it stands in the file. */
export type IncludedLine = {number: number; text: string};

/**
 * Lines that a fence shows of a file.
 *
 * @param meta what follows the language in the fence
 * @param page path of the page's file
 * @returns the lines, or undefined where the fence has its text itself
 * @throws with the valid choices if the file or region is not there
 */
export function includedLines(
  meta: string,
  page: string,
): IncludedLine[] | undefined {
  const file = includedFile(meta, page);
  if (file === undefined) return undefined;
  if (!existsSync(file)) {
    const folder = path.dirname(file);
    const there = existsSync(folder)
      ? `Files in that folder: ${readdirSync(folder).join(', ')}.`
      : 'That folder is not there, either.';
    throw new Error(
      `the included file "${attribute(meta, 'file')}" is not there. ${there}`,
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

/** The same as one text, without a line end at its end. */
export function includedText(meta: string, page: string): string | undefined {
  return includedLines(meta, page)
    ?.map(({text}) => text)
    .join('\n');
}

/** Lines moved to the left edge together. */
function withoutIndent(lines: IncludedLine[]): IncludedLine[] {
  const indents = lines
    .filter(({text}) => text.trim())
    .map(({text}) => /^\s*/.exec(text)![0].length);
  const indent = Math.min(...indents);
  return lines.map(({number, text}) => ({number, text: text.slice(indent)}));
}

/**
 * Files that a page includes, also in a list or a quotation.
 *
 * @param source text of the page
 * @param page path of its file
 */
export function includedFilesOf(source: string, page: string): string[] {
  return [...source.matchAll(/(?:```|~~~)\S*[ \t]+(.*\bfile="[^"]+".*)$/gm)]
    .map(([, meta]) => includedFile(meta!, page))
    .filter((file): file is string => file !== undefined);
}
