import type {GalleryEntry} from './index';

/** The entries that have every word of the query somewhere: title, description, names. */
export function filterEntries(
  entries: readonly GalleryEntry[],
  query: string,
): GalleryEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({title, description, names}) => {
    const text = [title, description, ...names].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
