import type { SentimentFigures, SentimentQuery, SentimentReport } from '@svc/contract/read/sentiment';
import { currentMethod } from '@svc/scoring';
import type { RunContext } from '../../../environment/index.ts';
import { inRow } from '../../../i18n/index.ts';
import { asOfOneMoment, notFound } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import {
  type ClusterCounts,
  type PanelQuery,
  readClusters,
  readDimensions,
  refuseTooDear,
  sayWhatExists,
} from '../../measure/cell/index.ts';
import { badgeOfParts } from '../../measure/figure/index.ts';
import { isPartial, rulesOf, sayTogether, spanOf, surfacesOfParts, zoneOf } from '../analytics/index.ts';
import {
  type CheckedMention,
  type Judge,
  notesOfReader,
  type ReaderReport,
  readerOfReport,
  stanceCells,
} from '../reader/index.ts';
import { notesOfChanges, readerChanges } from './reader-change.ts';
import { quotesAndThemes } from './said.ts';

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
type Cell = Counts & {
  bucket: string;
  cluster: string;
  surfaces: ReadonlySet<string>;
  sandbox: boolean;
  imported: boolean;
  read: number;
  served: string | null;
} & {
  question?: string;
  topic?: string | null;
};

/** How answers speak of a brand, while they may be being read. Throws not_found for a brand that is not the project's. */
export const getSentiment = (context: RunContext, input: SentimentQuery): Promise<SentimentReport> =>
  asOfOneMoment(context, (context) => readSentiment(context, input));

async function readSentiment(context: RunContext, input: SentimentQuery): Promise<SentimentReport> {
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
    projectId,
    ...span,
    rules: await rulesOf(context, projectId, input),
    brandIds: [brandId],
    bucket,
    timeZone,
  };
  await refuseTooDear(context, query);
  const reader = await readerOfReport(context, projectId);
  const cells: Cell[] = reader.engine
    ? await stanceCells(context, query, { brandId, reader: reader.name })
    : (await readClusters(context, query, names)).map(({ counts, ...cell }) => ({
        ...{ ...counts, ...cell, served: null },
        read: counts.mentioned,
      }));
  const figures = (own: readonly Cell[]): SentimentFigures => ({
    ...figuresOf(own),
    corrected: correctedOf(own, reader),
  });
  const read = cells.reduce((all, one) => all + one.read, 0);
  const waiting = cells.reduce((all, one) => all + one.mentioned, 0) - read;
  const buckets = Map.groupBy(cells, (cell) => cell.bucket);
  const changes = await readerChanges(context, { projectId, brandId, reader, buckets });
  const said = await quotesAndThemes(context, { query, brands: all, brandId, reader, cells });
  return {
    projectId,
    brandId,
    span,
    provenance: badgeOfParts(cells),
    reader: { ...reader.told, read, waiting },
    ...figures(cells),
    series: [...buckets].map(([name, own]) => ({
      bucket: name,
      partial: isPartial(name, bucket, span, timeZone),
      served: [...new Set(own.flatMap(({ served }) => served ?? []))].sort(),
      readerChange: changes.get(name) ?? null,
      ...figures(own),
    })),
    ...said,
    notes:
      cells.length > 0
        ? [
            ...sayTogether(surfacesOfParts(cells)),
            ...notesOfReader(reader.told, waiting),
            ...notesOfChanges(changes, { bucket, served: reader.told.served }),
          ]
        : [
            inRow(
              'No answer in this period mentions the brand.',
              sayWhatExists(await readDimensions(context, projectId)),
            ),
          ],
  };
}

type Tone = 'positive' | 'negative' | 'mixed';

/** Themes by the rules or the engine; an open one counts as not found. */
const readOf = ({ engine, brands, brandId }: CheckedMention) =>
  engine ?? brands.find((one) => one.brandId === brandId);

const ofTone =
  (tone: Tone): Judge =>
  (mention) =>
    mention.sentiment === null
      ? null
      : { truth: mention.sentiment === tone, read: readOf(mention)?.sentiment === tone };

const ofStrength =
  (strength: string): Judge =>
  (mention) =>
    mention.strength === null
      ? null
      : { truth: mention.strength === strength, read: readOf(mention)?.strength === strength };

/** Shares of what was read, by cluster, corrected for the reader's error. */
function correctedOf(cells: readonly Cell[], reader: ReaderReport): SentimentFigures['corrected'] {
  const of = (what: Tone | 'recommended') =>
    reader.correct(
      [...Map.groupBy(cells, ({ cluster, served }) => JSON.stringify([cluster, served])).values()].map(
        (own) => ({
          served: own[0]?.served ?? null,
          part: own.reduce((all, one) => all + one[what], 0),
          whole: own.reduce((all, one) => all + one.read, 0),
        }),
      ),
      what === 'recommended' ? ofStrength(what) : ofTone(what),
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
    recommendedShare: share(({ recommended }) => recommended, mentioned),
  };
}
