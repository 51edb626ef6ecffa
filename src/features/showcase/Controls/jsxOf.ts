/**
 * The source of one element, as its author would write it.
 *
 * @param props in the order in which they are written; `true` is written as the name alone, and a
 * function, of which the source is no help, as an empty one
 * @param text the only child, if there is one
 */
export function jsxOf(
  name: string,
  props: Readonly<Record<string, unknown>>,
  text?: string,
): string {
  const attributes = Object.entries(props).map(([prop, value]) =>
    value === true
      ? prop
      : typeof value === 'string'
        ? `${prop}=${JSON.stringify(value)}`
        : `${prop}={${typeof value === 'function' ? '() => {}' : JSON.stringify(value)}}`,
  );
  const line = [name, ...attributes].join(' ');
  const start =
    line.length < 60 ? line : [name, ...attributes].join('\n  ') + '\n';
  return text === undefined
    ? `<${start}${start.endsWith('\n') ? '' : ' '}/>`
    : `<${start}>${text}</${name}>`;
}
