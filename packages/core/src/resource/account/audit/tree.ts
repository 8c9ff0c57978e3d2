import type { Scope } from '@svc/db';
import {
  type HashOf,
  hashOfRange,
  type Node,
  type NodeId,
  nodeHash,
  nodesOf,
  type Range,
} from '../../../merkle/index.ts';
import { readNodes } from './queries.ts';

/** A node that ought to be stored and is not. */
export class MissingNode extends Error {
  override name = 'MissingNode';
}

export const nameOf = ({ level, place }: NodeId): string => `${level}/${place}`;

export const nodeMap = (nodes: readonly Node[]): Map<string, Buffer> =>
  new Map(nodes.map((node) => [nameOf(node), node.hash]));

/** A node that is not among them is put together from those below it. Throws MissingNode. */
export function lookIn(nodes: ReadonlyMap<string, Buffer>): HashOf {
  const look: HashOf = (node) => {
    const { level, place } = node;
    const known = nodes.get(nameOf(node));
    if (known) return known;
    if (level === 0) throw new MissingNode(`The node of entry ${place} is not there.`);
    const below = (place: number) => look({ level: level - 1, place });
    return nodeHash(below(place * 2), below(place * 2 + 1));
  };
  return look;
}

/** Hashes of ranges, from the stored tree. Throws MissingNode. */
export async function hashRanges(scope: Scope, ranges: readonly Range[]): Promise<Buffer[]> {
  const hashOf = lookIn(nodeMap(await readNodes(scope, ranges.flatMap(nodesOf))));
  return ranges.map((range) => hashOfRange(range, hashOf));
}
