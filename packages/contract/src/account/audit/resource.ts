import { operation, resource } from '../../kernel/operation.ts';
import {
  AuditCheckpoint,
  AuditEventList,
  AuditProof,
  AuditVerification,
  GetAuditCheckpoint,
  ListAuditEvents,
  VerifyAuditChain,
} from './schema.ts';

const reading = { scope: 'admin', fine: 'audit:read' } as const;

export const auditOperations = resource('Audit', [
  operation({
    ...reading,
    id: 'list_audit_events',
    address: 'GET /v1/audit',
    summary: 'List audit events',
    description: 'Who did what, when, with which key or agent, before and after; newest first.',
    query: ListAuditEvents,
    returns: AuditEventList,
  }),
  operation({
    ...reading,
    id: 'verify_audit_chain',
    address: 'GET /v1/audit/verify',
    summary: 'Verify the audit log',
    description:
      'Recomputes the hashes of a range of entries and checks them against the tree, its root and the signed checkpoint.',
    query: VerifyAuditChain,
    returns: AuditVerification,
  }),
  operation({
    ...reading,
    id: 'get_audit_checkpoint',
    address: 'GET /v1/audit/checkpoint',
    summary: 'Read the latest checkpoint',
    description:
      'Size and root of the log, signed. With `from`, a proof that an older checkpoint still holds. Store it elsewhere.',
    query: GetAuditCheckpoint,
    returns: AuditCheckpoint,
    errors: ['conflict'],
  }),
  operation({
    ...reading,
    id: 'get_audit_proof',
    address: 'GET /v1/audit/{entryId}/proof',
    summary: 'Prove one audit event',
    description: 'Proves that an entry is in the log of the signed checkpoint, unchanged (RFC 6962).',
    returns: AuditProof,
    errors: ['conflict'],
  }),
]);
