import type {GalleryEntry} from '../plugin/pages';

/** The entries that have every word of the query somewhere: group, title, description, names. */
export function filterEntries(
  entries: readonly GalleryEntry[],
  query: string,
): GalleryEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({group, title, description, names}) => {
    const text = [group, title, description, ...names].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
