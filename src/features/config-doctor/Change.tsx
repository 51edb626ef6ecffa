/** What a fix changes, as lines before and after. */
import type {ReactNode} from 'react';
import type {Fix} from '@ohif-docs/doctor';

/** The lines that the edits are in, as they are and as they will be. */
export function linesOfFix(text: string, {edits}: Fix): [string, string] {
  const start = Math.min(...edits.map((edit) => edit.start));
  const end = Math.max(...edits.map((edit) => edit.end));
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  let after = text.slice(from, to);
  for (const edit of [...edits].sort((a, b) => b.start - a.start)) {
    after = `${after.slice(0, edit.start - from)}${edit.text}${after.slice(edit.end - from)}`;
  }
  return [text.slice(from, to), after];
}

/** Lines of each side; a fix can move the whole file. */
const most = 6;

const shortened = (lines: string) => {
  const all = lines.split(/\r?\n/);
  return all.length > most ? [...all.slice(0, most), '…'] : all;
};

export default function Change({
  text,
  fix,
}: {
  text: string;
  fix: Fix;
}): ReactNode {
  const [before, after] = linesOfFix(text, fix);
  return (
    <pre className="change" translate="no">
      {shortened(before).map((line, i) => (
        <del key={i}>{line}</del>
      ))}
      {after.trim() !== '' &&
        shortened(after).map((line, i) => <ins key={i}>{line}</ins>)}
    </pre>
  );
}
