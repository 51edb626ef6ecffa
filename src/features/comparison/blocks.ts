/** The blocks of a page's Markdown, without the signs of Markdown. */

/** A part of a text, as a whole and by word. */
export type Unit = {text: string; words: string[]};

export type Block = Unit & {
  type: 'heading' | 'item' | 'row' | 'text' | 'code';
  /** Of a heading; of others, how far they are indented; of code, nothing. */
  level: number;
  /** Of an item: its number or bullet; of code: its language. */
  marker: string;
  /** Sentences, or the cells of a row. */
  units: Unit[];
};

/** Code between backticks is within one word. */
const unitOf = (text: string): Unit => ({
  text,
  words: text.match(/(?:`[^`]*`|[^\s`]|`)+/g) ?? [],
});

/** The text of links, of images, and of what is bold or escaped. */
const readable = (markdown: string): string =>
  markdown
    .replace(
      /(`[^`]*`)|!?\[((?:\\.|[^\]\\])*)\]\([^)]*\)/g,
      (_link, code?: string, text?: string) => code ?? text ?? '',
    )
    .replace(
      /(`[^`]*`)|\*+|\\([^\w\s])/g,
      (_sign, code?: string, sign?: string) => code ?? sign ?? '',
    );

const sentencesOf = (text: string): string[] =>
  text
    .replace(
      /(`[^`]*`)|([.!?]["”)]*) +(?=[^a-z])/g,
      (_end, code?: string, end?: string) => code ?? `${end}\n`,
    )
    .split('\n');

const cellsOf = (row: string): string[] =>
  (row.match(/(?:\\.|[^|\\])+/g) ?? []).map((cell) => cell.trim());

function blockOf(
  type: Block['type'],
  level: number,
  marker: string,
  markdown: string,
): Block {
  const texts =
    type === 'code'
      ? [markdown]
      : type === 'row'
        ? cellsOf(markdown).map(readable)
        : sentencesOf(readable(markdown));
  return {
    ...unitOf(texts.join(' ')),
    type,
    level,
    marker,
    units: texts.map(unitOf),
  };
}

const levelOf = (indent: string) =>
  Math.floor(indent.replaceAll('>', '').length / 2);

const fence = /^([\s>]*)(`{3,})(\w*)/;

/** The beginning of a line: what indents or quotes it, and the sign of its type. */
const line = /^([\s>]*)(?:(#+)\s+|([-*]|\d+\.)\s+(?=\S)|(?=\|))?(.*)$/;

/** A paragraph is one line. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  const lines = markdown.split('\n');
  for (let i = 0; i < lines.length; i++) {
    const [, before = '', ticks, language = ''] = fence.exec(lines[i]!) ?? [];
    if (ticks) {
      const end = lines.indexOf(before + ticks, i + 1);
      const code = lines.slice(i + 1, end < 0 ? undefined : end);
      const text = code.map((each) => `${each.slice(before.length)}\n`);
      blocks.push(blockOf('code', levelOf(before), language, text.join('')));
      i += code.length + 1;
      continue;
    }
    const [, indent = '', hashes, marker = '', text = ''] =
      line.exec(lines[i]!) ?? [];
    const level = levelOf(indent);
    if (hashes) {
      blocks.push(blockOf('heading', hashes.length, '', text));
    } else if (marker) {
      blocks.push(blockOf('item', level + 1, marker, text));
    } else if (text.trim() && !/^[|\s:-]+$/.test(text)) {
      const type = text.startsWith('|') ? 'row' : 'text';
      blocks.push(blockOf(type, level, '', text));
    }
  }
  return blocks;
}
