import { randomBytes } from 'node:crypto';
import { decrypt, encrypt } from './cipher.ts';
import { type KeyEncryptionKey, parseKeys, readKeyFile } from './key.ts';

/** The place of a secret. A ciphertext that is moved anywhere else cannot be opened. */
export interface SecretPlace {
  workspaceId: string;
  /** Id of the row that holds it. */
  id: string;
  engine: string;
  field: string;
}

/** A secret as it is stored. */
export interface Sealed {
  kekId: string;
  wrappedKey: Buffer;
  ciphertext: Buffer;
}

/** Says nothing of the secret or the keys. */
export class VaultError extends Error {
  override name = 'VaultError';
}

export interface Vault {
  /** The key that new secrets are sealed under. */
  readonly kekId: string;
  seal: (secret: string, place: SecretPlace) => Promise<Sealed>;
  /** Throws VaultError: a key that is not held any more, or a ciphertext that is not of this place. */
  open: (sealed: Sealed, place: SecretPlace) => Promise<string>;
  /** Seals the same secret under the newest key. Throws VaultError. */
  rewrap: (sealed: Sealed, place: SecretPlace) => Promise<Sealed>;
}

/**
 * Envelope encryption (AES-256-GCM): each secret has its own data key, wrapped by the first of `keys`. The
 * other keys still open what they wrapped, so that a rotation needs no pause. Throws RangeError without a
 * key.
 */
export function createVault(keys: readonly KeyEncryptionKey[]): Vault {
  const [newest] = keys;
  if (!newest) throw new RangeError('a vault needs a key-encryption key');
  const byId = new Map(keys.map((key) => [key.id, key]));

  async function dataKeyOf(sealed: Sealed, bound: Buffer): Promise<Buffer> {
    const key = byId.get(sealed.kekId);
    if (!key) throw new VaultError(`key-encryption key ${sealed.kekId} is not held any more`);
    return key.unwrap(sealed.wrappedKey, bound);
  }

  async function guarded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw error instanceof VaultError ? error : new VaultError('the secret does not open here');
    }
  }

  return {
    kekId: newest.id,
    async seal(secret, place) {
      const bound = bind(place);
      const dataKey = randomBytes(32);
      const ciphertext = encrypt(dataKey, Buffer.from(secret, 'utf8'), bound);
      return { kekId: newest.id, wrappedKey: await newest.wrap(dataKey, bound), ciphertext };
    },
    open: (sealed, place) =>
      guarded(async () => {
        const bound = bind(place);
        return decrypt(await dataKeyOf(sealed, bound), sealed.ciphertext, bound).toString('utf8');
      }),
    rewrap: (sealed, place) =>
      guarded(async () => {
        const bound = bind(place);
        const wrappedKey = await newest.wrap(await dataKeyOf(sealed, bound), bound);
        return { kekId: newest.id, wrappedKey, ciphertext: sealed.ciphertext };
      }),
  };
}

/**
 * The vault of the operator's settings; null when neither is set. Keys of the setting come before those of the file.
 * Throws Error that names the setting.
 */
export async function loadVault({
  keys = '',
  file = '',
}: {
  keys?: string | undefined;
  file?: string | undefined;
}): Promise<Vault | null> {
  const read = async (setting: string, load: () => KeyEncryptionKey[] | Promise<KeyEncryptionKey[]>) => {
    try {
      return await load();
    } catch (cause) {
      throw new Error(`${setting} does not hold key-encryption keys: 32 bytes in base64 each`, { cause });
    }
  };
  const all = [
    ...(await read('SVC_KEK', () => parseKeys(keys))),
    ...(file === '' ? [] : await read('SVC_KEK_FILE', () => readKeyFile(file))),
  ];
  return all.length === 0 ? null : createVault(all);
}

/** Version first; as JSON, so that no two places have the same bytes. */
const bind = ({ workspaceId, id, engine, field }: SecretPlace): Buffer =>
  Buffer.from(JSON.stringify(['svc.secret.1', workspaceId, id, engine, field]));
