import { say } from '../../i18n/index.ts';
import type { Header, ImportSettings } from '../../resource/measure/answer-import/index.ts';

interface Found {
  answers: number;
  /** Lines of the file, also those that are not taken. */
  rows: number;
  prompts: number;
  known: number;
  lacks: {
    country: number;
    /** Rows that name a country which there is not. */
    noSuchCountry: number;
    language: number;
    topic: number;
    sources: number;
    vain: number;
    searched: number;
    /** Rows that name a region that their country does not have. */
    region: number;
  };
  /** Some of those countries. */
  noCountries: ReadonlySet<string>;
  settings: ImportSettings;
  header: Pick<Header, 'columns' | 'missing' | 'encoding'>;
  engines: ReadonlyMap<string, { known: boolean }>;
}

/** What a file lacks, and the consequences. */
export function notesOf({
  rows,
  answers,
  prompts,
  known,
  lacks,
  noCountries,
  settings,
  engines,
  header,
}: Found): string[] {
  const notes: string[] = [];
  if (header.missing.length > 0)
    notes.push(say({ id: 'import.no_column', values: { names: header.missing.slice(0, 10) } }));
  if (header.encoding === 'windows-1252')
    notes.push(
      'The file is not UTF-8: it was read as Windows-1252, as Excel saves it. Check a name with an umlaut or accent in the rows below.',
    );
  const { prompt, text, html, outcome } = header.columns;
  if (prompt === undefined && rows > 0) notes.push('No column is read as the prompt. Say which one it is.');
  if (text === undefined && html === undefined && outcome === undefined && rows > 0)
    notes.push('No column is read as the text of the answer. Say which one it is.');
  if (rows === 0) return [...notes, 'There is nothing to import: the file has no rows.'];
  if (answers === 0)
    return [...notes, 'There is nothing to import: every row was refused or imported before.'];
  const strange = [...engines].filter(([, engine]) => !engine.known).map(([id]) => id);
  if (strange.length > 0)
    notes.push(say({ id: 'import.unknown_engines', values: { names: strange.slice(0, 10) } }));
  if (settings.repeats === null)
    notes.push(
      'It is not known how often each prompt was asked, so failed answers cannot be counted. If you know, say how many answers were asked for, per prompt and engine.',
    );
  if (settings.unanswered === 'unknown' && lacks.vain === 0)
    notes.push(
      'Every row has an answer. If some prompts got none, add them with what came back and say that the rows include them; otherwise rates cover only the answers received.',
    );
  if (lacks.topic === answers && known < prompts)
    notes.push(
      'No row has a topic, so prompts on one theme count as separate questions, and the market interval may be too narrow. Add a column with the topic.',
    );
  if (lacks.country > 0)
    notes.push(say({ id: 'import.no_country', values: { rows: lacks.country, all: answers } }));
  if (lacks.noSuchCountry > 0)
    notes.push(
      say({
        id: 'import.no_such_country',
        values: { rows: lacks.noSuchCountry, all: answers, names: [...noCountries] },
      }),
    );
  if (lacks.region > 0)
    notes.push(say({ id: 'import.no_region', values: { rows: lacks.region, all: answers } }));
  if (lacks.language > 0)
    notes.push(say({ id: 'import.no_language', values: { rows: lacks.language, all: answers } }));
  if (lacks.sources === answers)
    notes.push('No row has sources, so citations are read only from links in the text.');
  return notes;
}
