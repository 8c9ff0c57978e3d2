import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { invalid, isOneOf } from '../../kernel/index.ts';
import type { ImportPrompts } from './schema-import.ts';

/** A record of a file, before its values are checked. */
export interface ImportRow {
  row: number;
  text: string;
  intent?: string | undefined;
  stage?: string | undefined;
  tags: string[];
  topic?: string | undefined;
  paraphraseGroup?: string | undefined;
  /** Why it cannot be read at all. */
  problem?: string;
  /** How often the brand's pages were shown for it. */
  impressions?: number;
}

/** A file, and what it is written in. */
interface ImportFile {
  format: Exclude<ImportPrompts['format'], 'searches'>;
  content: string;
}

export const mostRows = 10_000;

/** Column names in lower case without spaces and underscores. */
const columns = {
  text: ['text', 'prompt', 'question', 'query', 'keyword'],
  intent: ['intent'],
  stage: ['stage', 'funnelstage'],
  tags: ['tags', 'tag', 'labels'],
  topic: ['topic'],
  paraphraseGroup: ['paraphrasegroup', 'group'],
} as const;

const key = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '');
const impressions = /impress|impresion|visualizza|weergav|affichage/i;

/** The records of a file in order. Throws validation_failed for text that is not of its format, or for too many. */
export function readImport({ format, content }: ImportFile): ImportRow[] {
  const rows =
    format === 'json' ? readJson(content) : format === 'csv' ? readCsv(content) : readSearchConsole(content);
  if (rows.length === 0) throw unreadable('There is no prompt in it.', 'a file with at least one prompt');
  if (rows.length > mostRows)
    throw unreadable(`It has ${rows.length} rows; ${mostRows} are read at once.`, `at most ${mostRows} rows`);
  return rows;
}

const unreadable = (detail: string, expected: string): Error => invalid('content', detail, { expected });

function records(content: string, separators: string[]): string[][] {
  try {
    return parse(content, {
      bom: true,
      delimiter: separators,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      trim: true,
    });
  } catch (error) {
    throw unreadable(
      `It is no CSV: ${error instanceof Error ? error.message : 'it cannot be read'}.`,
      'comma, semicolon or tab separated values',
    );
  }
}

function readCsv(content: string): ImportRow[] {
  const [header = [], ...rest] = records(content, [',', ';', '\t']);
  const names = header.map(key);
  const place = (field: keyof typeof columns) =>
    names.findIndex((name) => isOneOf<string>(columns[field], name));
  const places = {
    text: place('text'),
    intent: place('intent'),
    stage: place('stage'),
    tags: place('tags'),
    topic: place('topic'),
    group: place('paraphraseGroup'),
  };
  // Without a header that is known, it is a list: commas then belong to the questions.
  if (places.text < 0)
    return content
      .replace(/^\uFEFF/, '')
      .split(/\r\n|\n|\r/)
      .map((line) => line.trim().replace(/^"(.*)"$/, '$1'))
      .filter((line) => line !== '')
      .map((text, index) => ({ row: index + 1, text, tags: [] }));
  const value = (record: string[], index: number) => record[index]?.trim() || undefined;
  return rest.map((record, index) => ({
    row: index + 1,
    text: record[places.text] ?? '',
    intent: value(record, places.intent)?.toLowerCase(),
    stage: value(record, places.stage)?.toLowerCase(),
    tags: (value(record, places.tags) ?? '').split(/[;|,]/).flatMap((tag) => tag.trim() || []),
    topic: value(record, places.topic),
    paraphraseGroup: value(record, places.group),
  }));
}

const jsonRow = z.union([
  z.string(),
  z.object({
    text: z.string(),
    intent: z.string().nullish(),
    stage: z.string().nullish(),
    tags: z.array(z.string()).nullish(),
    topic: z.string().nullish(),
    paraphraseGroup: z.string().nullish(),
  }),
]);
const jsonFile = z.union([z.array(z.unknown()), z.object({ prompts: z.array(z.unknown()) })]);
const searchConsoleFile = z.object({
  rows: z.array(z.object({ keys: z.array(z.string()).min(1), impressions: z.number().default(0) })),
});

function parsedJson<T>(content: string, schema: z.ZodType<T>, expected: string): T {
  let value: unknown;
  try {
    value = JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw unreadable(
      `It is not JSON: ${error instanceof Error ? error.message : 'it cannot be read'}.`,
      expected,
    );
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw unreadable(`It is JSON, but not ${expected}.`, expected);
}

function readJson(content: string): ImportRow[] {
  const file = parsedJson(content, jsonFile, 'a list of texts, or of objects with “text”');
  return (Array.isArray(file) ? file : file.prompts).map((one, index) => {
    const row = index + 1;
    const parsed = jsonRow.safeParse(one);
    if (!parsed.success)
      return { row, text: '', tags: [], problem: 'It is neither a text nor an object with “text”.' };
    if (typeof parsed.data === 'string') return { row, text: parsed.data, tags: [] };
    const { text, intent, stage, tags, topic, paraphraseGroup } = parsed.data;
    return {
      row,
      text,
      intent: intent ?? undefined,
      stage: stage ?? undefined,
      tags: tags ?? [],
      topic: topic ?? undefined,
      paraphraseGroup: paraphraseGroup ?? undefined,
    };
  });
}

/** The export of the performance report, or the answer of its API; most impressions first. */
function readSearchConsole(content: string): ImportRow[] {
  if (/^\s*\{/.test(content)) {
    const { rows } = parsedJson(content, searchConsoleFile, 'the API’s answer: rows with keys');
    return byImpressions(rows.map(({ keys, impressions }) => ({ text: keys[0] ?? '', impressions })));
  }
  const [header = [], ...rest] = records(content, [',', ';', '\t']);
  const named = header.findIndex((name) => impressions.test(name));
  // The export's order in every language: query, clicks, impressions, CTR, position.
  const place = named < 0 ? 2 : named;
  return byImpressions(
    rest.map((record) => ({
      text: record[0] ?? '',
      impressions: record[place] === undefined ? undefined : Number(record[place].replace(/\D/g, '')),
    })),
  );
}

const byImpressions = (rows: { text: string; impressions: number | undefined }[]): ImportRow[] =>
  rows
    .map(({ text, impressions }, index) => ({
      ...{ row: index + 1, text, tags: [] },
      ...(impressions !== undefined && { impressions }),
    }))
    .sort((one, other) => (other.impressions ?? 0) - (one.impressions ?? 0));
