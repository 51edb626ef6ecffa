/**
 * Remark plugin: the "Sources" section at the foot of a page, from `_data/sources.json`
 * of its version (src/features/page-notes/PageSources). A page without claims has none.
 *
 * It stops the build at an `<Unconfirmed claim="…">` that has no entry, because its link
 * would lead nowhere, and at a badge in a heading, because it would change the anchor.
 */
import type {Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import type {
  MdxJsxAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {
  jsx,
  linkTo,
  listOf,
  paragraph,
  text,
} from '../../../../plugins/content/nodes';
import {
  cellOf,
  phrasingOf,
  valuesOf,
} from '../../../../plugins/content/reference-data/cells';
import {readList} from '../../../../plugins/content/reference-data/data';
import {claimsOf, type Claim, type Reading} from './sources-data';

const badges = ['Since', 'Until', 'Changed', 'Unconfirmed'];

const pageSources: Plugin<[], Root> = () => (tree: Root, file: VFile) => {
  const claims = claimsOf(file.path);
  const fail = (
    node: MdxJsxTextElement | MdxJsxFlowElement,
    problem: string,
  ) => {
    throw new Error(
      `${file.path}:${node.position?.start.line ?? '?'}: ${problem}`,
    );
  };
  visit(tree, (node) => {
    if (node.type === 'heading') {
      visit(node, 'mdxJsxTextElement', (element) => {
        if (badges.includes(element.name ?? '')) {
          fail(
            element,
            `<${element.name}> is in a heading. Put it into the text below: in the heading it would change the anchor.`,
          );
        }
      });
    }
    if (
      (node.type === 'mdxJsxTextElement' ||
        node.type === 'mdxJsxFlowElement') &&
      node.name === 'Unconfirmed'
    ) {
      const claim = textOf(node, 'claim');
      if (!claims.some((entry) => entry.claim === claim)) {
        fail(
          node,
          `_data/sources.json has no entry of this page with the claim "${claim}". Its claims: ${claims.map((entry) => entry.claim).join(', ') || 'none'}.`,
        );
      }
    }
  });
  if (claims.length > 0) {
    tree.children.push(
      jsx(
        'PageSources',
        {},
        claims.map((claim) => claimOf(claim, file.path)),
      ),
    );
  }
};

export default pageSources;

function textOf(
  {attributes}: MdxJsxTextElement | MdxJsxFlowElement,
  name: string,
): string {
  const found = attributes.find(
    (attribute): attribute is MdxJsxAttribute =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  return typeof found?.value === 'string' ? found.value : '';
}

function claimOf(claim: Claim, page: string): MdxJsxFlowElement {
  const {read, tried, links = [], rows} = claim;
  const detail = (kind: string, content: RootContent) =>
    jsx('SourceDetail', {kind}, [content]);
  return jsx('PageSource', {claim: claim.claim}, [
    statementOf(claim),
    ...(read.length > 0 ? [detail('read', listOf(read.map(readingOf)))] : []),
    ...(tried === undefined
      ? []
      : [detail('tried', paragraph(...phrasingOf(tried, false)))]),
    ...(links.length > 0 ? [detail('links', listOf(links.map(linkOf)))] : []),
    ...(rows ? [detail('rows', listOf(rowsOf(rows, page)))] : []),
  ]);
}

const statementOf = ({statement, unconfirmed}: Claim): Paragraph =>
  paragraph(
    {type: 'strong', children: phrasingOf(statement, false)},
    ...(unconfirmed
      ? [
          text(' '),
          {
            type: 'mdxJsxTextElement' as const,
            name: 'Unconfirmed',
            attributes: [],
            children: [],
          },
        ]
      : []),
  );

/** Release, file, and commit, as far as they are known. */
function readingOf({
  release,
  path,
  commit,
  repository = 'OHIF/Viewers',
}: Reading): PhrasingContent[] {
  return [
    text(release),
    ...(path ? [text(', '), {type: 'inlineCode' as const, value: path}] : []),
    ...(commit
      ? [
          text(', '),
          linkTo(
            `https://github.com/${repository}/${path ? 'blob' : 'tree'}/${commit}/${path ?? ''}`,
            [text(`${repository}@${commit.slice(0, 7)}`)],
          ),
        ]
      : []),
  ];
}

/** An issue or pull request as `owner/repository#1`, or inline Markdown. */
function linkOf(link: string): PhrasingContent[] {
  const [, repository, number] = /^([\w.-]+\/[\w.-]+)#(\d+)$/.exec(link) ?? [];
  return repository === undefined
    ? phrasingOf(link, false)
    : [
        linkTo(`https://github.com/${repository}/issues/${number}`, [
          text(link),
        ]),
      ];
}

/** The sources of the entries of another data file, which its table does not show. */
function rowsOf(
  {data, label}: NonNullable<Claim['rows']>,
  page: string,
): PhrasingContent[][] {
  const {entries, columns} = readList(page, data, 'entries');
  const column = columns.get(label);
  if (!column || !columns.has('source')) {
    throw new Error(
      `${page}: the entries of ${data}.json have no "${column ? 'source' : label}", which _data/sources.json wants to show. Their keys: ${[...columns.keys()].join(', ')}.`,
    );
  }
  return entries.map((entry) => [
    ...cellOf(entry[label], column),
    text(': '),
    ...valuesOf(entry.source).flatMap((source, i) => [
      ...(i > 0 ? [text(', ')] : []),
      ...linkOf(source),
    ]),
  ]);
}
