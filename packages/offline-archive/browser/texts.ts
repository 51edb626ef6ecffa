/** The UI texts of the archive's scripts, which the bundler inserts (see bundle.ts). */
import type {Texts} from '../texts';

declare const ARCHIVE_TEXTS: Texts;

export const texts = ARCHIVE_TEXTS;

/** A text with its `{holes}` filled. */
export function fill(
  text: string,
  values: Record<string, string | number>,
): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) =>
    String(values[name] ?? hole),
  );
}
