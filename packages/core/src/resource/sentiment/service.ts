import type { SentimentFigures, SentimentQuery, SentimentReport } from '@svc/contract/sentiment';
import { compileQuotes, themeNames } from '@svc/detection/claim';
import { currentMethod } from '@svc/scoring';
import type { RunContext } from '../../environment/index.ts';
import { notFound } from '../../kernel/index.ts';
import { isPartial, rulesOf, spanOf, zoneOf } from '../analytics/index.ts';
import {
  type ClusterCounts,
  type PanelQuery,
  readClusters,
  readDimensions,
  refuseTooDear,
  sayWhatExists,
} from '../cell/index.ts';
import { getProject } from '../project/index.ts';
import { type ReaderReport, readerOfReport } from '../reader/index.ts';
import { readMentioning } from './queries.ts';

/** Answers that themes and quotes are read from: some 100 ms of work. */
const mostAnswers = 200;
const mostQuotes = 20;

const names = [
  'mentioned',
  'positive',
  'neutral',
  'negative',
  'mixed',
  'recommended',
  'listed',
  'compared',
  'warned',
] as const;
type Counts = ClusterCounts<(typeof names)[number]>['counts'];
/** Mentions of one cluster in one bucket; `read`: those that the reader has read. */
type Cell = Counts & { bucket: string; cluster: string; sandbox: boolean; read: number };

/** How answers speak of a brand. Throws not_found for a brand that is not the project's. */
export async function getSentiment(context: RunContext, input: SentimentQuery): Promise<SentimentReport> {
  const { projectId, bucket } = input;
  const project = await getProject(context, { projectId });
  const all = [
    { ...project.brand, role: 'own' as const },
    ...project.competitors.map((one) => ({ ...one, role: 'competitor' as const })),
  ];
  const brandId = input.brandId ?? project.brand.id;
  if (!all.some(({ id }) => id === brandId))
    throw notFound('brand', brandId, `GET /v1/projects/${projectId}`);
  const span = spanOf(context, input, project);
  const timeZone = zoneOf(input, project);
  const query: PanelQuery = {
    workspaceId: context.workspace.id,
    projectId,
    ...span,
    rules: await rulesOf(context, projectId, input),
    brandIds: [brandId],
    bucket,
    timeZone,
  };
  await refuseTooDear(context.db, query);
  const reader = await readerOfReport(context, query, brandId);
  const cells: Cell[] =
    reader.cells ??
    (await readClusters(context.db, query, names)).map(({ counts, bucket, cluster, sandbox }) => ({
      ...{ ...counts, bucket, cluster, sandbox },
      read: counts.mentioned,
    }));
  const figures = (own: readonly Cell[]): SentimentFigures => ({
    ...figuresOf(own),
    corrected: correctedOf(own, reader),
  });
  const read = cells.reduce((all, one) => all + one.read, 0);
  const waiting = cells.reduce((all, one) => all + one.mentioned, 0) - read;
  const answers = cells.length === 0 ? [] : await readMentioning(context, query, brandId, mostAnswers);
  const quotesOf = compileQuotes(all, brandId);
  const sentences = answers.flatMap((answer) =>
    quotesOf(answer).map((quote) => ({ ...quote, answerId: answer.id, engine: answer.engine })),
  );
  return {
    projectId,
    brandId,
    span,
    provenance: cells.some(({ sandbox }) => sandbox) ? 'predicted' : 'cached',
    reader: { name: reader.name, engine: reader.engine, read, waiting, agreement: reader.agreement },
    ...figures(cells),
    series: [...Map.groupBy(cells, (cell) => cell.bucket)].map(([name, own]) => ({
      bucket: name,
      partial: isPartial(name, bucket, span, timeZone),
      ...figures(own),
    })),
    themes: themeNames
      .map((theme) => {
        const own = sentences.filter(({ themes }) => themes.includes(theme));
        const of = (sentiment: string) => own.filter((one) => one.sentiment === sentiment).length;
        return { theme, sentences: own.length, positive: of('positive'), negative: of('negative') };
      })
      .filter(({ sentences }) => sentences > 0)
      .sort((a, b) => b.sentences - a.sentences),
    quotes: strongest(sentences),
    answersQuoted: answers.length,
    notes:
      cells.length > 0
        ? notesOf(reader.name, waiting)
        : [
            `No answer of this span mentions the brand. ${sayWhatExists(await readDimensions(context.db, { workspaceId: context.workspace.id, projectId }))}`,
          ],
  };
}

