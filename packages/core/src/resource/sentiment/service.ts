import type { SentimentFigures, SentimentQuery, SentimentReport } from '@svc/contract/sentiment';
import { compileQuotes, themeNames } from '@svc/detection/claim';
import { currentMethod } from '@svc/scoring';
import { type Context, notFound } from '../../kernel/index.ts';
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

/** How answers speak of a brand. Throws not_found for a brand that is not the project's. */
export async function getSentiment(context: Context, input: SentimentQuery): Promise<SentimentReport> {
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
  const cells = await readClusters(context.db, query, names);
  const answers = cells.length === 0 ? [] : await readMentioning(context, query, brandId, mostAnswers);
  const read = compileQuotes(all, brandId);
  const sentences = answers.flatMap((answer) =>
    read(answer).map((quote) => ({ ...quote, answerId: answer.id, engine: answer.engine })),
  );
  return {
    projectId,
    brandId,
    span,
    provenance: cells.some(({ sandbox }) => sandbox) ? 'predicted' : 'cached',
    ...figuresOf(cells),
    series: [...Map.groupBy(cells, (cell) => cell.bucket)].map(([name, own]) => ({
      bucket: name,
      partial: isPartial(name, bucket, span, timeZone),
      ...figuresOf(own),
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
        ? []
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

function figuresOf(cells: readonly ClusterCounts<(typeof names)[number]>[]): SentimentFigures {
  const sum = (of: (counts: Counts) => number): number =>
    cells.reduce((all, { counts }) => all + of(counts), 0);
  const known = (cell: Counts): number => cell.positive + cell.neutral + cell.negative + cell.mixed;
  const share = (part: (counts: Counts) => number, whole: (counts: Counts) => number) => {
    const clusters = [...Map.groupBy(cells, ({ cluster }) => cluster).values()].map((own) => ({
      part: own.reduce((all, { counts }) => all + part(counts), 0),
      whole: own.reduce((all, { counts }) => all + whole(counts), 0),
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
