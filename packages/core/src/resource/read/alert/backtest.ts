import type { AlertBacktest, BacktestAlert, OfProject } from '@svc/contract/read/alert';
import type { RunContext } from '../../../environment/index.ts';
import { say } from '../../../i18n/index.ts';
import { inTurns } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { readingOf, sentenceOf } from './describe.ts';
import { inWords, isFact } from './facts.ts';
import { replay } from './judge.ts';
import { loadWatched } from './load.ts';
import { assertRule } from './service.ts';
import { looksBefore, simulateCalm, simulateDrop, usualPanels } from './simulate.ts';
import { before, bySurface, looksInHalfYear, windowOf, withBeside } from './watched.ts';

/** Two years of daily scans. */
const mostLooks = 730;

/** What a rule would have reported on the project's own scans, and how often it would be right and wrong. Stores nothing. */
export const backtestAlert = (
  context: RunContext,
  input: BacktestAlert & OfProject,
): Promise<AlertBacktest> => backtest(context, input, usualPanels);

/** @param panels the most panels to simulate for each rate */
export async function backtest(
  context: RunContext,
  { projectId, ...rule }: BacktestAlert & OfProject,
  panels: number,
): Promise<AlertBacktest> {
  const project = await getProject(context, { projectId });
  await assertRule(context, project, rule);
  const nothing = { projectId, scans: 0, firings: [], falseAlarms: null, power: null };
  if (isFact(rule.kind)) return { ...nothing, notes: [inWords[rule.kind]] };
  const watched = await loadWatched(context, project, rule, null, mostLooks);
  if (typeof watched === 'string') return { ...nothing, notes: [watched] };
  const { looks } = watched;
  const surfaces = bySurface(watched, rule.minimumPrompts);
  const paced = { ...rule, halfYear: looksInHalfYear(looks, surfaces.length) };
  const brand = project.competitors.find(({ id }) => id === rule.brandId)?.name ?? null;
  // Breaks are found as they show, however long the history: one pass over all of it.
  const window = rule.kind === 'anomaly' ? Math.max(1, looks.length) : windowOf(rule);
  const told = [];
  for (const own of surfaces) {
    for (const { at, verdict, resolvedAt } of await inTurns(
      replay(paced, withBeside(own, surfaces), window),
    )) {
      // Read within the window in which it fired, as it would have been.
      const from = Math.max(0, at + 1 - window);
      const seen = { ...own, looks: own.looks.slice(from, at + 1), panel: own.panel.slice(from, at + 1) };
      const reading = readingOf(rule, seen, verdict, at - from);
      const look = own.looks[at];
      told.push({
        scanId: look?.scanId ?? '',
        at: look?.at ?? '',
        sentence: sentenceOf(rule, reading, { watched: seen, at: at - from, verdict }, brand),
        reading,
        resolvedScanId: resolvedAt === null ? null : (own.looks[resolvedAt]?.scanId ?? null),
      });
    }
  }
  const firings = told.toSorted((one, other) => one.at.localeCompare(other.at));
  const needed = looksBefore(rule) + 1;
  const lasting = firings.find(({ resolvedScanId }) => resolvedScanId === null)?.scanId;
  const since = looks.findIndex(({ scanId }) => scanId === lasting);
  const calm = before(watched, since < 0 ? looks.length : since);
  return {
    projectId,
    scans: looks.length,
    firings,
    falseAlarms: await simulateCalm(paced, calm, panels),
    power: await simulateDrop(paced, calm, panels),
    notes: [
      ...(looks.length < needed
        ? [
            say({
              id: 'rule.too_few_scans',
              values: { needed, prompts: rule.minimumPrompts, scans: looks.length },
            }),
          ]
        : []),
      ...(calm.looks.length >= 2 && calm.looks.length < 8
        ? [say({ id: 'rule.few_to_simulate', values: { scans: calm.looks.length } })]
        : []),
    ],
  };
}
