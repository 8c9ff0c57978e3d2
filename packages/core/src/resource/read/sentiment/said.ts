import type { SentimentReport } from '@svc/contract/read/sentiment';
import { themeNames } from '@svc/contract/read/sentiment';
import type { BrandIdentity } from '@svc/detection';
import { compileQuotes } from '@svc/detection/claim';
import { currentMethod } from '@svc/scoring';
import type { RunContext } from '../../../environment/index.ts';
import { clusterPrompts, type PanelQuery } from '../../measure/cell/index.ts';
import {
  type CheckedMention,
  type ReaderReport,
  readQuotes,
  readThemes,
  type ServedPart,
} from '../reader/index.ts';
import { readMentioning } from './queries.ts';

/** Answers that rules read sentence by sentence: some 100 ms of work. */
const mostAnswers = 200;
const mostQuotes = 20;

type Said = Pick<SentimentReport, 'themes' | 'quotes' | 'answersQuoted'>;
type Quote = SentimentReport['quotes'][number];
type Theme = SentimentReport['themes'][number]['theme'];

interface Input {
  query: PanelQuery;
  brands: readonly BrandIdentity[];
  brandId: string;
  reader: ReaderReport;
  /** Readings by cluster and bucket. */
  cells: readonly {
    cluster: string;
    served: string | null;
    read: number;
    question?: string;
    topic?: string | null;
  }[];
}

/** What answers praise and blame a brand for, with quotes, as its reader finds them. */
export const quotesAndThemes = (context: RunContext, input: Input): Promise<Said> =>
  input.reader.engine === null ? byRules(context, input) : byEngine(context, input);

interface ThemeCount {
  theme: Theme;
  sentences: number;
  positive: number;
  negative: number;
  parts: (ServedPart & { cluster: string })[];
}

function themesOf(
  reader: ReaderReport,
  counts: readonly ThemeCount[],
  found: (mention: CheckedMention) => readonly string[] | null,
): Said['themes'] {
  return counts
    .filter(({ sentences }) => sentences > 0)
    .toSorted((a, b) => b.sentences - a.sentences)
    .map(({ parts, ...count }) => {
      const { value, ci, n, label, methodVersion } = currentMethod.estimateShare(
        [...Map.groupBy(parts, ({ cluster }) => cluster).values()].map((own) => ({
          part: own.reduce((sum, one) => sum + one.part, 0),
          whole: own.reduce((sum, one) => sum + one.whole, 0),
        })),
      );
      return {
        ...count,
        share: { value, ci, n, label, methodVersion },
        corrected: reader.correct(parts, (mention) => {
          const read = mention.themes && found(mention);
          return mention.themes && read
            ? { truth: mention.themes.includes(count.theme), read: read.includes(count.theme) }
            : null;
        }),
      };
    });
}

const promptOf = ({ question, topic }: { question?: string; topic?: string | null }): string =>
  JSON.stringify([question, topic]);

const keyOf = ({ cluster, served }: { cluster: string; served: string | null }): string =>
  JSON.stringify([cluster, served]);

async function byEngine(context: RunContext, { query, brandId, reader, cells }: Input): Promise<Said> {
  const of = { brandId, reader: reader.name };
  const rows = cells.length === 0 ? [] : await readThemes(context, query, of);
  const named = new Map(cells.map((cell) => [promptOf(cell), cell.cluster]));
  const nameOf = (row: (typeof rows)[number]): string => named.get(promptOf(row)) ?? row.question;
  const wholes = Map.groupBy(cells, keyOf);
  const counts = themeNames.map((theme): ThemeCount => {
    const own = rows.filter((row) => row.theme === theme);
    const byKey = Map.groupBy(own, (row) => keyOf({ cluster: nameOf(row), served: row.served }));
    const sum = (of: readonly (typeof own)[number][], field: 'mentions' | 'positive' | 'negative') =>
      of.reduce((all, one) => all + one[field], 0);
    return {
      theme,
      sentences: sum(own, 'mentions'),
      positive: sum(own, 'positive'),
      negative: sum(own, 'negative'),
      parts: [...wholes].flatMap(([key, read]) =>
        read.slice(0, 1).map(({ cluster, served }) => ({
          ...{ cluster, served },
          part: sum(byKey.get(key) ?? [], 'mentions'),
          whole: read.reduce((all, one) => all + one.read, 0),
        })),
      ),
    };
  });
  const quotes = cells.length === 0 ? [] : await readQuotes(context, query, of, mostAnswers);
  return {
    themes: themesOf(reader, counts, ({ engine }) => engine?.themes ?? null),
    quotes: strongest(
      quotes.map(({ quote, ...one }) => ({
        ...one,
        text: quote,
        confidence: rightOf(reader.checked, one.sentiment),
        themes: themeNames.filter((theme) => one.themes.includes(theme)),
      })),
    ),
    answersQuoted: quotes.length,
  };
}

