import type { BaselineComparison, Difference, Scan } from '@svc/contract/measure/scan';
import type { Scope } from '@svc/db';
import {
  type BaselineCell,
  type Change,
  type Cluster,
  currentMethod,
  fewestBaselineScans,
  needsSecondLook,
  type Published,
  secondLook,
  startsChange,
} from '@svc/scoring';
import { say } from '../../../i18n/index.ts';
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
import { dayHeadlineOf, lastingHeadlineOf, waitingHeadlineOf } from './compare-headline.ts';
import { scansBefore } from './queries-baseline.ts';

type Cell = TopicCell & BaselineCell;

/** Breaks after which scans are not comparable. A new detector is none of them, since stored answers are read again. */
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
 * the same names, since the level last changed. Where scans are less than five days apart, the scan before has to show a
 * lasting change against the same level, too.
 *
 * @param atMost earlier scans, 3 to 8
 */
export async function compareWithBaseline(scope: Scope, after: Scan, atMost: number): Promise<Against> {
  const { id, projectId, createdAt } = after;
  if (projectId === null)
    return none('This scan belongs to no project, so it has no earlier scans to compare with.');
  // One more than the level has: the newest scan may begin a change.
  const before = await scansBefore(scope, { id, projectId, createdAt }, atMost + 1);
  if (before.length === 0) return none(tooFew(0));
  const query: PanelQuery = {
    projectId,
    from: before.at(-1)?.at ?? null,
    to: new Date(Date.parse(createdAt) + 1).toISOString(),
    rules: [],
    brandIds: 'own',
    bucket: 'scan',
    measure: 'presence',
  };
  const packs = await readPanelPacks(scope, query);
  const scans = alike(
    markersOf(packs, 'scan'),
    before.map(({ scanId }) => scanId),
    id,
  );
  if (scans.length < fewestBaselineScans) return none(tooFew(scans.length));
  const panel = panelOf(packs, 'scan');
  const against = (level: readonly string[], scanId: string) => {
    if (level.length < fewestBaselineScans) return null;
    const cells = cellsOf(panel, level, scanId);
    const tracked = currentMethod.compareWithBaseline(cells, { question: 'tracked' });
    const market = currentMethod.compareWithBaseline([...byTopic(cells)], { question: 'market' });
    return tracked && market && { tracked, market, level, few: hasFewTopics(cells) };
  };
  const all = before.filter(({ scanId }) => scans.includes(scanId)).reverse();
  const needed = needsSecondLook([...all.map(({ at }) => Date.parse(at)), Date.parse(createdAt)]);
  const earlier = scans.slice(0, -1);
  const first = needed ? against(earlier.slice(-atMost), scans.at(-1) ?? '') : null;
  const level = startsChange(first?.market.lasting) ? earlier : scans;
  const now = against(level.slice(-atMost), id);
  if (!now) return none(tooFew(scans.length));
  const { tracked, market, few } = now;
  const told = (question: 'tracked' | 'market') =>
    secondLook(needed, now[question].lasting, first?.[question].lasting);
  const { confirmation, verdict } = told('market');
  const lasting = {
    tracked: { ...tracked.lasting, verdict: told('tracked').verdict },
    market: labelled({ ...market.lasting, verdict }, few),
  };
  const day = { tracked: tracked.day, market: labelled(market.day, few) };
  const count = now.level.length;
  return {
    found: {
      scans: all.filter(({ scanId }) => now.level.includes(scanId)),
      day: { ...day, sentence: dayHeadlineOf(day.market, count) },
      lasting: {
        ...lasting,
        sentence:
          confirmation === 'waiting'
            ? waitingHeadlineOf(lasting.market, count)
            : lastingHeadlineOf(lasting.market, count),
      },
      confirmation,
      dayDeviation: market.dayDeviation,
    },
    missing: null,
  };
}

const tooFew = (scans: number): string =>
  say({ id: 'compare.no_level', values: { least: fewestBaselineScans, scans } });

const labelled = (change: Published<Change>, few: boolean): Difference =>
  change.ci && few ? { ...change, label: 'few_topics' } : change;

/** Earlier scans, from the newest back to the first that differs from this one; oldest first. */
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
        // Topics that both sides asked are recognised as the same.
        cell.before = cell.before ?? look;
        cell.lostBefore = (cell.lostBefore ?? 0) + lost;
        cell.refusedBefore = (cell.refusedBefore ?? 0) + refused;
      }
    }
  }
  return [...cells.values()];
}
