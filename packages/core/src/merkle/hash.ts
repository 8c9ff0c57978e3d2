import { createHash } from 'node:crypto';

const sha256 = (...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** RFC 6962, 2.1: entries and inner nodes start with different bytes, so that one never passes for the other. */
const leafMark = Buffer.from([0]);
const nodeMark = Buffer.from([1]);

export const leafHash = (text: string): Buffer => sha256(leafMark, Buffer.from(text, 'utf8'));
export const nodeHash = (left: Uint8Array, right: Uint8Array): Buffer => sha256(nodeMark, left, right);

/** The root of a tree without entries. */
export const emptyRoot: Buffer = sha256();
