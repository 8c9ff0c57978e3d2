import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { type AnswerNames, namesVersion, readNames } from '@svc/detection/discover';
import type { Context } from '../../kernel/index.ts';
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
/** Answers read in one go, about 10 ms: scans of the same process wait no longer. */
const atOnce = 5;

/** What was read of a project's answers before, by the answer's id. */
export async function keptAnswers(context: Context, projectId: string): Promise<Map<string, ReadAnswer>> {
  const kept = new Map<string, ReadAnswer>();
  for (const names of await keptNames(context, projectId, namesVersion)) {
    const answers = JSON.parse(zstdDecompressSync(Buffer.from(names, 'base64')).toString()) as ReadAnswer[];
    for (const answer of answers) kept.set(answer.id, answer);
    await setImmediate();
  }
  return kept;
}

/** Reads those of a project's answers that were not read before, adds them to `names` and keeps them. */
export async function readNew(
  context: Context,
  projectId: string,
  answers: readonly NewestAnswer[],
  names: Map<string, ReadAnswer>,
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
      for (const one of read) names.set(one.id, one);
      if (read.length > 0) await keepNames(context, projectId, scanId, keptRow(read));
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