/** Among checked mentions that the engine read so, the share that people confirmed; one half without any. */
function rightOf(checked: readonly CheckedMention[], tone: string): number {
  const said = checked.filter(({ engine, sentiment }) => sentiment !== null && engine?.sentiment === tone);
  return (said.filter(({ sentiment }) => sentiment === tone).length + 1) / (said.length + 2);
}

async function byRules(context: RunContext, { query, brands, brandId, reader, cells }: Input): Promise<Said> {
  const answers = cells.length === 0 ? [] : await readMentioning(context, query, brandId, mostAnswers);
  const { nameOf } = clusterPrompts(answers);
  const quotesOf = compileQuotes(brands, brandId);
  const read = answers.map((answer) => ({ answer, cluster: nameOf(answer), quotes: quotesOf(answer) }));
  const counts = themeNames.map((theme): ThemeCount => {
    const sentences = read.flatMap(({ quotes }) => quotes.filter(({ themes }) => themes.includes(theme)));
    const of = (tone: string) => sentences.filter(({ sentiment }) => sentiment === tone).length;
    const has = ({ quotes }: (typeof read)[number]) => quotes.some(({ themes }) => themes.includes(theme));
    return {
      theme,
      sentences: sentences.length,
      positive: of('positive'),
      negative: of('negative'),
      parts: [...Map.groupBy(read, ({ cluster }) => cluster)].map(([cluster, own]) => ({
        ...{ cluster, served: null },
        part: own.filter(has).length,
        whole: own.length,
      })),
    };
  });
  return {
    themes: themesOf(reader, counts, themesByRules(brands)),
    quotes: strongest(
      read.flatMap(({ answer, quotes }) =>
        quotes.flatMap(({ text, sentiment, confidence, themes }) =>
          sentiment === 'neutral' || sentiment === 'unknown' || confidence === null
            ? []
            : [{ text, sentiment, confidence, themes, answerId: answer.id, engine: answer.engine }],
        ),
      ),
    ),
    answersQuoted: answers.length,
  };
}

/** Themes by the rules for mentions that a person judged; each brand's rules are compiled once. */
function themesByRules(brands: readonly BrandIdentity[]) {
  const compiled = new Map<string, ReturnType<typeof compileQuotes>>();
  return ({ brandId, text, brands: found }: CheckedMention): string[] | null => {
    const mentions = found.find((one) => one.brandId === brandId)?.mentions;
    if (text === null || !mentions) return null;
    const quotesOf = compiled.get(brandId) ?? compileQuotes(brands, brandId);
    compiled.set(brandId, quotesOf);
    return quotesOf({ text, language: null, mentions }).flatMap(({ themes }) => themes);
  };
}

/** The surest words of each polarity in turn, each wording once. */
function strongest(quotes: readonly Quote[]): Quote[] {
  const seen = new Set<string>();
  const taken = { positive: 0, negative: 0, mixed: 0 };
  return quotes
    .toSorted((a, b) => b.confidence - a.confidence)
    .filter(({ text, sentiment }) => {
      if (seen.has(text) || taken[sentiment] * 2 >= mostQuotes) return false;
      seen.add(text);
      taken[sentiment]++;
      return true;
    })
    .slice(0, mostQuotes)
    .map((quote) => ({ ...quote, text: quote.text.slice(0, 600).toWellFormed() }));
}
