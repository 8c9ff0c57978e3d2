import { auditOperations } from '@svc/contract/account/audit';
import { implement } from '../../../implement/index.ts';
import { getAuditCheckpoint, getAuditProof, listAuditEvents, verifyAuditChain } from './service.ts';

export const auditVerbs = implement(auditOperations, {
  list_audit_events: { run: listAuditEvents },
  verify_audit_chain: { run: verifyAuditChain },
  get_audit_checkpoint: { run: getAuditCheckpoint },
  get_audit_proof: { run: getAuditProof },
});
