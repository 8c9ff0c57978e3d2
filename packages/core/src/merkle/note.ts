import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/** Signs checkpoints of the audit log, and gives the key that verifies them. */
export interface NoteSigner {
  sign: (text: string) => string;
  /** C2SP form: name, key hash and public key. Not secret. */
  verifierKey: string;
}

/** Ed25519, in keys and signatures of C2SP signed notes. */
const algorithm = 1;
const seedHeader = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicHeader = Buffer.from('302a300506032b6570032100', 'hex');

const keyHash = (name: string, publicBytes: Uint8Array): Buffer =>
  createHash('sha256')
    .update(`${name}\n`)
    .update(Buffer.from([algorithm]))
    .update(publicBytes)
    .digest()
    .subarray(0, 4);

const publicBytesOf = (key: KeyObject): Buffer =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(publicHeader.length);

const encode = (bytes: Uint8Array): string =>
  Buffer.concat([Buffer.from([algorithm]), bytes]).toString('base64');

/** A signer from 32 secret bytes in base64. Throws RangeError, which does not repeat the text. */
export function createSigner(name: string, secret: string): NoteSigner {
  const seed = Buffer.from(secret.trim(), 'base64');
  if (seed.length !== 32) throw new RangeError(`a signing key has 32 bytes, this one has ${seed.length}`);
  const key = createPrivateKey({ key: Buffer.concat([seedHeader, seed]), format: 'der', type: 'pkcs8' });
  const publicBytes = publicBytesOf(key);
  const hash = keyHash(name, publicBytes);
  return {
    verifierKey: `${name}+${hash.toString('hex')}+${encode(publicBytes)}`,
    sign: (text) =>
      `${text}\n— ${name} ${Buffer.concat([hash, sign(null, Buffer.from(text), key)]).toString('base64')}\n`,
  };
}

/** The text of a signed note, or null unless the key signed exactly it. Throws RangeError for a malformed key. */
export function openNote(note: string, verifierKey: string): string | null {
  const [name = '', hash = '', ...rest] = verifierKey.split('+');
  const bytes = Buffer.from(rest.join('+'), 'base64');
  if (
    bytes.length !== 33 ||
    bytes[0] !== algorithm ||
    keyHash(name, bytes.subarray(1)).toString('hex') !== hash
  )
    throw new RangeError('this is no verifier key: name+hash+key');
  const end = note.lastIndexOf('\n\n');
  if (end === -1) return null;
  const text = note.slice(0, end + 1);
  const key = createPublicKey({
    key: Buffer.concat([publicHeader, bytes.subarray(1)]),
    format: 'der',
    type: 'spki',
  });
  const signed = note
    .slice(end + 2)
    .split('\n')
    .some((line) => {
      if (!line.startsWith(`— ${name} `)) return false;
      const signature = Buffer.from(line.slice(name.length + 3), 'base64');
      return (
        signature.subarray(0, 4).toString('hex') === hash &&
        verify(null, Buffer.from(text), key, signature.subarray(4))
      );
    });
  return signed ? text : null;
}
