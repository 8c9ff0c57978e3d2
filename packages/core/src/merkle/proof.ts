import { nodeHash } from './hash.ts';

const same = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0;
const half = (count: number): number => Math.floor(count / 2);

/** RFC 9162, 2.1.3.2: whether the entry stands at this position of the tree with this root. */
export function verifyInclusion(proof: {
  position: number;
  size: number;
  leaf: Uint8Array;
  path: readonly Uint8Array[];
  root: Uint8Array;
}): boolean {
  if (proof.position < 0 || proof.position >= proof.size) return false;
  let [place, last] = [proof.position, proof.size - 1];
  let hash = proof.leaf;
  for (const sibling of proof.path) {
    if (last === 0) return false;
    if (place % 2 === 1 || place === last) {
      hash = nodeHash(sibling, hash);
      while (place % 2 === 0 && place !== 0) [place, last] = [half(place), half(last)];
    } else hash = nodeHash(hash, sibling);
    [place, last] = [half(place), half(last)];
  }
  return last === 0 && same(hash, proof.root);
}

/** RFC 9162, 2.1.4.2: whether the older tree is the start of the newer one. */
export function verifyConsistency(proof: {
  older: { size: number; root: Uint8Array };
  newer: { size: number; root: Uint8Array };
  path: readonly Uint8Array[];
}): boolean {
  const { older, newer } = proof;
  if (older.size > newer.size) return false;
  if (older.size === newer.size) return proof.path.length === 0 && same(older.root, newer.root);
  if (older.size === 0) return proof.path.length === 0;
  const whole = Number.isInteger(Math.log2(older.size));
  const [first, ...rest] = whole ? [older.root, ...proof.path] : proof.path;
  if (first === undefined) return false;
  let [place, last] = [older.size - 1, newer.size - 1];
  while (place % 2 === 1) [place, last] = [half(place), half(last)];
  let [oldHash, newHash] = [first, first];
  for (const sibling of rest) {
    if (last === 0) return false;
    if (place % 2 === 1 || place === last) {
      oldHash = nodeHash(sibling, oldHash);
      newHash = nodeHash(sibling, newHash);
      while (place % 2 === 0 && place !== 0) [place, last] = [half(place), half(last)];
    } else newHash = nodeHash(newHash, sibling);
    [place, last] = [half(place), half(last)];
  }
  return last === 0 && same(oldHash, older.root) && same(newHash, newer.root);
}
