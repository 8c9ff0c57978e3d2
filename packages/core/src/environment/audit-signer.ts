import { readFile } from 'node:fs/promises';
import { createSigner, type NoteSigner } from '../merkle/index.ts';

/** The name in every signature: which kind of log was signed, not whose. */
const keyName = 'svc-audit';

/** The signer of the operator's settings; null when neither is set. Throws Error that names the setting. */
export async function loadAuditSigner({
  key = '',
  file = '',
}: {
  key?: string | undefined;
  file?: string | undefined;
}): Promise<NoteSigner | null> {
  if (key === '' && file === '') return null;
  const setting = key === '' ? 'SVC_AUDIT_KEY_FILE' : 'SVC_AUDIT_KEY';
  try {
    return createSigner(keyName, key === '' ? await readFile(file, 'utf8') : key);
  } catch (cause) {
    throw new Error(`${setting} does not hold a signing key: 32 bytes in base64`, { cause });
  }
}
