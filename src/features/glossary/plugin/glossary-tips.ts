/**
 * Remark plugin: on the first use of a term of the glossary, a page shows its definition
 * (src/features/glossary/GlossaryTip). In paragraphs and lists only: not in headings, links, code,
 * tables, and components, except the hero of a home page. Not on the glossary, the catalogs, and
 * the page that explains the term. Each page has few: names of several words and abbreviations come before words that
 * are also ordinary ones, and a paragraph has one.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Paragraph, PhrasingContent, Root, Text} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {createSlugger} from '@docusaurus/utils';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {phrasingOf} from '../../../../plugins/content/reference-data/cells';
import {
  findDataFolder,
  readList,
} from '../../../../plugins/content/reference-data/data';

/** For each page. More would make it look like a list of links. */
const mostTips = 6;

type Term = {
  term: string;
  id: string;
  definition: string;
  group: string;
  /** File of the page that explains it, from the docs folder. */
  page: string;
  pattern: RegExp;
};

type Use = {
  term: Term;
  text: Text;
  parent: Paragraph;
  at: number;
  found: string;
};

const glossaryTips: Plugin<[], Root> = () => (tree: Root, file: VFile) => {
  const folder = findDataFolder(file.path);
  if (!folder || !existsSync(path.join(folder, 'glossary.json'))) {
    return;
  }
  const docs = path.dirname(folder);
  const page = path.relative(docs, file.path).split(path.sep).join('/');
  if (/^(?:glossary\.|platform\/reference\/)/.test(page)) {
    return;
  }
  const terms = termsFor(file.path).filter(
    ({term, group, page: explained}) =>
      explained !== page && (isSpecial(term) || foldersOf[group]?.test(page)),
  );
  const target = path
    .relative(path.dirname(file.path), path.join(docs, 'glossary.mdx'))
    .split(path.sep)
    .join('/');
  for (const use of chosen(firstUses(tree, terms))) {
    mark(use, target.startsWith('.') ? target : `./${target}`);
  }
};

export default glossaryTips;

/**
 * Where a word that is also an ordinary one means the term: an "origin" is that of the web on
 * the pages about servers, and a "route" is that of a mode on the pages for developers.
 */
const foldersOf: Readonly<Record<string, RegExp>> = {
  dicom: /^(?:user-guide|platform|development)\//,
  dicomweb: /^(?:configuration|deployment|platform)\//,
  viewer: /^(?:user-guide|platform|development)\//,
  platform: /^(?:platform|development)\//,
  deployment: /^deployment\//,
};

/** A name of several words, or with capitals inside, has no ordinary meaning. */
const isSpecial = (term: string) => /\s|[A-Z].*[A-Z]|\d/.test(term);

/** The terms with their anchors in the glossary. */
function termsFor(page: string): Term[] {
  const {entries} = readList(page, 'glossary', 'entries');
  return entries.map((entry) => {
    const term = String(entry.term);
    const [, file = ''] = /\]\(\.\/([^)#]+)/.exec(String(entry.page)) ?? [];
    const escaped = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return {
      term,
      id: createSlugger().slug(term),
      definition: String(entry.definition),
      group: String(entry.group),
      page: file,
      // An abbreviation is not a word in lower case.
      pattern: new RegExp(
        `(?<![\\w.@/-])${escaped}s?(?![\\w/-])`,
        /[A-Z].*[A-Z]/.test(term) ? 'u' : 'iu',
      ),
    };
  });
}

/** The first use of each term, in the order of the page. */
function firstUses(tree: Root, terms: readonly Term[]): Use[] {
  const uses = new Map<Term, Use>();
  const search = (parent: Paragraph) => {
    for (const text of parent.children) {
      if (text.type !== 'text') {
        continue;
      }
      for (const term of terms) {
        const match = uses.has(term) ? null : term.pattern.exec(text.value);
        if (match) {
          const [found] = match;
          uses.set(term, {term, text, parent, at: match.index, found});
        }
      }
    }
  };
  visit(tree, (node) => {
    if (node.type === 'paragraph') {
      search(node);
      return SKIP;
    }
    const isText =
      ['root', 'list', 'listItem', 'blockquote'].includes(node.type) ||
      ('name' in node && node.name === 'Hero');
    return isText ? undefined : SKIP;
  });
  return [...uses.values()];
}

/** Special terms first; one for each paragraph. */
function chosen(uses: readonly Use[]): Use[] {
  const taken = new Set<Paragraph>();
  return [true, false]
    .flatMap((special) =>
      uses.filter(({term}) => isSpecial(term.term) === special),
    )
    .filter(({parent}) => {
      const isFree = !taken.has(parent);
      taken.add(parent);
      return isFree;
    })
    .slice(0, mostTips);
}

function mark({term, text, parent, at, found}: Use, glossary: string): void {
  const index = parent.children.indexOf(text);
  const tip: MdxJsxTextElement = {
    type: 'mdxJsxTextElement',
    name: 'GlossaryTip',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'id', value: `term-${term.id}`},
      {type: 'mdxJsxAttribute', name: 'term', value: found},
    ],
    children: [
      ...phrasingOf(term.definition, false),
      {type: 'text', value: ' '},
      {
        type: 'link',
        url: `${glossary}#${term.id}`,
        children: [{type: 'text', value: `Glossary: ${term.term}`}],
      },
    ],
  };
  const texts: PhrasingContent[] = [
    {type: 'text', value: text.value.slice(0, at)},
    tip,
    {type: 'text', value: text.value.slice(at + found.length)},
  ];
  parent.children.splice(index, 1, ...texts);
}
