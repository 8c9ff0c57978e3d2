import type { Export } from '@svc/contract/tell/export';
import { snake } from '@svc/db';
import { badgeOfRowInSql } from '../../measure/cell/index.ts';

/** How a value is written where a format has types. `word`: text without anything that JSON escapes. `time`: timestamptz, written as RFC 3339. */
export type ColumnType = 'text' | 'word' | 'integer' | 'number' | 'boolean' | 'time' | 'json';

export interface Column {
  name: string;
  type: ColumnType;
  /** Its expression in SQL. */
  from: string;
}

/** A dataset for exports: its columns and their SQL, to which callers contribute nothing. */
export interface Dataset {
  columns: readonly Column[];
  /** Tables and joins; `t` is the main one. */
  from: string;
  /** The same, reduced to what counting needs. */
  counted: string;
  /** When a row came to be: exports hold what came before they were asked for. */
  at: string;
  /** The columns that give each row one place, all of them texts or numbers; an index has them in this order. */
  place: readonly string[];
  /** What a row belongs to; null: the whole workspace. */
  project: string | null;
  scan: string | null;
}

const columns = (type: ColumnType, names: Readonly<Record<string, string>>): Column[] =>
  Object.entries(names).map(([name, from]) => ({ name, type, from }));

const same = (type: ColumnType, names: readonly string[]): Column[] =>
  names.map((name) => ({
    name,
    type,
    from: `t.${snake(name)}`,
  }));

const estimate = (measure: string): Column[] => [
  ...columns('number', {
    [measure]: `(t.${measure} ->> 'value')::float8`,
    [`${measure}Low`]: `(t.${measure} #>> '{ci,low}')::float8`,
    [`${measure}High`]: `(t.${measure} #>> '{ci,high}')::float8`,
    [`${measure}MarketLow`]: `(t.${measure} #>> '{market,ci,low}')::float8`,
    [`${measure}MarketHigh`]: `(t.${measure} #>> '{market,ci,high}')::float8`,
  }),
  ...columns('integer', {
    [`${measure}N`]: `(t.${measure} ->> 'n')::integer`,
    [`${measure}Trials`]: `(t.${measure} ->> 'trials')::integer`,
    [`${measure}Successes`]: `(t.${measure} ->> 'successes')::integer`,
  }),
  ...columns('number', { [`${measure}K`]: `(t.${measure} ->> 'k')::float8` }),
  ...columns('text', {
    [`${measure}Status`]: `t.${measure} ->> 'status'`,
    [`${measure}Label`]: `t.${measure} ->> 'label'`,
  }),
];

/** Looked up by row, most often from memory: with a plain join, the rows of a batch would be sorted whole on disk. */
const withPrompt = (table: string): string =>
  `${table} t cross join lateral (select p.text from scan_prompt p
    where p.workspace_id = t.workspace_id and p.scan_id = t.scan_id and p.prompt_index = t.prompt_index offset 0) p`;

const answers: Dataset = {
  columns: [
    ...same('word', ['id', 'scanId']),
    ...columns('word', { engineRunId: 't.run_id' }),
    ...same('word', ['engine', 'promptId']),
    ...columns('text', { prompt: 'p.text' }),
    ...columns('integer', { sample: 't.sample_index' }),
    ...same('word', ['outcome']),
    ...same('boolean', ['present', 'mentioned', 'cited', 'searched']),
    ...same('text', ['modelServed', 'finishReason']),
    ...columns('word', { provenance: badgeOfRowInSql }),
    ...same('text', ['text']),
    ...same('json', ['citations', 'sources', 'searchQueries']),
    ...same('integer', ['latencyMs', 'identityVersion']),
    ...same('number', ['costUsd']),
    ...same('word', ['detectorVersion']),
    ...columns('time', { createdAt: 't.created_at' }),
  ],
  from: withPrompt('answer'),
  counted: 'answer t',
  at: 't.created_at',
  place: ['t.created_at', 't.id'],
  project: 't.project_id',
  scan: 't.scan_id',
};

