import { ServiceError } from '../kernel/index.ts';
import { Refused } from '../upload/index.ts';
import { type Apart, NotRead } from './pool.ts';
import type { AnswerOf, OrderOf } from './task.ts';

type UploadTask = 'readBody' | 'readLog' | 'readImport';

/** Reads a file that somebody sent. Throws validation_failed that names the field `content`. */
export type ReadUpload = <T extends UploadTask>(
  task: T,
  order: OrderOf<T>,
  organisationId: string,
) => Promise<AnswerOf<T>>;

/** The one door for files: read apart from everybody else's work, in turns between organisations. */
export const uploadDoor =
  (threads: Pick<Apart, 'run'>): ReadUpload =>
  (task, order, organisationId) =>
    threads.run(task, order, organisationId).catch((error: unknown) => {
      throw inWords(error);
    });

function inWords(error: unknown): unknown {
  const bad = (detail: string, expected: string) =>
    new ServiceError('validation_failed', detail, { errors: [{ path: 'content', expected }] });
  if (error instanceof Refused) {
    const { code, detail, expected } = error.refusal;
    return expected === undefined ? new ServiceError(code, detail) : bad(detail, expected);
  }
  if (!(error instanceof NotRead)) return error;
  if (error.why === 'late')
    return bad(
      `The file takes more than ${error.deadlineSeconds} s to read. Send it in parts.`,
      'a file that is read in time',
    );
  return bad('The file cannot be read. Send it in parts.', 'a file like those that programs write');
}
