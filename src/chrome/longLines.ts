/**
 * Blocks of code whose lines are longer than the block: these, and no others, have a button that
 * breaks the lines (src/theme/CodeBlock/Buttons). Whether there are some is known once the code is
 * laid out, which outside the viewport, or in a tab that is not shown, it is later.
 */
import {around} from './page';

/** On the element around the code, because React draws the code itself again. */
const long = 'data-long';
const wrapped = 'data-wrapped';

function measure(entries: ResizeObserverEntry[]): void {
  const blocks = entries.map(({target}) => target.parentElement!);
  // All before the first change, after which each would need a new layout.
  const areLong = blocks.map(
    ({scrollWidth, clientWidth}) => scrollWidth > clientWidth,
  );
  for (const [index, block] of blocks.entries()) {
    block.parentElement!.toggleAttribute(long, areLong[index]);
  }
}

/** The rest of a wrapped line is indented by more (src/css/code.css). */
function indent(lines: Iterable<HTMLElement> = []): void {
  for (const line of lines) {
    const start = line.textContent.search(/\S|$/);
    line.style.setProperty('--indent', `${start}ch`);
  }
}

export function startLongLines(): void {
  const sizes = new ResizeObserver(measure);
  // One that is observed already stays so.
  const observe = () => {
    for (const code of document.querySelectorAll('.code-lines > pre > code')) {
      sizes.observe(code);
    }
    // Next to an editor, all lines wrap, and a tool draws those that wrap again.
    indent(
      document.querySelectorAll(
        `:is(.findings, [${wrapped}]) .token-line:not([style*="--indent"])`,
      ),
    );
  };
  observe();
  new MutationObserver(observe).observe(document, {
    childList: true,
    subtree: true,
  });
  addEventListener('click', (event) => {
    const button = around(event, 'button[data-wrap]');
    const code = button
      ?.closest('.theme-code-block')
      ?.querySelector('.code-lines');
    const isWrapped = code?.toggleAttribute(wrapped);
    indent(code?.querySelectorAll('.token-line'));
    button?.setAttribute('aria-pressed', String(isWrapped));
  });
}
