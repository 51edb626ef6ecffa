import {topsOf} from './wraps';

/** Selects a part of the text in an editor, with two lines above it. */
export function select(
  field: HTMLTextAreaElement,
  start: number,
  end: number,
): void {
  const line = field.value.slice(0, start).split('\n').length;
  field.focus();
  field.setSelectionRange(start, end);
  const above = Math.max(0, line - 3);
  field.scrollTop =
    topsOf(field)?.[above] ??
    above * parseFloat(getComputedStyle(field).lineHeight);
  field.scrollLeft = 0;
}

/** @param line from 1 on */
export function selectLine(field: HTMLTextAreaElement, line: number): void {
  const before = field.value.split('\n', line).join('\n').length;
  select(field, field.value.lastIndexOf('\n', before - 1) + 1, before);
}
