import type { CycleParams, CycleReading } from '@svc/contract/measure/cycle';
import { currentMethod } from '@svc/scoring';
import { say } from '../../../i18n/index.ts';
import type { Context } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { byTopic, hasFewTopics, headlineOf, loadScanFacts, pairCells } from '../scan/index.ts';
import { fewTopicsNote } from '../score/index.ts';
import { badgeOf, cellsOf, levelOf, lostOf, type RunFacts } from './level.ts';
import { readRuns } from './queries.ts';
import { whyNoChange, whyNoLevel } from './refuse.ts';

/** Cycles that are read: the newest, the one before it, and one more that tells how answers vary. */
const cyclesRead = 3;
const mostParts = 31;

const day = 86_400_000;

/** Days where runs are about a day apart, runs otherwise. */
export function titleOf(runs: readonly { at: string }[], parts: number): string {
  const [first, last] = [runs.at(-parts), runs.at(-1)];
  const gap =
    first && last && runs.length >= parts && parts > 1
      ? (Date.parse(last.at) - Date.parse(first.at)) / (parts - 1) / day
      : 1;
  return gap > 0.7 && gap < 1.4
    ? say({ id: 'cycle.over_days', values: { days: parts } })
    : say({ id: 'cycle.over_runs', values: { runs: parts } });
}

/** Presence over the newest run of every part, and what changed since the cycle before. */
export async function getCycle(context: Context, { projectId }: CycleParams): Promise<CycleReading> {
  await getProject(context, { projectId });
  const { workspace } = context;
  const found = await readRuns(context, projectId, cyclesRead * mostParts);
  const parts = found.at(-1)?.cycle.parts ?? null;
  const none: CycleReading = {
    projectId,
    mode: workspace.mode,
    provenance: 'live',
    title: 'Presence over a cycle',
    ...{ parts, questions: found.at(-1)?.cycle.questions ?? null, asked: 0 },
    ...{ level: null, change: null, history: [], notes: [] },
    missing: { level: noRun, change: noRun },
  };
  if (parts === null) return none;
  const runs: RunFacts[] = await Promise.all(
    found
      .slice(-cyclesRead * parts)
      .map(async (run) => ({ ...run, facts: await loadScanFacts(context, run.id) })),
  );
  const newest = runs.slice(-parts);
  const [noLevel, noChange] = [whyNoLevel(newest, parts), whyNoChange(runs.slice(-2 * parts), parts)];
  const level = noLevel === null ? levelOf(newest, runs.slice(0, -parts)) : null;
  const change = noLevel === null && noChange === null ? changeOf(runs.slice(-2 * parts), parts) : null;
  return {
    ...none,
    provenance: badgeOf(newest),
    title: titleOf(found, parts),
    asked: newest.length,
    level,
    change,
    history: runs.flatMap((run, at) => {
      const window = runs.slice(Math.max(0, at + 1 - parts), at + 1);
      if (whyNoLevel(window, parts) !== null) return [];
      return [{ scanId: run.id, ...levelOf(window, runs.slice(0, Math.max(0, at + 1 - parts))) }];
    }),
    missing: { level: noLevel, change: noLevel ?? noChange },
    notes: [
      'Each part was asked on a day of its own, so the level is the mean over these days, for this set and for questions like these.',
      ...(level?.engines.some(({ figure }) => figure.market?.label === 'few_topics') ? [fewTopicsNote] : []),
    ],
  };
}

const noRun =
  'No run of a cycle has ended yet. A daily schedule with a cycle of 7 asks the set in seven parts, one a day.';

/** Each question against itself a cycle earlier. */
function changeOf(runs: readonly RunFacts[], parts: number): CycleReading['change'] {
  const [before, after] = [runs.slice(0, parts), runs.slice(parts)];
  const counted = (side: readonly RunFacts[]) =>
    side.flatMap((run) =>
      [...cellsOf(run), ...lostOf(run)].map((cell) => ({
        ...cell,
        prompt: cell.promptId ?? cell.text,
        part: run.cycle.part,
      })),
    );
  const cells = pairCells(counted(before), counted(after)).map(({ source, ...cell }) => ({
    ...cell,
    asks: cell.cluster,
    part: source.part,
  }));
  const tracked = currentMethod.compareCycles(cells, { question: 'tracked', parts });
  const { dayDeviation, ...own } = currentMethod.compareCycles(byTopic(cells), { question: 'market', parts });
  const market = own.ci && hasFewTopics(cells) ? { ...own, label: 'few_topics' as const } : own;
  const { dayDeviation: _, ...plain } = tracked;
  const spanOf = (side: readonly RunFacts[]) => ({ from: side[0]?.at ?? '', to: side.at(-1)?.at ?? '' });
  return {
    before: spanOf(before),
    after: spanOf(after),
    sentence: headlineOf(market).sentence,
    tracked: plain,
    market,
    dayDeviation,
  };
}
