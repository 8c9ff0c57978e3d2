import type { BaselineComparison, Difference, Scan } from '@svc/contract/scan';
import type { TenantDatabase } from '@svc/db';
import {
  type BaselineCell,
  type Change,
  type Cluster,
  currentMethod,
  fewestBaselineScans,
  type Published,
} from '@svc/scoring';
import {
  type Break,
  breaksBetween,
  type Markers,
  markersOf,
  type Panel,
  type PanelQuery,
  panelOf,
  readPanelPacks,
} from '../cell/index.ts';
import { byTopic, hasFewTopics, type TopicCell } from './compare-cells.ts';
import { dayHeadlineOf, lastingHeadlineOf } from './compare-headline.ts';
import { scansBefore } from './queries-baseline.ts';

type Cell = TopicCell & BaselineCell;

/** What makes a scan of another kind: the reading of answers may change, and stored ones are read anew. */
const broken: ReadonlySet<Break['kind']> = new Set([
  'engines_changed',
  'engine_model_changed',
  'prompts_changed',
  'identity_changed',
  'locale_changed',
  'persona_changed',
]);

/** A change from the level of several scans, or a sentence that says why there is none. */
export type Against = { found: BaselineComparison; missing: null } | { found: null; missing: string };

const none = (missing: string): Against => ({ found: null, missing });

/**
 * The change from the last scans before this one: those that asked the same questions on the same engines and models, for
 * the same names, since the level last changed.
 *
 * @param atMost earlier scans, 3 to 8
 */
export async function compareWithBaseline(
  db: TenantDatabase,
  workspaceId: string,
  after: Scan,
  atMost: number,
): Promise<Against> {
  const { id, projectId, createdAt } = after;
  if (projectId === null) return none('This scan belongs to no project, so there are no earlier scans.');
  const before = await scansBefore(db, workspaceId, { id, projectId, createdAt }, atMost);
  if (before.length === 0) return none(tooFew(0));
  const query: PanelQuery = {
    workspaceId,
    projectId,
    from: before.at(-1)?.at ?? null,
    to: new Date(Date.parse(createdAt) + 1).toISOString(),
    rules: [],
    brandIds: 'own',
    bucket: 'scan',
    measure: 'presence',
  };
  const packs = await readPanelPacks(db, query);
  const scans = alike(
    markersOf(packs, 'scan'),
    before.map(({ scanId }) => scanId),
    id,
  );
  if (scans.length < fewestBaselineScans) return none(tooFew(scans.length));
  const cells = cellsOf(panelOf(packs, 'scan'), scans, id);
  const tracked = currentMethod.compareWithBaseline(cells, { question: 'tracked' });
  const market = currentMethod.compareWithBaseline([...byTopic(cells)], { question: 'market' });
  if (!tracked || !market) return none(tooFew(scans.length));
  const few = hasFewTopics(cells);
  const of = (verdict: 'day' | 'lasting') => ({
    tracked: tracked[verdict],
    market: labelled(market[verdict], few),
  });
  const [day, lasting] = [of('day'), of('lasting')];
  return {
    found: {
      scans: before.filter(({ scanId }) => scans.includes(scanId)).reverse(),
      day: { ...day, sentence: dayHeadlineOf(day.market, scans.length) },
      lasting: { ...lasting, sentence: lastingHeadlineOf(lasting.market, scans.length) },
      dayDeviation: market.dayDeviation,
    },
    missing: null,
  };
}

const tooFew = (scans: number): string =>
  `A level needs ${fewestBaselineScans} earlier scans of the same questions, engines, models and names since it last changed; there are ${scans}.`;

const labelled = (change: Published<Change>, few: boolean): Difference =>
  change.ci && few ? { ...change, label: 'few_topics' } : change;

/** Of the scans before, newest first, those up to the first that differs from this one; oldest first. */
function alike(markers: readonly Markers[], before: readonly string[], id: string): string[] {
  const known = new Map(markers.map((own) => [own.bucket, own]));
  const now = known.get(id);
  const same = (scanId: string): boolean => {
    const then = known.get(scanId);
    return (
      now !== undefined &&
      then !== undefined &&
      !breaksBetween(then, now).some(({ kind }) => broken.has(kind))
    );
  };
  const end = before.findIndex((scanId) => !same(scanId));
  return before.slice(0, end < 0 ? before.length : end).reverse();
}

/** Each prompt on each engine: its answers in every earlier scan, and in this one. */
function cellsOf({ prompts, groups }: Panel, scans: readonly string[], id: string): Cell[] {
  const cells = new Map<string, Cell & { earlier: (Cluster | null)[] }>();
  for (const { bucket, engine, cells: own } of groups) {
    const at = scans.indexOf(bucket);
    if (at < 0 && bucket !== id) continue;
    for (const { prompt, present, answers, lost, refused } of own) {
      const key = `${engine} ${prompt}`;
      const asked = prompts[prompt];
      const cell = cells.get(key) ?? {
        cluster: asked?.question ?? '',
        engine,
        topic: asked?.topic ?? null,
        earlier: scans.map((): Cluster | null => null),
        ...{ before: null, after: null, lostBefore: 0, lostAfter: 0, refusedBefore: 0, refusedAfter: 0 },
      };
      cells.set(key, cell);
      const look = answers > 0 ? { successes: present, trials: answers } : null;
      if (bucket === id) {
        cell.after = look;
        cell.lostAfter = lost;
        cell.refusedAfter = refused;
      } else {
        cell.earlier[at] = look;
        // So that topics which both sides asked are known as such.
        cell.before = cell.before ?? look;
        cell.lostBefore = (cell.lostBefore ?? 0) + lost;
        cell.refusedBefore = (cell.refusedBefore ?? 0) + refused;
      }
    }
  }
  return [...cells.values()];
}
