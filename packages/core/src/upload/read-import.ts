import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { z } from 'zod';
import { refuse } from './refused.ts';

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
export interface ImportOrder {
  format: 'csv' | 'json' | 'search_console';
  content: string;
}

export const mostRows = 10_000;
const mostColumns = 100;
/** One more than any prompt may have, so that too many can be detected. */
const mostTags = 50;
/** A longer row is no question. */
const longestRow = 100_000;
/** A text that is longer than any prompt is shown by its beginning. */
const longestText = 3_000;
const longestLabel = 200;
const pieceLength = 65_536;

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

/** The records of a file in order. Throws Refused for text that is not of its format, or for too many. */
export async function readImport({ format, content }: ImportOrder): Promise<ImportRow[]> {
  const rows =
    format === 'json'
      ? readJson(content)
      : format === 'csv'
        ? await readCsv(content)
        : await readSearchConsole(content);
  if (rows.length === 0) throw refuse('The file has no prompts.', 'a file with at least one prompt');
  if (rows.length > mostRows) throw tooMany();
  return rows.map((row) => ({
    ...row,
    text: row.text.slice(0, longestText),
    intent: row.intent?.slice(0, longestLabel),
    stage: row.stage?.slice(0, longestLabel),
    tags: row.tags.slice(0, mostTags).map((tag) => tag.slice(0, longestLabel)),
    topic: row.topic?.slice(0, longestLabel),
    paraphraseGroup: row.paraphraseGroup?.slice(0, longestLabel),
  }));
}

const tooMany = (): Error =>
  refuse(`The file has more than ${mostRows} rows. Send it in parts.`, `at most ${mostRows} rows`);

function* piecesOf(content: string): Generator<string> {
  for (let at = 0; at < content.length; at += pieceLength) yield content.slice(at, at + pieceLength);
}

/** Reads no further than the limits, however long the file is; `to`: records that are enough. */
async function records(content: string, to = -1): Promise<string[][]> {
  const parser = parse({
    to,
    bom: true,
    delimiter: [',', ';', '\t'],
    relaxColumnCount: true,
    relaxQuotes: true,
    skipEmptyLines: true,
    trim: true,
    maxRecordSize: longestRow,
    cast: (value, { index }) => {
      if (index >= mostColumns)
        throw refuse(
          `The file has more than ${mostColumns} columns. Leave out those that are not needed.`,
          `at most ${mostColumns} columns`,
        );
      return value;
    },
  });
  const found: string[][] = [];
  const source = Readable.from(piecesOf(content));
  try {
    for await (const record of source.pipe(parser)) {
      // Beside the header.
      if (found.length > mostRows) throw tooMany();
      found.push(record as string[]);
    }
    return found;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw refuse(`The file is not CSV: ${error.message}.`, 'comma, semicolon or tab separated values');
  } finally {
    source.destroy();
    parser.destroy();
  }
}

async function readCsv(content: string): Promise<ImportRow[]> {
  const [header = []] = await records(content, 1);
  const names = header.map(key);
  const place = (field: keyof typeof columns) =>
    names.findIndex((name) => (columns[field] as readonly string[]).includes(name));
  const places = {
    text: place('text'),
    intent: place('intent'),
    stage: place('stage'),
    tags: place('tags'),
    topic: place('topic'),
    group: place('paraphraseGroup'),
  };
  if (places.text < 0) return readList(content);
  const [, ...rest] = await records(content);
  const value = (record: string[], index: number) => record[index]?.trim() || undefined;
  return rest.map((record, index) => ({
    row: index + 1,
    text: record[places.text] ?? '',
    intent: value(record, places.intent)?.toLowerCase(),
    stage: value(record, places.stage)?.toLowerCase(),
    tags: (value(record, places.tags) ?? '').split(/[;|,]/, mostTags).flatMap((tag) => tag.trim() || []),
    topic: value(record, places.topic),
    paraphraseGroup: value(record, places.group),
  }));
}

/** Without a known header it is a plain list: commas then belong to the questions. */
function readList(content: string): ImportRow[] {
  const rows: ImportRow[] = [];
  const ends = /\r\n|\n|\r|$/g;
  for (let at = content.startsWith('\uFEFF') ? 1 : 0; at < content.length; at = ends.lastIndex) {
    ends.lastIndex = at;
    const end = ends.exec(content);
    const line = content.slice(at, Math.min(end?.index ?? at, at + longestRow)).trim();
    const text = line.length > 1 && line.startsWith('"') && line.endsWith('"') ? line.slice(1, -1) : line;
    if (text === '') continue;
    if (rows.length === mostRows) throw tooMany();
    rows.push({ row: rows.length + 1, text, tags: [] });
  }
  return rows;
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
    throw refuse(
      `The file is not JSON: ${error instanceof Error ? error.message : 'it cannot be read'}.`,
      expected,
    );
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw refuse(`The file is JSON, but not ${expected}.`, expected);
}

function readJson(content: string): ImportRow[] {
  const file = parsedJson(content, jsonFile, 'a list of texts, or of objects with “text”');
  const list = Array.isArray(file) ? file : file.prompts;
  if (list.length > mostRows) throw tooMany();
  return list.map((one, index) => {
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
async function readSearchConsole(content: string): Promise<ImportRow[]> {
  if (/^\s*\{/.test(content)) {
    const { rows } = parsedJson(content, searchConsoleFile, 'the API’s answer: rows with keys');
    return byImpressions(rows.map(({ keys, impressions }) => ({ text: keys[0] ?? '', impressions })));
  }
  const [header = [], ...rest] = await records(content);
  const named = header.findIndex((name) => impressions.test(name));
  // The export's order in every language: query, clicks, impressions, CTR, position.
  const place = named < 0 ? 2 : named;
  return byImpressions(
    rest.map((record) => ({
      text: record[0] ?? '',
      impressions:
        record[place] === undefined ? undefined : Number(record[place].slice(0, 30).replace(/\D/g, '')),
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
