/** A place in a text, and how to get over code that is not read. */

export type Range = {start: number; end: number};

/** What cannot be read, and where. */
export class Wrong extends Error {
  constructor(
    message: string,
    readonly start: number,
  ) {
    super(message);
  }
}

const blank = /(?:\s+|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;
const quoted =
  /'(?:\\[^]|[^'\\\n])*'|"(?:\\[^]|[^"\\\n])*"|`(?:\\[^]|[^`\\])*`/y;
/** A line that begins like this is another statement, also without a semicolon before it. */
const nextStatement =
  /\s*\n\s*(?:export|import|const|let|var|function|async|class|type|interface|module)\b/y;

const closing: Readonly<Record<string, string>> = {
  '{': '}',
  '[': ']',
  '(': ')',
};

export class Cursor {
  protected at = 0;

  constructor(protected readonly text: string) {}

  protected take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    this.at += found?.length ?? 0;
    return found;
  }

  protected sees(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    return pattern.test(this.text);
  }

  protected skip(): void {
    this.take(blank);
  }

  protected eat(character: string): boolean {
    this.skip();
    const isThere = this.text[this.at] === character;
    this.at += isThere ? 1 : 0;
    return isThere;
  }

  /** Goes on to one of these characters, over strings, comments, and whole brackets. */
  protected skipTo(characters: string, endsAtStatement = false): void {
    const open: {close: string; start: number}[] = [];
    while (this.at < this.text.length) {
      const isOuter = open.length === 0;
      if (isOuter && endsAtStatement && this.sees(nextStatement)) {
        return;
      }
      if (this.take(blank) || this.take(quoted)) {
        continue;
      }
      const character = this.text[this.at] ?? '';
      if (isOuter && characters.includes(character)) {
        return;
      }
      const close = closing[character];
      if (close) {
        open.push({close, start: this.at});
      } else if (character === open.at(-1)?.close) {
        open.pop();
      }
      this.at++;
    }
    const last = open.at(-1);
    if (last) {
      throw new Wrong(`The closing ${last.close} is missing.`, last.start);
    }
  }

  /** Skips brackets with all that is in them. */
  private skipBrackets(): void {
    const close = closing[this.text[this.at] ?? ''];
    const start = this.at++;
    this.skipTo(close ?? '');
    if (this.at >= this.text.length) {
      throw new Wrong(`The closing ${close} is missing.`, start);
    }
    this.at++;
  }

  /** Skips from the parameters of a function, or the name of a class, to the end of its body. */
  protected skipToBody(): void {
    this.skipTo('({');
    if (this.text[this.at] === '(') {
      this.skipBrackets();
      this.skipTo('{');
    }
    this.skipBrackets();
  }

  /** Skips what comes after the arrow of a function. */
  protected skipArrow(end: string): void {
    this.skip();
    if (this.text[this.at] === '{') {
      this.skipBrackets();
    } else {
      this.skipTo(end, true);
    }
  }
}
