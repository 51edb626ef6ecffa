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
