/** Adds a value to the list that a map has for a key. */
export function addTo<Key, Value>(
  lists: Map<Key, Value[]>,
  key: Key,
  value: Value,
): void {
  const list = lists.get(key);
  if (list) {
    list.push(value);
  } else {
    lists.set(key, [value]);
  }
}

/** Items by a key, in the order in which each key first occurs. */
export function grouped<Key, Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    addTo(groups, keyOf(item), item);
  }
  return groups;
}
