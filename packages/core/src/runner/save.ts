import { scopeIn, storableJson } from '@svc/db';
import { LeaseLost } from '../kernel/index.ts';
import type { AnswerReading } from '../resource/measure/detection-review/index.ts';
import { type Body, sealBody } from './bodies.ts';
import type { HeldRun, SampleKey } from './queries-journal.ts';
import { type RunFacts, storeBatch } from './queries-save.ts';
import type { Runner } from './runner.ts';
import type { KeptBody } from './unread-body.ts';

/** A sample that was answered, as it is stored. */
export interface RecordedSample extends SampleKey {
  id: string;
  promptId: string | null;
  outcome: string;
  text: string;
  /** See `copyKeyOf`. */
  copyKey: string | null;
  citations: unknown;
  sources: unknown;
  organicHosts: readonly string[] | null;
  pageQuestions: unknown;
  products: unknown;
  ads: unknown;
  evidence: unknown;
  searchQueries: unknown;
  searched: boolean | null;
  modelServed: string | null;
  finishReason: string | null;
  usage: unknown;
  costUsd: number | null;
  latencyMs: number;
  requests: number;
  raw: string;
  reading: AnswerReading;
  createdAt: string;
}

/** A sample that was given up, with the reason. */
export interface FailedSample extends SampleKey {
  requests: number;
  error: AttemptError;
}

/** Why a sample failed. `unexpected`, `body`: what came and could not be read, where that was it. */
export interface AttemptError {
  kind: string;
  message: string;
  unexpected?: string;
  body?: KeptBody | null;
}

/** A sample ready to be stored. */
export interface SealedSample extends SampleKey {
  id: string;
  requests: number;
  present: boolean | null;
  uncertain: AnswerReading['uncertain'];
  /** The columns of its answer, as JSON, but for what the engine sent. */
  row: string;
  body: Body;
}

export interface Batch {
  /** Where the bodies of its answers are kept; null: in their rows. */
  bodies: string | null;
  recorded: readonly SealedSample[];
  failed: readonly FailedSample[];
}

/**
 * Written out as soon as it is read: what an engine sent is many small objects, which would otherwise all be kept
 * and moved by the garbage collector until their batch is saved.
 */
export function sealSample(sample: RecordedSample): SealedSample {
  const { promptIndex, sampleIndex, id, requests, reading } = sample;
  const body = sealBody(sample.raw);
  const row = storableJson({
    p: promptIndex,
    k: sampleIndex,
    id,
    prompt_id: sample.promptId,
    outcome: sample.outcome,
    text: sample.text,
    copy_key: sample.copyKey,
    citations: sample.citations,
    sources: sample.sources,
    organic_hosts: sample.organicHosts,
    page_questions: sample.pageQuestions,
    products: sample.products,
    ads: sample.ads,
    evidence: sample.evidence,
    search_queries: sample.searchQueries,
    searched: sample.searched,
    model_served: sample.modelServed,
    finish_reason: sample.finishReason,
    usage: sample.usage,
    cost_usd: sample.costUsd,
    latency_ms: Math.round(sample.latencyMs),
    requests,
    raw_hash: body.hash,
    detection: reading.detection,
    detector_version: reading.detectorVersion,
    present: reading.present,
    mentioned: reading.mentioned,
    cited: reading.cited,
    created_at: sample.createdAt,
  });
  return {
    promptIndex,
    sampleIndex,
    id,
    requests,
    present: reading.present,
    uncertain: reading.uncertain,
    row,
    body,
  };
}

/**
 * One transaction for a batch: journal, answers with their detections, counters, and the charge. An answer whose
 * sample was settled by somebody else is dropped, and not charged. Returns the scan's state. Throws LeaseLost.
 */
export async function saveBatch(
  runner: Runner,
  key: HeldRun,
  facts: RunFacts,
  batch: Batch,
): Promise<string> {
  // The queue of uncertain detections is a project's.
  const uncertain = (facts.projectId === null ? [] : batch.recorded).flatMap(({ id, uncertain }) =>
    uncertain.map((span) => ({
      id,
      brand_id: span.brandId,
      confidence: span.confidence,
      alias: span.alias,
      matched: span.matched,
      excerpt: span.excerpt,
      excerpt_start: span.excerptStart,
    })),
  );
  const failures = batch.failed.map((sample) => ({
    p: sample.promptIndex,
    k: sample.sampleIndex,
    requests: sample.requests,
    error: sample.error,
  }));
  runner.crashPoint?.('before_save');
  const status = await storeBatch(scopeIn(runner.environment.database, key.workspaceId), key, facts, {
    answers: listOf(batch),
    bodies: batch.bodies,
    failures,
    uncertain,
  });
  if (status === null) throw new LeaseLost(key.runId);
  runner.crashPoint?.('after_save');
  return status;
}

/** All answers as one JSON list. Joined once: a batch is a megabyte, and each further copy of it costs milliseconds. */
function listOf({ recorded, bodies }: Batch): string {
  const parts = recorded.flatMap(({ row, body }) =>
    bodies === null ? [',', row.slice(0, -1), ',"raw":', body.json.toString(), '}'] : [',', row],
  );
  return ['[', ...parts.slice(1), ']'].join('');
}
