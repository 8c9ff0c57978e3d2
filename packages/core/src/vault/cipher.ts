import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Nonce, ciphertext, tag. A random nonce is safe: no key here seals more than a few secrets. */
export function encrypt(key: Buffer, plain: Buffer, bound: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes }).setAAD(bound);
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Throws when a bit of the message, the key or what it is bound to differs. */
export function decrypt(key: Buffer, message: Buffer, bound: Buffer): Buffer {
  const nonce = message.subarray(0, nonceBytes);
  const tag = message.subarray(message.length - tagBytes);
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
    .setAAD(bound)
    .setAuthTag(tag);
  return Buffer.concat([
    decipher.update(message.subarray(nonceBytes, message.length - tagBytes)),
    decipher.final(),
  ]);
}
