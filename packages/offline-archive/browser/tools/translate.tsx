/**
 * What the components of the tools import as `@docusaurus/Translate`, without the framework:
 * the messages come from the archive (see ../../tools.ts).
 */
import {Fragment, type ReactNode} from 'react';

declare const ARCHIVE_MESSAGES: Readonly<Record<string, string>>;

/** A message in parts, its `{holes}` filled. */
function fill<Value>(
  message: string,
  values: Readonly<Record<string, Value>>,
): (Value | string | undefined)[] {
  return message
    .split(/\{(\w+)\}/)
    .map((part, i) => (i % 2 === 1 ? values[part] : part));
}

const messageOf = (id: string, fallback: string) =>
  ARCHIVE_MESSAGES[id] ?? fallback;

export function translate(
  {id, message}: {id: string; message: string},
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(messageOf(id, message), values).join('');
}

export default function Translate({
  id,
  children,
  values = {},
}: {
  id: string;
  children: string;
  values?: Readonly<Record<string, ReactNode>>;
}): ReactNode {
  return fill(messageOf(id, children), values).map((part, i) => (
    <Fragment key={i}>{part}</Fragment>
  ));
}
