import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { type AnswerNames, namesVersion, readNames } from '@svc/detection/discover';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../../kernel/index.ts';
import {
  keepNames,
  keptNames,
  type NewestAnswer,
  type ReadableAnswer,
  readableAnswers,
} from './queries-names.ts';

export interface ReadAnswer {
  id: string;
  /** Of the text, to know copies. */
  hash: string;
  names: AnswerNames;
}

/** Answers in one kept row. */
const together = 100;
/** Rows whose names are in memory at once: scans that went on side by side take turns among a project's newest answers. */
const mostUnpacked = 4;
/** Answers read in one go, some milliseconds: scans of the same process wait no longer. */
const atOnce = 5;

/**
 * What was read of a project's answers, by the answer's id. Rows stay as they are stored, and few are unpacked at a time: names of
 * thousands of answers are hundreds of megabytes of small objects.
 */
export class ReadNames {
  readonly #rows = new Map<string, Buffer>();
  readonly #unpacked = new LRUCache<Buffer, ReadonlyMap<string, ReadAnswer>>({ max: mostUnpacked });

  has = (answerId: string): boolean => this.#rows.has(answerId);

  add(answerIds: readonly string[], row: Buffer): void {
    for (const id of answerIds) this.#rows.set(id, row);
  }

  get(answerId: string): ReadAnswer | undefined {
    const row = this.#rows.get(answerId);
    if (!row) return undefined;
    const answers = this.#unpacked.get(row) ?? unpack(row);
    this.#unpacked.set(row, answers);
    return answers.get(answerId);
  }
}

function unpack(row: Buffer): ReadonlyMap<string, ReadAnswer> {
  const answers = JSON.parse(zstdDecompressSync(row).toString()) as ReadAnswer[];
  return new Map(answers.map((answer) => [answer.id, answer]));
}

/** What was read of a project's answers before. */
export async function keptAnswers(context: Context, projectId: string): Promise<ReadNames> {
  const kept = new ReadNames();
  for (const { answerIds, names } of await keptNames(context, projectId, namesVersion))
    kept.add(answerIds, Buffer.from(names, 'base64'));
  return kept;
}

/** Reads those of a project's answers that were not read before, adds them to `names` and keeps them. */
export async function readNew(
  context: Context,
  projectId: string,
  answers: readonly NewestAnswer[],
  names: ReadNames,
  stop: AbortSignal,
): Promise<void> {
  const fresh = Map.groupBy(
    answers.filter(({ id }) => !names.has(id)),
    ({ scanId }) => scanId,
  );
  for (const [scanId, ofScan] of fresh)
    for (let at = 0; at < ofScan.length; at += together) {
      if (stop.aborted) return;
      const some = ofScan.slice(at, at + together);
      const texts = await readableAnswers(
        context,
        some.map(({ id }) => id),
        some.at(-1)?.createdAt ?? '',
      );
      const read = await readAll(texts);
      if (read.length === 0) continue;
      const row = keptRow(read);
      names.add(row.answerIds, row.names);
      await keepNames(context, projectId, scanId, row);
    }
}

async function readAll(answers: readonly ReadableAnswer[]): Promise<ReadAnswer[]> {
  const read: ReadAnswer[] = [];
  for (const answer of answers) {
    const hash = createHash('sha256').update(answer.text).digest('base64url').slice(0, 22);
    read.push({ id: answer.id, hash, names: readNames(answer) });
    if (read.length % atOnce === 0) await setImmediate();
  }
  return read;
}

const keptRow = (read: readonly ReadAnswer[]) => ({
  answerIds: read.map(({ id }) => id),
  version: namesVersion,
  names: zstdCompressSync(JSON.stringify(read)),
});
