import type { ImportReport } from '@svc/contract/measure/answer-import';
import { say } from '../../i18n/index.ts';
import type {
  Header,
  ImportedRow,
  ImportSettings,
  Problem,
} from '../../resource/measure/answer-import/index.ts';
import { groupKeyOf } from './group.ts';
import type { Portion } from './rows-of-file.ts';
import { notesOf } from './survey-note.ts';

/** The prompts of one scan in order, with what the file says of them, and its engines. */
export interface Group {
  key: string;
  /** Time of its newest answer. */
  at: number;
  prompts: Map<string, { topic: string | null; paraphraseGroup: string | null }>;
  engines: Map<
    string,
    { surface: string; model: string | null; answers: number; byPrompt: Map<string, number> }
  >;
}

const problemsKept = 100;
/** Lines that are named of rows with the same problem. */
const linesKept = 20;
/** Names that a note gives as examples. */
const namesKept = 3;
const mostGroups = 2_000;
const mostPrompts = 20_000;
const mostAnswersOfGroup = 200_000;

/** More than one import makes; the message says what to do. */
export class TooMuch extends Error {
  override name = 'TooMuch';
}

/** Statistics of a file, counted while it is read. */
export function createSurvey(settings: ImportSettings) {
  const groups = new Map<string, Group>();
  /** Each reason once, by its field and words. */
  const problems = new Map<string, Problem & { lines: number[]; rows: number }>();
  const engines = new Map<string, { surface: string; answers: number; known: boolean }>();
  // One copy of each text, however many scans use it.
  const prompts = new Map<string, string>();
  const topics = new Set<string>();
  const countries = new Set<string>();
  const noCountries = new Set<string>();
  const lacks = {
    country: 0,
    language: 0,
    topic: 0,
    sources: 0,
    vain: 0,
    searched: 0,
    region: 0,
    noSuchCountry: 0,
  };
  let [answers, duplicates, refused] = [0, 0, 0];
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

  function count(row: ImportedRow): void {
    answers += 1;
    from = Math.min(from, row.askedAt);
    to = Math.max(to, row.askedAt);
    const engine = engines.get(row.engine) ?? { surface: row.surface, answers: 0, known: row.known };
    engine.answers += 1;
    engines.set(row.engine, engine);
    const prompt = prompts.get(row.prompt) ?? row.prompt;
    prompts.set(prompt, prompt);
    if (row.topic !== null) topics.add(row.topic);
    if (row.country !== null) countries.add(row.country);
    lacks.country += Number(row.country === null && row.strangeCountry === null);
    lacks.noSuchCountry += Number(row.strangeCountry !== null);
    if (row.strangeCountry !== null && noCountries.size < namesKept)
      noCountries.add(row.strangeCountry.slice(0, 60));
    lacks.region += Number(row.strangeRegion);
    lacks.language += Number(row.language === null);
    lacks.topic += Number(row.topic === null);
    lacks.sources += Number(row.citations === null && row.sources === null);
    lacks.searched += Number(row.searched === null && row.citations === null && row.sources === null);
    lacks.vain += Number(row.outcome !== 'answered');
    const key = groupKeyOf(row, settings);
    const group = groups.get(key) ?? { key, at: row.askedAt, prompts: new Map(), engines: new Map() };
    groups.set(key, group);
    group.at = Math.max(group.at, row.askedAt);
    const known = group.prompts.get(prompt);
    group.prompts.set(prompt, {
      topic: known?.topic ?? row.topic,
      paraphraseGroup: known?.paraphraseGroup ?? row.paraphraseGroup,
    });
    const own = group.engines.get(row.engine) ?? {
      surface: row.surface,
      model: row.model,
      answers: 0,
      byPrompt: new Map<string, number>(),
    };
    own.answers += 1;
    own.byPrompt.set(prompt, (own.byPrompt.get(prompt) ?? 0) + 1);
    group.engines.set(row.engine, own);
    if (groups.size > mostGroups)
      throw new TooMuch(
        `It would make more than ${mostGroups} measurements. Set splitBy to week, month or none.`,
      );
    if (group.prompts.size > mostPrompts)
      throw new TooMuch(
        `One measurement has more than ${mostPrompts} prompts. Set splitBy to day, or send it in parts.`,
      );
    if (own.answers > mostAnswersOfGroup)
      throw new TooMuch(
        `One measurement has more than ${mostAnswersOfGroup} answers of ${row.engine}. Set splitBy to day, or send it in parts.`,
      );
  }

  function refuse(problem: Problem): void {
    refused += 1;
    const key = JSON.stringify([problem.field, problem.says]);
    const known = problems.get(key);
    if (known) {
      known.rows += 1;
      if (known.lines.length < linesKept) known.lines.push(problem.line);
    } else if (problems.size < problemsKept)
      problems.set(key, { ...problem, lines: [problem.line], rows: 1 });
  }

  return {
    groups,
    prompts,
    /** Throws TooMuch. */
    add(portion: Portion): void {
      duplicates += portion.duplicates;
      for (const problem of portion.problems) refuse(problem);
      for (const row of portion.taken) count(row);
    },
    /** `known`: prompts that the project asks itself. */
    report(header: Header, known: number): ImportReport {
      const fieldOf = new Map(
        Object.entries(header.columns).map(([field, name]) => [name, field as keyof Header['columns']]),
      );
      const readAs = (name: string) => header.source?.reads?.[name] ?? fieldOf.get(name) ?? null;
      const instant = (at: number) => (Number.isFinite(at) ? new Date(at).toISOString() : null);
      return {
        source: header.source?.id ?? null,
        format: header.format,
        columns: header.names
          .slice(0, 200)
          .map((name) => ({ name: name.slice(0, 200), field: readAs(name) })),
        answers,
        duplicates,
        refused,
        problems: [...problems.values()].map(({ says, ...where }) => ({
          ...where,
          message: typeof says === 'string' ? says : say(says),
        })),
        prompts: prompts.size,
        known,
        topics: topics.size,
        engines: [...engines]
          .map(([engine, one]) => ({ engine, ...one }))
          .toSorted((a, b) => b.answers - a.answers),
        countries: [...countries].sort().slice(0, 250),
        from: instant(from),
        to: instant(to),
        measurements: groups.size,
        notes: notesOf({
          rows: answers + duplicates + refused,
          answers,
          lacks,
          noCountries,
          settings,
          engines,
          prompts: prompts.size,
          known,
          header,
        }),
      };
    },
  };
}
export type Survey = ReturnType<typeof createSurvey>;