const runs: Dataset = {
  columns: [
    ...same('text', ['id', 'scanId', 'engine', 'surface', 'modelRequested', 'modelServed', 'status']),
    ...same('integer', ['plannedSamples', 'recordedSamples', 'failedSamples', 'skippedSamples', 'requests']),
    ...same('number', ['costUsd']),
    ...same('integer', ['creditsSpent']),
    ...same('json', ['failures']),
    ...columns('word', { origin: 's.origin' }),
    ...columns('time', { startedAt: 't.started_at', finishedAt: 't.finished_at' }),
  ],
  from: 'engine_run t join scan s on s.workspace_id = t.workspace_id and s.id = t.scan_id',
  counted: 'engine_run t join scan s on s.workspace_id = t.workspace_id and s.id = t.scan_id',
  at: 's.created_at',
  place: ['t.id'],
  project: 't.project_id',
  scan: 't.scan_id',
};

const citations: Dataset = {
  columns: [
    ...same('text', ['scanId', 'engine', 'prompt']),
    ...columns('text', { level: `case when t.url is null then 'domain' else 'page' end` }),
    ...same('text', ['url', 'domain', 'sourceType', 'brandId']),
    ...same('boolean', ['branded']),
    ...same('text', ['topic']),
    ...same('integer', ['answers', 'cited', 'retrieved']),
    ...columns('integer', { withOwnBrand: 't.own', withCompetitor: 't.rival' }),
    ...columns('word', { provenance: badgeOfRowInSql }),
    ...columns('time', { scannedAt: 't.scanned_at' }),
  ],
  from: 'citation t',
  counted: 'citation t',
  at: 't.scanned_at',
  place: ['t.scan_id', 't.engine', 't.prompt_index', 't.page_id'],
  project: 't.project_id',
  scan: 't.scan_id',
};

const scores: Dataset = {
  columns: [
    ...same('text', ['id', 'scanId', 'engine', 'promptId', 'promptText', 'status', 'provenance']),
    ...estimate('presence'),
    ...estimate('mention'),
    ...estimate('citation'),
    ...same('integer', ['identityVersion']),
    ...columns('time', { asOf: 't.as_of' }),
  ],
  from: 'score t',
  counted: 'score t',
  at: 't.as_of',
  place: ['t.id'],
  project: 't.project_id',
  scan: 't.scan_id',
};

const cells: Dataset = {
  columns: [
    ...same('text', ['scanId', 'engine', 'surface', 'modelServed', 'country', 'language', 'promptId']),
    ...columns('text', { prompt: 'p.text' }),
    ...same('text', ['topic', 'intent', 'brandId', 'brandRole']),
    ...same('boolean', ['branded', 'withheld']),
    ...columns('word', { provenance: badgeOfRowInSql }),
    ...same('integer', ['asked', 'answered', 'lost', 'failed', 'answers', 'present', 'mentioned']),
    ...same('integer', ['retrieved', 'grounded', 'cited', 'rankSum', 'first', 'top3']),
    ...same('number', ['shareSum']),
    ...same('integer', ['positive', 'negative', 'mixed', 'neutral', 'recommended', 'identityVersion']),
    ...columns('time', { scannedAt: 't.scanned_at' }),
  ],
  from: withPrompt('cell'),
  counted: 'cell t',
  at: 't.scanned_at',
  place: ['t.scan_id', 't.brand_id', 't.engine', 't.prompt_index'],
  project: 't.project_id',
  scan: 't.scan_id',
};

const audit: Dataset = {
  columns: [
    ...same('text', ['id']),
    ...same('integer', ['position']),
    ...columns('time', { at: 't.at' }),
    ...columns('json', { actor: `t.canonical::json -> 'actor'` }),
    ...same('text', ['action', 'resourceId', 'requestId']),
    ...columns('json', { detail: `t.canonical::json -> 'detail'` }),
    ...same('text', ['canonical']),
  ],
  from: 'audit_entry t',
  counted: 'audit_entry t',
  at: 't.at',
  place: ['t.at', 't.id'],
  project: null,
  scan: null,
};

export const datasetOf: Readonly<Record<Export['dataset'], Dataset>> = {
  answers,
  runs,
  citations,
  scores,
  cells,
  audit,
};
