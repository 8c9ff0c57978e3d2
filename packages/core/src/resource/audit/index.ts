export { type ExportVerification, exportAuditLog, verifyExport } from './export.ts';
export { logsToSequence } from './queries.ts';
export { auditOperations } from './resource.ts';
export { sequenceAudit, sequenceWorkspace } from './sequence.ts';
