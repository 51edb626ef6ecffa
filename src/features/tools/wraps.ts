/** Where the lines of a text area begin whose long lines wrap, as on a phone. */

/** Characters. To color or to measure a longer text would take longer than a frame with each key. */
export const longest = 20_000;

const known = new WeakMap<
  HTMLTextAreaElement,
  {text: string; width: number; tops: readonly number[]}
>();

/**
 * Measured in a copy of the text, which the same styles wrap.
 *
 * @returns in px below the first line, and at last where the text ends; nothing if no line wraps
 */
export function topsOf(
  field: HTMLTextAreaElement,
): readonly number[] | undefined {
  if (getComputedStyle(field).whiteSpace !== 'pre-wrap') {
    return undefined;
  }
  const {value: text, clientWidth: width} = field;
  const last = known.get(field);
  if (last?.text === text && last.width === width) {
    return last.tops;
  }
  const copy = document.createElement('pre');
  copy.style.cssText = `position: absolute; visibility: hidden; width: ${width}px`;
  copy.append(
    ...text.split('\n').map((line) => {
      const box = document.createElement('div');
      // An empty line is as high as any.
      box.textContent = line || ' ';
      return box;
    }),
  );
  field.after(copy);
  const heights = Array.from(
    copy.children,
    (box) => box.getBoundingClientRect().height,
  );
  copy.remove();
  const tops = [0];
  for (const height of heights) {
    tops.push(tops.at(-1)! + height);
  }
  known.set(field, {text, width, tops});
  return tops;
}
