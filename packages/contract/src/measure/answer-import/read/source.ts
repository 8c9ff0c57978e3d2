import { z } from 'zod';
import type { Columns, FieldName, Raw } from './field.ts';

/** The tool that a file was exported from. */
export interface Source {
  id: string;
  label: string;
  /** Names that all have to be there for a file to be taken for it. */
  has: readonly string[];
  /** Its engines are screens unless a name says otherwise. */
  screens: boolean;
  columns?: Columns;
  /** Its nested records as flat ones. */
  flatten?: (raw: Raw) => Raw;
  /** What `flatten` reads from the file's own columns, for the report. */
  reads?: Readonly<Record<string, FieldName | null>>;
}

const objectOf = (value: unknown): Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : {};

const messageOf = (messages: unknown, role: string): unknown =>
  Array.isArray(messages)
    ? objectOf(messages.findLast((one) => objectOf(one).role === role)).content
    : undefined;

/** Read from what each tracker documents of its export or its API; the most telling first. */
export const sources: readonly Source[] = [
  {
    id: 'canonry',
    label: 'Canonry',
    has: ['snapshot_id', 'query', 'answer_text'],
    screens: false,
    columns: {
      externalId: 'snapshot_id',
      askedAt: 'snapshot_created_at',
      prompt: 'query',
      text: 'answer_text',
      engine: 'provider',
      model: 'model',
      country: 'location',
      citations: 'cited_urls_json',
      sources: 'grounding_sources_json',
      searchQueries: 'search_queries_json',
    },
  },
  {
    id: 'peec',
    label: 'Peec AI',
    has: ['messages', 'sources'],
    screens: false,
    reads: {
      prompt_text: 'prompt',
      messages: 'text',
      model: 'engine',
      model_id: 'engine',
      model_channel: 'engine',
      country_code: 'country',
      sources: 'citations',
      queries: 'searchQueries',
    },
    flatten: (raw) => ({
      ...raw,
      prompt: raw.prompt_text ?? messageOf(raw.messages, 'user'),
      text: messageOf(raw.messages, 'assistant'),
      // A channel is only a number of a vendor's surface; the model says whether it is a screen.
      engine: objectOf(raw.model).id ?? raw.model_id ?? objectOf(raw.model_channel).id,
      model: null,
      citations: raw.sources,
      sources: null,
      country: raw.country_code ?? null,
      searchQueries: raw.queries,
    }),
  },
  {
    id: 'otterly',
    label: 'Otterly.AI',
    has: ['runId', 'runDate', 'engine', 'content'],
    screens: true,
    columns: {
      externalId: 'runId',
      askedAt: 'runDate',
      text: 'content',
      engine: 'engine',
      citations: 'citations',
    },
    flatten: (raw) => ({
      ...raw,
      state: raw.overviewAvailable === false ? 'not_shown' : null,
      country: raw.country === 'uk' ? 'gb' : raw.country,
    }),
  },
  {
    id: 'profound',
    label: 'Profound',
    has: ['run_id', 'prompt', 'response'],
    screens: true,
    columns: {
      externalId: 'run_id',
      text: 'response',
      prompt: 'prompt',
      country: 'region',
      topic: 'topic',
      citations: 'citations',
      searchQueries: 'search_queries',
      searched: 'search_triggered',
    },
    reads: { model: 'engine', citation_details: 'citations' },
    flatten: (raw) => ({
      ...raw,
      engine: objectOf(raw.model).name ?? objectOf(raw.model).id ?? raw.model,
      model: null,
      citations: raw.citation_details ?? raw.citations,
      topic: objectOf(raw.topic).name ?? raw.topic,
      region: objectOf(raw.region).name ?? raw.region,
    }),
  },
  {
    id: 'ahrefs',
    label: 'Ahrefs Brand Radar',
    has: ['data_source', 'question', 'response'],
    screens: true,
    columns: {
      askedAt: 'last_updated',
      prompt: 'question',
      text: 'response',
      engine: 'data_source',
      citations: 'links',
      searchQueries: 'search_queries',
      country: 'country',
    },
    flatten: (raw) => ({
      ...raw,
      data_source: typeof raw.data_source === 'string' ? raw.data_source.replace(/_keywords$/, '') : null,
    }),
  },
  {
    id: 'geo-aeo-tracker',
    label: 'GEO/AEO Tracker',
    has: ['provider', 'prompt', 'answer', 'createdAt'],
    screens: true,
    columns: { askedAt: 'createdAt', text: 'answer', engine: 'provider', citations: 'sources' },
  },
  {
    id: 'own',
    label: 'an export of this service',
    has: ['engineRunId', 'prompt', 'text', 'engine', 'createdAt'],
    screens: false,
    columns: {
      externalId: 'id',
      askedAt: 'createdAt',
      sample: 'sample',
      model: 'modelServed',
      citations: 'citations',
      sources: 'sources',
    },
  },
];

export const SourceId = z.enum(['auto', 'other', ...sources.map(({ id }) => id)]);
