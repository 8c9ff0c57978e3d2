import { createHash } from 'node:crypto';
import type { ScanConfig } from '@svc/contract/measure/scan';
import { createRandom, dealCycle, fewestInPart, refuseCycle } from '@svc/scoring';
import { type Context, invalid } from '../../../kernel/index.ts';
import { measuredPrompts, type ScanCycle } from '../scan/index.ts';
import { sameQuestions } from '../score/index.ts';
import { lastRun } from './queries.ts';

/** As many prompts as a scan can ask. */
export const mostDealt = 1_000;

interface CycleOf {
  projectId: string;
  config: ScanConfig;
  parts: number;
}

interface Dealt {
  /** Prompts of the set, those that name the brand included. */
  prompts: number;
  /** Questions that count: paraphrases are one, and prompts that name the brand none. */
  questions: number;
  /** Ids of each part's prompts. */
  parts: string[][];
  /** Prompts of the largest part. */
  largest: number;
  deal: string;
}

/**
 * Deals the set that a schedule would ask into parts. The same set is dealt alike each time; a changed one anew.
 * Throws validation_failed where it has too few questions.
 */
export async function dealSet(context: Context, { projectId, config, parts }: CycleOf): Promise<Dealt> {
  const set = await measuredPrompts(
    context,
    projectId,
    config.promptSetId ?? null,
    config.maxPrompts ?? mostDealt,
  );
  const prompts = (set?.prompts ?? []).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const texts = sameQuestions(prompts.map(({ text }) => text));
  const questions = [
    ...Map.groupBy(
      prompts.map((prompt, at) => ({ ...prompt, asks: prompt.paraphraseGroup ?? texts[at] ?? prompt.text })),
      ({ asks }) => asks,
    ).values(),
  ].map((own) => {
    const first = own.find(({ branded }) => !branded);
    return {
      ids: own.map(({ id }) => id),
      topic: first?.topic ?? null,
      intent: first?.intent ?? null,
      counts: first !== undefined,
    };
  });
  const version = createHash('sha256')
    .update(
      JSON.stringify([
        set?.id,
        parts,
        prompts.map(({ id, topic, intent, paraphraseGroup }) => [id, topic, intent, paraphraseGroup]),
      ]),
    )
    .digest();
  const random = createRandom(version.readUInt32BE(0));
  const [counted, branded] = [
    questions.filter(({ counts }) => counts),
    questions.filter(({ counts }) => !counts),
  ];
  const ofCounted = dealCycle(counted, parts, random);
  const refused = refuseCycle(counted, ofCounted, parts);
  if (refused)
    throw invalid(
      'cycle',
      `The set has ${counted.length} questions, too few for ${parts} parts of ${fewestInPart}. Add prompts, or choose a shorter cycle.`,
      {
        expected: `${fewestInPart * parts} questions or more`,
        received: counted.length,
      },
    );
  const dealt: string[][] = Array.from({ length: parts }, () => []);
  const hand = (list: typeof questions, places: readonly number[]) => {
    for (const [at, { ids }] of list.entries()) dealt[places[at] ?? 0]?.push(...ids);
  };
  hand(counted, ofCounted);
  hand(branded, dealCycle(branded, parts, random));
  return {
    prompts: prompts.length,
    questions: counted.length,
    parts: dealt,
    largest: Math.max(...dealt.map(({ length }) => length)),
    deal: version.toString('base64url').slice(0, 22),
  };
}

/** The next run's part: the one after the last run that gave answers. */
export async function nextPart(
  context: Context,
  wanted: CycleOf,
): Promise<{ promptIds: string[]; cycle: ScanCycle }> {
  const { parts, deal, questions } = await dealSet(context, wanted);
  const last = await lastRun(context, wanted.projectId, deal);
  const run = last === null ? 0 : last + 1;
  const part = run % wanted.parts;
  return { promptIds: parts[part] ?? [], cycle: { parts: wanted.parts, part, run, deal, questions } };
}
