import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { loadAuditSigner } from '@svc/core/environment';
import { exportAuditLog, verifyExport } from '@svc/core/resource/audit';
import { type Say, type Settings, UsageError } from './environment.ts';
import { inWorkspace } from './tenant.ts';

export const exportAudit = (settings: Settings, workspaceId: string, file: string, say: Say): Promise<void> =>
  inWorkspace(settings, workspaceId, async ({ db }) => {
    const lines = exportAuditLog(db, workspaceId);
    const withEnds = async function* () {
      for await (const line of lines) yield `${line}\n`;
    };
    await pipeline(Readable.from(withEnds()), createWriteStream(file, { mode: 0o600 }));
    say(`The log is in ${file}. “svc audit verify ${file}” checks it.`);
  });

/** Needs neither database nor network. Returns whether the export holds. */
export async function verifyAudit(
  file: string,
  options: { key?: string | undefined; known?: string | undefined },
  say: Say,
): Promise<boolean> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
  const kept = options.known === undefined ? undefined : readKnown(options.known);
  const found = await verifyExport(lines, { verifierKey: options.key, kept }).catch((error: unknown) => {
    throw error instanceof RangeError ? new UsageError(`${file}: ${error.message}`) : error;
  });
  say(`${found.size} entries of ${found.workspaceId}, root ${found.root}`);
  const signed = {
    given: 'The checkpoint is signed by the key that you gave.',
    export: 'The checkpoint is signed by the key that the file itself names: give --key to know whose it is.',
    none: 'The checkpoint is not signed.',
  };
  say(signed[found.signed]);
  for (const problem of found.problems) say(`PROBLEM: ${problem}`);
  say(found.ok ? 'Nothing was changed.' : 'This is not the log as it was written.');
  return found.ok;
}

function readKnown(text: string): { size: number; root: string } {
  const [, size = '', root = ''] = /^(\d{1,15}):([A-Za-z0-9+/]{43}=)$/.exec(text) ?? [];
  if (root === '') throw new UsageError('--known is SIZE:ROOT of a checkpoint, such as 120:q83v…=');
  return { size: Number(size), root };
}

/** A new signing key and the public half that verifies what it signs. */
export async function newAuditKey(say: Say): Promise<void> {
  const key = randomBytes(32).toString('base64');
  const signer = await loadAuditSigner({ key });
  say(`SVC_AUDIT_KEY=${key}`);
  say(`Verifier key, which is public: ${signer?.verifierKey}`);
}
