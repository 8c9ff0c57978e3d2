import type {
  AuditCheckpoint,
  AuditEvent,
  AuditProof,
  AuditVerification,
  GetAuditCheckpoint,
  ListAuditEvents,
  VerifyAuditChain,
} from '@svc/contract/account/audit';
import type { RunContext } from '../../../environment/index.ts';
import { assertWholeWorkspace, type List, notFound, ServiceError } from '../../../kernel/index.ts';
import { consistencyRanges, inclusionRanges } from '../../../merkle/index.ts';
import { findEntry, listAuditEventRows, readLog } from './queries.ts';
import { originOf } from './sequence.ts';
import { hashRanges } from './tree.ts';
import { verifyLog } from './verify.ts';

export async function listAuditEvents(
  context: RunContext,
  query: ListAuditEvents,
): Promise<List<AuditEvent>> {
  assertWholeWorkspace(context);
  return listAuditEventRows(context, query);
}

export async function verifyAuditChain(
  context: RunContext,
  query: VerifyAuditChain,
): Promise<AuditVerification> {
  assertWholeWorkspace(context);
  return verifyLog(context, query, context.auditVerifierKey);
}

/** Throws conflict when the log is shorter than `from`: it was rewound, or the size is of another log. */
export async function getAuditCheckpoint(
  context: RunContext,
  { from }: GetAuditCheckpoint,
): Promise<AuditCheckpoint> {
  assertWholeWorkspace(context);
  const log = await readLog(context);
  if (from !== undefined && from > log.size)
    throw new ServiceError('conflict', `The log has ${log.size} entries, fewer than ${from}.`);
  const path = from === undefined ? [] : await hashRanges(context, consistencyRanges(from, log.size));
  return {
    ...shown(context, log),
    consistency: from === undefined ? null : { from, path: path.map((hash) => hash.toString('base64')) },
  };
}

/** Throws not_found, and conflict for an entry that has no place yet. */
export async function getAuditProof(
  context: RunContext,
  { entryId }: { entryId: string },
): Promise<AuditProof> {
  assertWholeWorkspace(context);
  const entry = await findEntry(context, entryId);
  if (!entry) throw notFound('audit entry', entryId, 'GET /v1/audit');
  const log = await readLog(context);
  if (entry.position === null || entry.position >= log.size)
    throw new ServiceError('conflict', 'This entry has no sequence number yet. Ask again in a second.', {
      retryAfter: 1,
    });
  const ranges = inclusionRanges(entry.position, { from: 0, to: log.size });
  const path = await hashRanges(context, ranges);
  return {
    ...shown(context, log),
    position: entry.position,
    canonical: entry.canonical,
    path: path.map((hash) => hash.toString('base64')),
  };
}

const shown = (
  { workspace, auditVerifierKey }: RunContext,
  { size, root, checkpoint }: Awaited<ReturnType<typeof readLog>>,
) => ({
  origin: originOf(workspace.id),
  size,
  root: root.toString('base64'),
  checkpoint,
  verifierKey: checkpoint === null ? null : auditVerifierKey,
});
