/** Items by key, groups in order of first appearance. (Map.groupBy is ES2024; this package is built for ES2023.) */
export function groupBy<Item, Key>(
  items: readonly Item[],
  key: (item: Item, position: number) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const [position, item] of items.entries()) {
    const group = key(item, position);
    const known = groups.get(group);
    if (known) known.push(item);
    else groups.set(group, [item]);
  }
  return groups;
}
