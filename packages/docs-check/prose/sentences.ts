/** Splits prose into English sentences, with retext. */
import type {Root as MdastRoot} from 'mdast';
import type {Nodes, Root, Sentence as SentenceNode} from 'nlcst';
import remarkRetext from 'remark-retext';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import {unified, type Processor} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import type {Kind, Piece} from './pieces';

export type Sentence = {
  /** with `Code` for each piece of code and for quoted text: names and messages are not prose */
  text: string;
  line: number;
  kind: Kind;
  isHeading: boolean;
};

/** What a library reports. The article before nginx is right: it is spoken "engine x". */
export type Remark = {line: number; message: string; id: string};

const textOf = (node: Nodes): string =>
  node.type === 'SourceNode'
    ? 'Code'
    : 'children' in node
      ? node.children.map(textOf).join('')
      : node.value;

const quoted = /"[^"]*"|“[^”]*”|(?<=^|[\s(])'[^']*'(?=$|[\s).,;:])/g;

/** Leaves the sentences in `data` of the file, where `sentencesOf` finds them. */
function collectSentences() {
  return (tree: Root, file: VFile) => {
    const found: Pick<Sentence, 'text' | 'line'>[] = [];
    visit(tree, 'SentenceNode', (node: SentenceNode) => {
      const line = node.position?.start.line ?? 1;
      const text = textOf(node).replace(quoted, 'Code').replace(/\s+/g, ' ');
      // retext does not begin a sentence at code.
      for (const sentence of text.trim().split(/(?<=[.!?]) (?=Code\b)/)) {
        found.push({text: sentence, line});
      }
    });
    file.data.sentences = found;
  };
}

const english = unified()
  .use(retextEnglish)
  .use(collectSentences)
  .use(retextRepeatedWords)
  .use(retextIndefiniteArticle);
const retext = unified()
  // The types know a parser or plugins, not both in one processor.
  .use(remarkRetext, english as unknown as Processor<Root>)
  .freeze();

/**
 * @param piece of the page
 * @param source text of the file, to which the positions of the piece refer
 * @returns its sentences, and what libraries find in it
 */
export async function sentencesOf(
  piece: Piece,
  source: string,
): Promise<{sentences: Sentence[]; remarks: Remark[]}> {
  const file = new VFile(source);
  const tree: MdastRoot = {
    type: 'root',
    children: [piece],
    position: piece.position!,
  };
  const first = piece.position?.start.line ?? 1;
  await retext.run(tree, file);
  return {
    sentences: (file.data.sentences as Pick<Sentence, 'text' | 'line'>[]).map(
      (sentence) => ({
        ...sentence,
        line: Math.max(first, sentence.line),
        kind: piece.data.kind,
        isHeading: piece.type === 'heading',
      }),
    ),
    remarks: file.messages
      .filter(
        ({reason}) =>
          // A heading may be a message of the viewer, with its mistakes.
          piece.type !== 'heading' && !/before `nginx`/i.test(reason),
      )
      .map(({line, reason, source: id}) => ({
        line: Math.max(first, line ?? first),
        message: `${reason}.`,
        id: id ?? 'retext',
      })),
  };
}
