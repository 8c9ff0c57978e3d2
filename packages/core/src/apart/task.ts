import { type FetchedPage, readPage } from '@svc/page';
import { readBody, readImport, readLog } from '../upload/index.ts';

/** Work that a worker thread can be asked for. Orders and answers are plain data, since they are copied between threads. */
export const tasks = {
  readPage: ({ source, address }: { source: string | FetchedPage; address: string | undefined }) =>
    readPage(source, address),
  readBody,
  readLog,
  readImport,
};

export type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
export type OrderOf<T extends TaskName> = Parameters<Tasks[T]>[0];
export type AnswerOf<T extends TaskName> = Awaited<ReturnType<Tasks[T]>>;
