import type { Header, ImportSettings } from '../../resource/answer-import/index.ts';

interface Found {
  answers: number;
  prompts: number;
  known: number;
  lacks: {
    country: number;
    language: number;
    topic: number;
    sources: number;
    vain: number;
    searched: number;
    /** Rows that name a region that their country does not have. */
    region: number;
  };
  settings: ImportSettings;
  header: Pick<Header, 'columns' | 'missing'>;
  engines: ReadonlyMap<string, { known: boolean }>;
}

/** What a file lacks, and the consequences. */
export function notesOf({ answers, prompts, known, lacks, settings, engines, header }: Found): string[] {
  const notes: string[] = [];
  if (header.missing.length > 0)
    notes.push(
      `The file has no column ${header.missing.slice(0, 10).join(', ')}, which columns names. Spell it as the report does.`,
    );
  const { prompt, text, html, outcome } = header.columns;
  if (prompt === undefined)
    notes.push('No column is read as the prompt. Name it, as in "columns": {"prompt": "Question"}.');
  if (text === undefined && html === undefined && outcome === undefined)
    notes.push('No column is read as the text of the answer. Name it, as in "columns": {"text": "Reply"}.');
  if (answers === 0)
    return [...notes, 'There is nothing to import: every row is refused, or was imported before.'];
  const strange = [...engines].filter(([, engine]) => !engine.known).map(([id]) => id);
  if (strange.length > 0)
    notes.push(
      `${strange.slice(0, 10).join(', ')}: no engine that is known here. It is kept under this name; give defaults.engine or the column if it is another one.`,
    );
  if (settings.repeats === null)
    notes.push(
      'How many answers were asked for of each prompt is not known: those that failed cannot be counted. Give repeats if you know.',
    );
  if (settings.unanswered === 'unknown' && lacks.vain === 0)
    notes.push(
      'Every row has an answer. If prompts were asked in vain, add them with their outcome and set unanswered to listed: otherwise rates are of the answers that came.',
    );
  if (lacks.topic === answers && known < prompts)
    notes.push(
      'No row has a topic: prompts on one theme are taken for separate questions, and the market interval is too narrow if they are not. A column topic mends that.',
    );
  if (lacks.country > 0)
    notes.push(
      `${lacks.country} of ${answers} rows do not say in which country they were asked: it stays unknown.`,
    );
  if (lacks.region > 0)
    notes.push(
      `${lacks.region} of ${answers} rows name a region that ISO 3166-2 does not have in their country: it stays unknown.`,
    );
  if (lacks.language > 0)
    notes.push(`${lacks.language} of ${answers} rows do not say in which language: the project’s is taken.`);
  if (lacks.sources === answers)
    notes.push('No row has sources: citations are read from links in the text alone.');
  return notes;
}
