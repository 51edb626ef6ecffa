/**
 * The parts of a page's own HTML that a Content-Security-Policy blocks. Reads the HTML
 * with another parser than the one that computes the hashes.
 */
import {createHash} from 'node:crypto';
import type {CheerioAPI} from 'cheerio';
import {parseFast} from './page-faults';

/** The values of one directive; none where it is missing. */
export function directive(policy: string, name: string): string[] {
  const found = policy
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .find(([first]) => first === name);
  return found?.slice(1) ?? [];
}

/**
 * One line for each script, handler or address in a page that would not run.
 *
 * @param page its HTML, or what `parseFast` made of it
 */
export function refusedBy(policy: string, page: string | CheerioAPI): string[] {
  const allowed = directive(policy, 'script-src');
  const refused: string[] = [];
  const $ = typeof page === 'string' ? parseFast(page) : page;
  for (const {tagName, attribs, text} of $('*')
    .toArray()
    .map((node) => ({
      tagName: $(node).prop('tagName') ?? '',
      attribs: $(node).attr() ?? {},
      text: () => $(node).text(),
    }))) {
    const tag = tagName.toLowerCase();
    if (tag === 'script' && attribs.src === undefined) {
      const runs =
        /^(?:|module|speculationrules|(?:text|application)\/javascript)$/i.test(
          attribs.type ?? '',
        );
      const hash = createHash('sha256').update(text()).digest('base64');
      if (runs && !allowed.includes(`'sha256-${hash}'`)) {
        refused.push(`inline script: ${text().slice(0, 80)}`);
      }
    }
    for (const [name, value] of Object.entries(attribs)) {
      const runs =
        /^on/i.test(name) ||
        (/^(?:href|src|action|formaction|data)$/i.test(name) &&
          /^\s*javascript:/i.test(value));
      if (runs) {
        refused.push(`<${tag} ${name}="${value.slice(0, 80)}">`);
      }
    }
  }
  return refused;
}
