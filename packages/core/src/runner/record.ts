import { newId } from '../kernel/index.ts';
import type { KeptEvidence } from '../resource/measure/answer/index.ts';
import type { ReadAnswer } from '../resource/measure/detection-review/index.ts';
import type { SampleKey } from './queries-journal.ts';
import type { RecordedSample } from './save.ts';
import type { storableAnswer } from './storable-answer.ts';

export interface ScanPrompt {
  promptIndex: number;
  promptId: string | null;
  text: string;
  branded: boolean;
  paraphraseGroup: string | null;
  topic: string | null;
}

/** An answer that was not read yet. */
export interface AnsweredSample extends SampleKey {
  prompt: ScanPrompt;
  answer: ReturnType<typeof storableAnswer>;
  evidence: KeptEvidence[] | null;
  copyKey: string | null;
  requests: number;
  latencyMs: number;
  at: Date;
}

/** The answer as it is stored, with what the reader finds in it. */
export function recordOf(
  answered: AnsweredSample,
  { read, language }: { read: ReadAnswer; language: string | null },
): RecordedSample {
  const { promptIndex, sampleIndex, prompt, answer, evidence, copyKey, requests, latencyMs, at } = answered;
  return {
    promptIndex,
    sampleIndex,
    id: newId('answer', at.getTime()),
    promptId: prompt.promptId,
    outcome: answer.outcome,
    text: answer.text,
    copyKey,
    citations: answer.citations,
    sources: answer.sources,
    organicHosts: answer.organicHosts ?? null,
    pageQuestions: answer.pageQuestions ?? null,
    products: answer.products ?? null,
    ads: answer.ads ?? null,
    evidence,
    searchQueries: answer.searchQueries,
    searched: answer.searched,
    modelServed: answer.modelServed,
    finishReason: answer.finishReason,
    usage:
      answer.implausible.length === 0 ? answer.usage : { ...answer.usage, implausible: answer.implausible },
    costUsd: answer.cost.usd,
    latencyMs,
    requests,
    raw: answer.raw,
    reading: read({ ...answer, prompt: prompt.text, language }),
    createdAt: at.toISOString(),
  };
}
