import { emptyRoot, nodeHash } from './hash.ts';

/** A complete subtree: `place` counts those of its level from the left. Level 0 are the entries. */
export interface NodeId {
  level: number;
  place: number;
}

export interface Node extends NodeId {
  hash: Buffer;
}

/** Entries from `from` up to, without, `to`. */
export interface Range {
  from: number;
  to: number;
}

export type HashOf = (node: NodeId) => Buffer;

/** The largest power of two below `count`, which is at least 2. */
const split = (count: number): number => 2 ** Math.floor(Math.log2(count - 1));

/** The complete subtrees that a range consists of, from left to right. */
export function nodesOf({ from, to }: Range): NodeId[] {
  const nodes: NodeId[] = [];
  for (let place = from; place < to; ) {
    let level = 0;
    while (place % 2 ** (level + 1) === 0 && place + 2 ** (level + 1) <= to) level += 1;
    nodes.push({ level, place: place / 2 ** level });
    place += 2 ** level;
  }
  return nodes;
}

/** The hash over a range that is a subtree of RFC 6962: whole, or the ragged right end of a tree. */
export function hashOfRange(range: Range, hashOf: HashOf): Buffer {
  return (
    nodesOf(range)
      .map(hashOf)
      .reduceRight<Buffer | null>((right, left) => (right === null ? left : nodeHash(left, right)), null) ??
    emptyRoot
  );
}

/** RFC 6962, 2.1.1: the ranges whose hashes lead from one entry to the root, from the entry upwards. */
export function inclusionRanges(position: number, { from, to }: Range): Range[] {
  if (to - from <= 1) return [];
  const middle = from + split(to - from);
  return position < middle
    ? [...inclusionRanges(position, { from, to: middle }), { from: middle, to }]
    : [...inclusionRanges(position, { from: middle, to }), { from, to: middle }];
}

/** RFC 6962, 2.1.2: the ranges whose hashes show that a tree of `older` entries is the start of one of `newer`. */
export function consistencyRanges(older: number, newer: number): Range[] {
  const below = (end: number, { from, to }: Range, known: boolean): Range[] => {
    if (end === to) return known ? [] : [{ from, to }];
    const middle = from + split(to - from);
    return end <= middle
      ? [...below(end, { from, to: middle }, known), { from: middle, to }]
      : [...below(end, { from: middle, to }, false), { from, to: middle }];
  };
  return older === 0 || older === newer ? [] : below(older, { from: 0, to: newer }, true);
}

/**
 * The nodes that come to be complete when entries are added.
 * @param hashOf gives the complete subtrees of the tree before
 */
export function grow(size: number, leaves: readonly Buffer[], hashOf: HashOf): Node[] {
  const made = new Map<string, Node>();
  const find = (level: number, place: number) =>
    made.get(`${level}/${place}`)?.hash ?? hashOf({ level, place });
  leaves.forEach((leaf, index) => {
    let node: Node = { level: 0, place: size + index, hash: leaf };
    made.set(`0/${node.place}`, node);
    while (node.place % 2 === 1) {
      const hash = nodeHash(find(node.level, node.place - 1), node.hash);
      node = { level: node.level + 1, place: (node.place - 1) / 2, hash };
      made.set(`${node.level}/${node.place}`, node);
    }
  });
  return [...made.values()];
}
