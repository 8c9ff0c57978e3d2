export { type ExportVerification, exportAuditLog, verifyExport } from './export.ts';
export { logsToSequence } from './queries.ts';
export { sequenceAudit, sequenceWorkspace } from './sequence.ts';
export { auditVerbs } from './verbs.ts';