/** The surest sentences of each polarity in turn, each wording once. */
function strongest(
  sentences: readonly (ReturnType<ReturnType<typeof compileQuotes>>[number] & {
    answerId: string;
    engine: string;
  })[],
): SentimentReport['quotes'] {
  const seen = new Set<string>();
  const taken = { positive: 0, negative: 0, mixed: 0 };
  return sentences
    .toSorted((a, b) => (b.confidence ?? 0) - (a.confidence ?? 0))
    .flatMap(({ text, sentiment, confidence, themes, answerId, engine }) => {
      if (sentiment === 'neutral' || sentiment === 'unknown' || confidence === null) return [];
      if (seen.has(text) || taken[sentiment] * 2 >= mostQuotes) return [];
      seen.add(text);
      taken[sentiment]++;
      return [{ text: text.slice(0, 600).toWellFormed(), sentiment, confidence, themes, answerId, engine }];
    })
    .slice(0, mostQuotes);
}

const notesOf = (name: string, waiting: number): string[] =>
  waiting === 0
    ? []
    : [
        `${waiting} mentions wait to be read by ${name} and count as unknown. What another reader said of them is not mixed in.`,
      ];

/** Shares of what was read, by cluster, corrected for the reader's error. */
function correctedOf(cells: readonly Cell[], reader: ReaderReport): SentimentFigures['corrected'] {
  const of = (what: 'positive' | 'negative' | 'mixed' | 'recommended') =>
    reader.correct(
      [...Map.groupBy(cells, ({ cluster }) => cluster).values()].map((own) => ({
        part: own.reduce((all, one) => all + one[what], 0),
        whole: own.reduce((all, one) => all + one.read, 0),
      })),
      what,
    );
  return {
    positive: of('positive'),
    negative: of('negative'),
    mixed: of('mixed'),
    recommended: of('recommended'),
  };
}

function figuresOf(cells: readonly Cell[]): Omit<SentimentFigures, 'corrected'> {
  const sum = (of: (counts: Counts) => number): number => cells.reduce((all, one) => all + of(one), 0);
  const known = (cell: Counts): number => cell.positive + cell.neutral + cell.negative + cell.mixed;
  const share = (part: (counts: Counts) => number, whole: (counts: Counts) => number) => {
    const clusters = [...Map.groupBy(cells, ({ cluster }) => cluster).values()].map((own) => ({
      part: own.reduce((all, one) => all + part(one), 0),
      whole: own.reduce((all, one) => all + whole(one), 0),
    }));
    const { value, ci, n, label, methodVersion } = currentMethod.estimateShare(clusters);
    return { value, ci, n, label, methodVersion };
  };
  const mentioned = (cell: Counts): number => cell.mentioned;
  const unknown = (cell: Counts): number => cell.mentioned - known(cell);
  const bounded = (part: (counts: Counts) => number) => ({
    ...share(part, known),
    least: share(part, mentioned).value,
    most: share((cell) => part(cell) + unknown(cell), mentioned).value,
  });
  return {
    mentions: sum(({ mentioned }) => mentioned),
    positive: sum(({ positive }) => positive),
    neutral: sum(({ neutral }) => neutral),
    negative: sum(({ negative }) => negative),
    mixed: sum(({ mixed }) => mixed),
    unknown: sum(unknown),
    strength: {
      recommended: sum(({ recommended }) => recommended),
      listed: sum(({ listed }) => listed),
      compared: sum(({ compared }) => compared),
      mentioned: sum(
        ({ mentioned, recommended, listed, compared, warned }) =>
          mentioned - recommended - listed - compared - warned,
      ),
      warnedAgainst: sum(({ warned }) => warned),
    },
    positiveShare: bounded(({ positive }) => positive),
    negativeShare: bounded(({ negative }) => negative),
    unknownShare: share(unknown, mentioned),
  };
}
