import type { Project } from '@svc/contract/account/project';
import type { AlertEvidence, AlertRule } from '@svc/contract/read/alert';
import { changeOfCounts } from '@svc/scoring';
import type { Context } from '../../../kernel/index.ts';
import { engineChangeNotes } from '../../measure/engine-change/index.ts';
import { baselineOf } from './describe.ts';
import { readAnomalyNotes, readEvidenceAnswers, readPromptTexts } from './queries-look.ts';
import { type Shift, shiftOf } from './shift.ts';
import { engineOf, rateOf, sumLooks, type Watched } from './watched.ts';

const mostCells = 5;
/** Kinds whose figure is what a break explains: presence as a whole. */
const explained: ReadonlySet<AlertRule['kind']> = new Set(['sequential', 'change', 'anomaly']);
const share = (cluster: { successes: number; trials: number }): number =>
  Math.round((cluster.successes / cluster.trials) * 1e4) / 1e4;

/** The scans that show it, the cells that moved most, some of their answers, and what else differs. */
export async function evidenceOf(
  context: Context,
  rule: AlertRule,
  project: Pick<Project, 'id' | 'brand' | 'competitors'>,
  { watched, at }: { watched: Watched; at: number },
): Promise<{ evidence: AlertEvidence; shift: Shift | null }> {
  const { workspace } = context;
  const scanId = watched.looks[at]?.scanId ?? null;
  const [from, to] = baselineOf(rule, watched, at);
  const baselineScanIds =
    rule.kind === 'engine_health' ? [] : watched.looks.slice(from, to).map((look) => look.scanId);
  const since = sinceOf(rule, watched, at, [from, to]);
  const none = {
    ...{ scanId, baselineScanIds, cells: [], answerIds: [], notes: [] },
    ...(since !== undefined && { since }),
  };
  if (scanId === null) return { evidence: none, shift: null };
  const notes = [
    ...(explained.has(rule.kind) ? await readAnomalyNotes(context, scanId) : []),
    ...(await engineChangeNotes(context, scanId)),
  ];
  if (rule.kind === 'engine_health') return { evidence: { ...none, notes }, shift: null };
  const before = sumLooks(watched.panel.slice(from, to));
  const moved = watched.cells
    .flatMap(({ engine, prompt }, place) => {
      const [earlier, now] = [before[place], watched.panel[at]?.[place]];
      if (!earlier || !now || now.trials === 0) return [];
      const { low, high, method } = changeOfCounts(earlier, now).ci;
      return [
        {
          engine: engineOf(engine),
          prompt,
          ...{ before: share(earlier), now: share(now) },
          ci: { low, high, level: 0.95 as const, method },
          trials: { before: earlier.trials, now: now.trials },
        },
      ];
    })
    .filter(({ before, now }) => before !== now)
    .toSorted((one, other) => Math.abs(other.now - other.before) - Math.abs(one.now - one.before))
    .slice(0, mostCells);
  const key = { workspaceId: workspace.id, scanId };
  const [answerIds, texts, shift] = await Promise.all([
    readEvidenceAnswers(context, key.scanId, moved),
    readPromptTexts(context, key.scanId),
    shiftOf(context, project, rule, {
      scanId,
      baselineScanIds,
      cells: moved.filter(({ before, now }) => now < before),
    }),
  ]);
  const cells = moved.map((cell) => ({ ...cell, prompt: texts.get(cell.prompt) ?? cell.prompt }));
  return { evidence: { ...none, cells, answerIds, notes }, shift };
}

/** The first of the scans in a row that show it. A chart collects small moves: it shows one from the first scan on that side. */
function sinceOf(
  { kind }: AlertRule,
  { looks, panel }: Watched,
  at: number,
  [from, to]: [number, number],
): string | undefined {
  if (kind === 'anomaly') return looks[to]?.at;
  if (kind !== 'sequential') return looks[at]?.at;
  const baseline = sumLooks(panel.slice(from, to));
  const moved = (look = panel[at] ?? []): number =>
    (rateOf(look, baseline) ?? 0) - (rateOf(baseline, look) ?? 0);
  let first = at;
  while (first > to && moved(panel[first - 1]) * moved() > 0) first -= 1;
  return looks[first]?.at;
}
