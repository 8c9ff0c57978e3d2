import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  consistencyRanges,
  createSigner,
  emptyRoot,
  grow,
  hashOfRange,
  inclusionRanges,
  leafHash,
  type NodeId,
  openNote,
  readCheckpoint,
  verifyConsistency,
  verifyInclusion,
  writeCheckpoint,
} from './index.ts';

/** A tree that entries were added to in batches. */
function treeOf(texts: readonly string[], batches: readonly number[] = [texts.length]) {
  const nodes = new Map<string, Buffer>();
  const hashOf = ({ level, place }: NodeId): Buffer => {
    const hash = nodes.get(`${level}/${place}`);
    if (!hash) throw new Error(`no node ${level}/${place}`);
    return hash;
  };
  let size = 0;
  for (const batch of batches) {
    const leaves = texts.slice(size, size + batch).map(leafHash);
    for (const node of grow(size, leaves, hashOf)) nodes.set(`${node.level}/${node.place}`, node.hash);
    size += leaves.length;
  }
  return { root: (to: number) => hashOfRange({ from: 0, to }, hashOf), hashOf };
}

const texts = Array.from({ length: 70 }, (_, index) => `entry ${index}`);
const sizes = fc.integer({ min: 1, max: texts.length });

// RFC 6962 test data as in certificate-transparency-go: entries in hex and the roots after each.
test('the roots are those of published trees', () => {
  const entries = [
    '',
    '00',
    '10',
    '2021',
    '3031',
    '40414243',
    '5051525354555657',
    '606162636465666768696a6b6c6d6e6f',
  ];
  const roots = [
    '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
    'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
    'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
    '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
    'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
    '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
  ];
  const tree = treeOf(entries.map((hex) => Buffer.from(hex, 'hex').toString()));
  expect(roots.map((_, index) => tree.root(index + 1).toString('hex'))).toEqual(roots);
  expect(emptyRoot.toString('hex')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});

test('however entries come, in one batch or many, the root is the same', () => {
  const batches = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(batches, (batches) => {
      const size = Math.min(
        texts.length,
        batches.reduce((sum, batch) => sum + batch, 0),
      );
      expect(treeOf(texts, batches).root(size)).toEqual(treeOf(texts).root(size));
    }),
    { seed: 1 },
  );
});

test('every inclusion proof holds for its entry and for no other entry, position or root', () => {
  const { root, hashOf } = treeOf(texts);
  fc.assert(
    fc.property(sizes, fc.nat(), (size, any) => {
      const position = any % size;
      const path = inclusionRanges(position, { from: 0, to: size }).map((range) =>
        hashOfRange(range, hashOf),
      );
      const proof = { position, size, leaf: leafHash(texts[position] ?? ''), path, root: root(size) };
      expect(verifyInclusion(proof)).toBe(true);
      expect(verifyInclusion({ ...proof, leaf: leafHash('another') })).toBe(false);
      expect(verifyInclusion({ ...proof, root: emptyRoot })).toBe(false);
      expect(verifyInclusion({ ...proof, path: [...path, emptyRoot] })).toBe(false);
      if (size > 1) expect(verifyInclusion({ ...proof, path: path.slice(1) })).toBe(false);
      if (size > 1) expect(verifyInclusion({ ...proof, position: (position + 1) % size })).toBe(false);
    }),
    { seed: 1, numRuns: 500 },
  );
});

test('every consistency proof holds, and none for a tree whose past was changed', () => {
  const { root, hashOf } = treeOf(texts);
  const changed = treeOf(['another', ...texts.slice(1)]);
  fc.assert(
    fc.property(sizes, sizes, (one, other) => {
      const [older, newer] = [Math.min(one, other), Math.max(one, other)];
      const path = consistencyRanges(older, newer).map((range) => hashOfRange(range, hashOf));
      const proof = {
        older: { size: older, root: root(older) },
        newer: { size: newer, root: root(newer) },
        path,
      };
      expect(verifyConsistency(proof)).toBe(true);
      expect(verifyConsistency({ ...proof, older: { size: older, root: changed.root(older) } })).toBe(false);
      expect(verifyConsistency({ ...proof, newer: { size: newer, root: changed.root(newer) } })).toBe(false);
      if (path.length > 0) expect(verifyConsistency({ ...proof, path: path.slice(0, -1) })).toBe(false);
    }),
    { seed: 1, numRuns: 500 },
  );
});

test('a checkpoint is signed, read back, and refused once a byte has changed or another key signed it', () => {
  const signer = createSigner('svc', Buffer.alloc(32, 1).toString('base64'));
  const checkpoint = { origin: 'svc/wsp_1', size: 70, root: treeOf(texts).root(70) };
  const note = signer.sign(writeCheckpoint(checkpoint));
  expect(readCheckpoint(openNote(note, signer.verifierKey) ?? '')).toEqual(checkpoint);
  expect(openNote(note.replace('\n70\n', '\n69\n'), signer.verifierKey)).toBeNull();
  expect(openNote(note, createSigner('svc', Buffer.alloc(32, 2).toString('base64')).verifierKey)).toBeNull();
  expect(() => openNote(note, 'svc+00000000+AAAA')).toThrow(RangeError);
  expect(() => createSigner('svc', 'c2hvcnQ=')).toThrow('has 5');
});

// The example of golang.org/x/mod/sumdb/note, whose format C2SP signed notes have.
test('keys and signatures are those of other implementations', () => {
  const seed = Buffer.from('AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz', 'base64').subarray(1);
  const signer = createSigner('PeterNeumann', seed.toString('base64'));
  const text =
    "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n";
  expect(signer.verifierKey).toBe('PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW');
  expect(signer.sign(text)).toBe(
    `${text}\n— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n`,
  );
});
