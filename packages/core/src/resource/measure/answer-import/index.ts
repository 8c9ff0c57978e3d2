/** Answers that somebody else asked for: what a file says, and where an import stands. */
export { deleteImportJob, expireImportsJob, importAnswersJob } from './jobs.ts';
export {
  claimImport,
  claimRows,
  deleteImportRow,
  failImportRow,
  findImport,
  forgetImportedHashes,
  type ImportHold,
  type ImportPlan,
  moveImport,
  noteImport,
  staleImports,
} from './queries.ts';
export type { Evidence } from './read/evidence.ts';
export { type Header, readFile, UnreadableFile } from './read/file.ts';
export { createHtmlReader } from './read/html.ts';
export type { Link } from './read/list.ts';
export { type ImportedRow, isProblem, type Problem, readRow } from './read/row.ts';
export { receiveFile, type SentFile } from './receive-file.ts';
export { fileKeyOf, getAnswerImport, importAnswers } from './service.ts';
export type { ImportSettings } from './settings.ts';
export { answerImportVerbs } from './verbs.ts';
