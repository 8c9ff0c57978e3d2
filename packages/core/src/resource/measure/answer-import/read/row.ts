import { hash } from 'node:crypto';
import type { Columns, FieldName, Raw, Source } from '@svc/contract/measure/answer-import';
import type { Ad, AnswerOutcome, Product, Surface } from '@svc/engines';
import type { Message } from '../../../../i18n/index.ts';
import { isText, parseTime } from '../../../../kernel/index.ts';
import type { Defaults } from '../settings.ts';
import { engineNamed } from './engine-name.ts';
import { type Evidence, evidenceOf } from './evidence.ts';
import type { HtmlReader } from './html.ts';
import { adsOf, flagOf, type Link, linksOf, numberOf, productsOf, textOf, textsOf } from './list.ts';
import { placeOfRow } from './place.ts';

/** An answer as a file has it, with everything that is not said null. */
export interface ImportedRow {
  /** Line of the file on which it begins, from 1. */
  line: number;
  /** Equal for the same answer. */
  hash: Buffer;
  /** What releases took for the same answer that went by its id alone; null: it has none. */
  earlierHash: Buffer | null;
  askedAt: number;
  engine: string;
  surface: Surface;
  /** Whether the engine is one that is known here. */
  known: boolean;
  model: string | null;
  prompt: string;
  topic: string | null;
  paraphraseGroup: string | null;
  country: string | null;
  /** ISO 3166-2. */
  region: string | null;
  /** It names a region that its country does not have. */
  strangeRegion: boolean;
  /** What it names as its country, and is none. */
  strangeCountry: string | null;
  city: string | null;
  language: string | null;
  outcome: AnswerOutcome;
  text: string;
  citations: Link[] | null;
  sources: Link[] | null;
  searchQueries: string[] | null;
  searched: boolean | null;
  products: Product[] | null;
  ads: Ad[] | null;
  evidence: Evidence[];
  costUsd: number | null;
  /** The record as it came. */
  raw: string;
}

export interface Problem {
  line: number;
  field: FieldName | null;
  says: string | Message;
}

export interface RowReader {
  columns: Columns;
  source: Source | null;
  defaults: Defaults;
  now: number;
  htmlToMarkdown: HtmlReader;
}

const most = { prompt: 4_000, text: 262_144, label: 100 };
const outcomes: Readonly<Record<string, AnswerOutcome>> = {
  answered: 'answered',
  success: 'answered',
  completed: 'answered',
  ok: 'answered',
  empty: 'empty',
  failed: 'empty',
  refused: 'refused',
  blocked: 'blocked',
  truncated: 'truncated',
  not_shown: 'not_shown',
  'not shown': 'not_shown',
  beantwortet: 'answered',
  leer: 'empty',
  verweigert: 'refused',
  abgelehnt: 'refused',
  blockiert: 'blocked',
  abgeschnitten: 'truncated',
  'nicht gezeigt': 'not_shown',
  'nicht angezeigt': 'not_shown',
};
const surfaces: readonly Surface[] = ['api', 'api+search', 'serp', 'ui'];

