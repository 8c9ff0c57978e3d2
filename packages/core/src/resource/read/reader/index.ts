export type { Judge, ServedPart } from './correct.ts';
export { readByEngineJob } from './jobs.ts';
export { type BrandReading, readReply, type TextReading } from './parse.ts';
export { forgetReadings, forgetTexts } from './queries.ts';
export type { CheckedMention } from './queries-check.ts';
export { type RereadMention, rereadMentions } from './queries-reread.ts';
export { readQuotes, readThemes } from './queries-stance.ts';
export { askForReading, readByEngine } from './read.ts';
export {
  notesOfReader,
  type ReaderReport,
  readerOfReport,
  type StanceCell,
  stanceCells,
} from './report.ts';
export { checkReading, getReader, listUncheckedReadings, setReader } from './service.ts';
export { readerVerbs } from './verbs.ts';
