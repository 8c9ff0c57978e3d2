import { exportColumns, type ColumnType as Told } from '@svc/contract/tell/export';
import { snake } from '@svc/db';
import { badgeOfRowInSql, originOfRowInSql } from '../../measure/cell/index.ts';
import { scopeOfRowInSql } from '../../measure/score/index.ts';

/** How a value is written where a format has types. `word`: text without anything that JSON escapes. `time`: timestamptz, written as RFC 3339. */
export type ColumnType = Told | 'word';

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

type Values<Name extends string> = Partial<Record<Name, string>>;

/** The columns that the contract names. A value is that of the main table's column of its name, unless `values` has its SQL. */
function columnsOf<D extends keyof typeof exportColumns>(
  dataset: D,
  values: Values<keyof (typeof exportColumns)[D] & string>,
  words: readonly (keyof (typeof exportColumns)[D])[] = [],
): Column[] {
  const from: Values<string> = values;
  const isWord = new Set<PropertyKey>(words);
  return Object.entries(exportColumns[dataset]).map(([name, { type }]) => ({
    name,
    type: isWord.has(name) ? 'word' : type,
    from: from[name] ?? `t.${snake(name)}`,
  }));
}

const estimate = <Measure extends string>(measure: Measure): Record<string, string> => ({
  [measure]: `(t.${measure} ->> 'value')::float8`,
  [`${measure}Low`]: `(t.${measure} #>> '{ci,low}')::float8`,
  [`${measure}High`]: `(t.${measure} #>> '{ci,high}')::float8`,
  [`${measure}MarketLow`]: `(t.${measure} #>> '{market,ci,low}')::float8`,
  [`${measure}MarketHigh`]: `(t.${measure} #>> '{market,ci,high}')::float8`,
  [`${measure}N`]: `(t.${measure} ->> 'n')::integer`,
  [`${measure}Trials`]: `(t.${measure} ->> 'trials')::integer`,
  [`${measure}Successes`]: `(t.${measure} ->> 'successes')::integer`,
  [`${measure}K`]: `(t.${measure} ->> 'k')::float8`,
  [`${measure}Status`]: `t.${measure} ->> 'status'`,
  [`${measure}Label`]: `t.${measure} ->> 'label'`,
});

/** Looked up by row, most often from memory: with a plain join, the rows of a batch would be sorted whole on disk. */
const withPrompt = (table: string): string =>
  `${table} t cross join lateral (select p.prompt_id, p.text from scan_prompt p
    where p.workspace_id = t.workspace_id and p.scan_id = t.scan_id and p.prompt_index = t.prompt_index offset 0) p`;

const origin = originOfRowInSql;
const provenance = badgeOfRowInSql;
const ofProject = { project: 't.project_id', scan: 't.scan_id' };

const answers: Dataset = {
  columns: columnsOf(
    'answers',
    { engineRunId: 't.run_id', prompt: 'p.text', sample: 't.sample_index', origin, provenance },
    [
      'id',
      'scanId',
      'engineRunId',
      'engine',
      'promptId',
      'outcome',
      'origin',
      'provenance',
      'detectorVersion',
    ],
  ),
  from: withPrompt('answer'),
  counted: 'answer t',
  at: 't.created_at',
  place: ['t.created_at', 't.id'],
  ...ofProject,
};

const runs: Dataset = {
  columns: columnsOf('runs', { origin: 's.origin' }, ['origin']),
  from: 'engine_run t join scan s on s.workspace_id = t.workspace_id and s.id = t.scan_id',
  counted: 'engine_run t join scan s on s.workspace_id = t.workspace_id and s.id = t.scan_id',
  at: 's.created_at',
  place: ['t.id'],
  ...ofProject,
};

const citations: Dataset = {
  columns: columnsOf(
    'citations',
    {
      promptId: 'p.prompt_id',
      prompt: 'p.text',
      level: `case when t.url is null then 'domain' else 'page' end`,
      withOwnBrand: 't.own',
      withCompetitor: 't.rival',
      origin,
      provenance,
    },
    ['level', 'origin', 'provenance'],
  ),
  from: withPrompt('citation'),
  counted: 'citation t',
  at: 't.scanned_at',
  place: ['t.scan_id', 't.engine', 't.prompt_index', 't.page_id'],
  ...ofProject,
};

const scores: Dataset = {
  columns: columnsOf(
    'scores',
    {
      scope: scopeOfRowInSql,
      origin,
      ...estimate('presence'),
      ...estimate('mention'),
      ...estimate('citation'),
    },
    ['scope', 'origin'],
  ),
  from: 'score t',
  counted: 'score t',
  at: 't.as_of',
  place: ['t.id'],
  ...ofProject,
};

const cells: Dataset = {
  columns: columnsOf('cells', { prompt: 'p.text', origin, provenance }, ['origin', 'provenance']),
  from: withPrompt('cell'),
  counted: 'cell t',
  at: 't.scanned_at',
  place: ['t.scan_id', 't.brand_id', 't.engine', 't.prompt_index'],
  ...ofProject,
};

const audit: Dataset = {
  columns: columnsOf('audit', {
    actor: `t.canonical::json -> 'actor'`,
    detail: `t.canonical::json -> 'detail'`,
  }),
  from: 'audit_entry t',
  counted: 'audit_entry t',
  at: 't.at',
  place: ['t.at', 't.id'],
  project: null,
  scan: null,
};

export const datasetOf: Readonly<Record<keyof typeof exportColumns, Dataset>> = {
  answers,
  runs,
  citations,
  scores,
  cells,
  audit,
};