/** Reads one record: an answer, or why it is none. */
export function readRow(
  { line, raw, text }: { line: number; raw: Raw; text: string },
  reader: RowReader,
): ImportedRow | Problem {
  const { columns, source, defaults } = reader;
  const flat = source?.flatten ? source.flatten(raw) : raw;
  const value = (field: FieldName): unknown => {
    const column = columns[field];
    return column === undefined ? null : flat[column];
  };
  const problem = (field: FieldName | null, says: string | Message): Problem => ({ line, field, says });
  const label = (field: FieldName): string | null => textOf(value(field))?.slice(0, most.label) ?? null;

  const prompt = textOf(value('prompt'))?.normalize('NFC').replace(/\s+/gu, ' ');
  if (prompt === undefined)
    return problem('prompt', 'The prompt is missing. Give the exact wording of what was asked.');
  if (prompt.length > most.prompt)
    return problem('prompt', { id: 'import.prompt_length', values: { most: most.prompt } });
  const said = textOf(value('engine')) ?? defaults.engine;
  if (said === null)
    return problem('engine', 'The engine is missing. Say which column has it, or give one for all rows.');
  const engine = engineNamed(said, source?.screens ?? false);
  if (engine === null)
    return problem('engine', { id: 'import.no_engine', values: { name: said.slice(0, 60) } });
  const askedAt = timeOf(value('askedAt') ?? defaults.askedAt);
  if (askedAt === null)
    return problem(
      'askedAt',
      'The time is missing or unreadable. Write it as 2026-11-02, 2026-11-02T09:30:00Z, 02.11.2026 09:30 or seconds since 1970.',
    );
  if (askedAt > reader.now + 86_400_000 || askedAt < firstTime)
    return problem('askedAt', 'The time is in the future or before 2020.');
  const html = textOf(value('html'));
  const marked = textOf(value('text'));
  const asHtml = textOf(value('textFormat'))?.toLowerCase() === 'html';
  let answer: string;
  try {
    answer = marked !== null && !asHtml ? marked : reader.htmlToMarkdown(marked ?? html ?? '');
  } catch {
    return problem('html', 'The HTML cannot be read: its elements are nested too deeply.');
  }
  if (answer.length > most.text)
    return problem('text', { id: 'import.answer_length', values: { most: most.text } });
  const stated = textOf(value('outcome'))?.toLowerCase();
  const outcome = stated !== undefined && Object.hasOwn(outcomes, stated) ? outcomes[stated] : undefined;
  if (answer === '' && (outcome === undefined || outcome === 'answered'))
    return problem(
      'text',
      'The text is missing. For a prompt without an answer, say what came back: empty, refused, blocked, truncated or not shown.',
    );
  if (![prompt, answer].every(isText))
    return problem('text', 'It contains characters that are not text, such as NUL.');
  const evidence = evidenceOf(value('evidence'), html);
  if (!Array.isArray(evidence)) return problem('evidence', evidence.problem);
  const surface = textOf(value('surface')) ?? defaults.surface;
  const { country, region, strangeRegion, strangeCountry } = placeOfRow(
    { country: textOf(value('country')), region: textOf(value('region')) },
    defaults,
  );
  const language = languageOf(textOf(value('language')) ?? defaults.language);
  const externalId = textOf(value('externalId'));
  const sample = textOf(value('sample'));
  const byId = externalId === null ? null : [source?.id ?? 'other', engine.id, externalId];
  const key = [
    // An id only tells apart what is equal otherwise: the number of a row is used again in the next file.
    ...(byId ?? [engine.id]),
    prompt,
    new Date(askedAt).toISOString(),
    // Rows that were taken when any two letters were a country, or before regions were read, keep their hash.
    country ?? twoLetters(strangeCountry) ?? '',
    ...(region === null ? [] : [region]),
    language ?? '',
    sample ?? '',
    outcome ?? '',
    answer,
  ];
  return {
    line,
    hash: hashOf(key),
    earlierHash: byId && hashOf(byId),
    askedAt,
    engine: engine.id,
    surface: surfaces.find((known) => known === surface) ?? engine.surface,
    known: engine.known,
    model: label('model') ?? defaults.model,
    prompt,
    topic: label('topic'),
    paraphraseGroup: label('paraphraseGroup'),
    country,
    region,
    strangeRegion,
    strangeCountry,
    city: label('city'),
    language,
    outcome: outcome ?? 'answered',
    text: answer,
    citations: linksOf(value('citations')),
    sources: linksOf(value('sources')),
    searchQueries: textsOf(value('searchQueries')),
    searched: flagOf(value('searched')),
    products: productsOf(value('products')),
    ads: adsOf(value('ads')),
    evidence,
    costUsd: numberOf(value('costUsd')),
    raw: text,
  };
}

export const isProblem = (row: ImportedRow | Problem): row is Problem => 'says' in row;

const hashOf = (key: readonly string[]): Buffer => hash('sha256', key.join('\n'), 'buffer').subarray(0, 16);

const twoLetters = (text: string | null): string | null =>
  /^[a-z]{2}$/i.exec(text ?? '')?.[0].toUpperCase() ?? null;

/** No assistant was measured before this time. */
const firstTime = Date.UTC(2020, 0, 1);

function timeOf(value: unknown): number | null {
  const text = textOf(value);
  if (text === null || text.length > 60) return null;
  if (/^\d{9,13}(\.\d+)?$/.test(text)) return Math.round(Number(text) * (Number(text) > 1e11 ? 1 : 1_000));
  const dotted = dottedTime(text);
  if (dotted !== undefined) return dotted;
  // 02/11/2026 is a day in November or in February, depending on who wrote it.
  if (/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/.test(text)) return null;
  const time = parseTime(text);
  return Number.isNaN(time) ? null : time;
}

/** Dots stand between day, month and year in this order: 02.11.2026, or 02.11.2026 09:30, in UTC. undefined: it is not written so. */
function dottedTime(text: string): number | null | undefined {
  const found = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:,?\s+(\d{1,2}):(\d\d)(?::(\d\d))?(?: Uhr)?)?$/.exec(text);
  if (!found) return undefined;
  const [day = 0, month = 0, year = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1)
    .map((part) => Number(part ?? 0));
  const time = Date.UTC(year, month - 1, day, hour, minute, second);
  const read = new Date(time);
  const isReal = read.getUTCDate() === day && read.getUTCMonth() === month - 1 && hour < 24 && minute < 60;
  return isReal ? time : null;
}

const languages =
  'ar bg bs ca cs da de el en es et fi fr he hi hr hu id it ja ko lt lv ms nl no pl pt ro ru sk sl sr sv th tr uk vi zh'.split(
    ' ',
  );
let byLanguage: ReadonlyMap<string, string> | undefined;
/** Languages by their English and German names; made when a file first needs it. */
function codesByLanguage(): ReadonlyMap<string, string> {
  byLanguage ??= new Map(
    ['en', 'de'].flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'language' });
      return languages.map((code): [string, string] => [(names.of(code) ?? code).toLowerCase(), code]);
    }),
  );
  return byLanguage;
}

function languageOf(text: string | null): string | null {
  const name = (text ?? '').trim().toLowerCase();
  return /^[a-z]{2}(?=$|[-_])/.exec(name)?.[0] ?? codesByLanguage().get(name) ?? null;
}
