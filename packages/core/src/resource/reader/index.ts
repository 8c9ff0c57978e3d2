export { readByEngineJob } from './jobs.ts';
export { type BrandReading, readReply, type TextReading } from './parse.ts';
export { forgetReadings, forgetTexts } from './queries.ts';
export { askForReading, readByEngine } from './read.ts';
export { type ReaderReport, readerOfReport } from './report.ts';
export { checkReading, getReader, listUncheckedReadings, setReader } from './service.ts';
export { readerVerbs } from './verbs.ts';
