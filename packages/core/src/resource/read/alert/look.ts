import type { Project } from '@svc/contract/account/project';
import type { AlertEvent, AlertEvidence, AlertReading, FalseAlarms } from '@svc/contract/read/alert';
import { say } from '../../../i18n/index.ts';
import type { Context } from '../../../kernel/index.ts';
import { backSentence, readingOf, sentenceOf } from './describe.ts';
import { evidenceOf } from './evidence.ts';
import { calmLooks, judge, type Verdict } from './judge.ts';
import { loadWatched } from './load.ts';
import { readNewLevels, type WatchedAlert } from './queries.ts';
import type { Shift } from './shift.ts';
import { looksBefore, simulateCalm } from './simulate.ts';
import {
  after,
  before,
  bySurface,
  looksInHalfYear,
  type SurfacePanel,
  type Watched,
  withBeside,
} from './watched.ts';

/** A firing that a look found. */
export interface NewFiring {
  sentence: string;
  reading: AlertReading;
  evidence: AlertEvidence;
  shift: Shift | null;
}

/** A firing that is over: what to say, and the figures of now. */
export interface EndedFiring {
  event: AlertEvent;
  back: { sentence: string; reading: AlertReading | null };
}

/** The result of the newest look, before it is reported. */
export interface Found {
  state: 'learning' | 'fires' | 'between' | 'calm';
  detail: string;
  scanId: string | null;
  falseAlarms: FalseAlarms | null;
  /** One for each surface that fires and has no open event, the largest change first. */
  firings: readonly NewFiring[];
  ended: readonly EndedFiring[];
}

/** A surface of which the newest look tells something. */
interface Judged {
  panel: SurfacePanel;
  verdicts: readonly (Verdict | null)[];
  verdict: Verdict;
  open: AlertEvent | undefined;
}

/** Looks at each surface by itself. null: this scan was judged before. */
export async function look(
  context: Context,
  project: Project,
  alert: WatchedAlert,
  { open, panels }: { open: readonly AlertEvent[]; panels: number },
): Promise<Found | null> {
  const watched = await loadWatched(context, project, alert, alert.watchFrom);
  if (typeof watched === 'string') return nothingYet(alert, watched, null);
  const scanId = watched.looks.at(-1)?.scanId ?? null;
  if (scanId !== null && scanId === alert.checkedScanId) return null;
  const levels = await readNewLevels(context, alert.id);
  const surfaces = bySurface(watched, alert.minimumPrompts).map((panel) =>
    after(panel, levels.get(panel.surface)),
  );
  const paced = { ...alert, halfYear: looksInHalfYear(watched.looks, surfaces.length) };
  const judged = surfaces
    .flatMap((panel, at): Judged[] => {
      const event = open.find(
        // Events of an earlier release name no surface: the first surface continues them.
        ({ reading }) => (reading.surface === undefined ? at === 0 : reading.surface === panel.surface),
      );
      const verdicts = judge(paced, withBeside(panel, surfaces), sinceOf(alert, panel, event));
      const verdict = verdicts.at(-1);
      const isNew = panel.looks.at(-1)?.scanId === scanId;
      return verdict && isNew ? [{ panel, verdicts, verdict, open: event }] : [];
    })
    .toSorted((one, other) => sizeOf(other) - sizeOf(one));
  const isFiring = ({ verdict, open }: Judged) => verdict.state === 'fires' && !open;
  const calm = calmOf(watched, open, judged.some(isFiring));
  const falseAlarms =
    calm.looks.length >= Math.max(2, looksBefore(alert)) &&
    isStale(alert.falseAlarms, calm, judged.some(isFiring))
      ? await simulateCalm(paced, calm, panels)
      : alert.falseAlarms;
  const [first] = judged;
  if (!first) return nothingYet({ ...alert, falseAlarms }, learning(alert, surfaces), scanId);
  const brand = brandOf(project, alert.brandId);
  const firings: NewFiring[] = [];
  for (const one of judged.filter(isFiring))
    firings.push({
      ...told(alert, one, brand),
      ...(await evidenceOf(context, alert, project, {
        watched: one.panel,
        at: one.panel.looks.length - 1,
      })),
    });
  return {
    state: first.verdict.state,
    detail:
      first.verdict.state === 'fires'
        ? told(alert, first, brand).sentence
        : say({ id: 'rule.calm', values: { of: wordOf(alert) } }),
    scanId,
    falseAlarms,
    firings,
    ended: judged.flatMap((one): EndedFiring[] => {
      const isOver = one.verdicts.slice(-calmLooks).every((verdict) => verdict?.state === 'calm');
      if (!one.open || !isOver) return [];
      const { reading } = told(alert, one, brand);
      return [
        { event: one.open, back: { sentence: backSentence(alert, reading, one.panel, brand), reading } },
      ];
    }),
  };
}

function told(alert: WatchedAlert, { panel, verdict }: Judged, brand: string | null) {
  const at = panel.looks.length - 1;
  const reading = readingOf(alert, panel, verdict, at);
  return { reading, sentence: sentenceOf(alert, reading, { watched: panel, at, verdict }, brand) };
}

/** The order in which surfaces are told: those that fire, by the size of the change. */
const sizeOf = ({ verdict }: Judged): number =>
  verdict.state === 'fires' ? 1 + Math.abs(verdict.change?.value ?? 0) : 0;

const wordOf = ({ kind, direction }: WatchedAlert): 'loss' | 'change' | 'rise' | 'fall' =>
  kind === 'engine_health' || kind === 'source_lost' ? 'loss' : direction === 'both' ? 'change' : direction;

export const nothingYet = (alert: WatchedAlert, detail: string, scanId: string | null): Found => ({
  state: 'learning',
  detail,
  scanId,
  falseAlarms: alert.falseAlarms,
  firings: [],
  ended: [],
});

const brandOf = ({ competitors }: Project, brandId: string | null): string | null =>
  competitors.find(({ id }) => id === brandId)?.name ?? null;

/** An open change is measured from the look before it, until that is what the newest looks are like again. */
function sinceOf(
  { kind }: WatchedAlert,
  { looks }: Watched,
  open: AlertEvent | undefined,
): number | undefined {
  if (kind !== 'change' || !open) return undefined;
  const at = looks.findIndex(({ scanId }) => scanId === open.evidence.baselineScanIds.at(-1));
  return at < 0 ? undefined : at;
}

/** The look that fires, and those since, say nothing of what calm looks are like: a fall would pass for the usual drift. */
function calmOf(watched: Watched, open: readonly AlertEvent[], fires: boolean): Watched {
  const { looks } = watched;
  const firedAt = open.flatMap(({ evidence }) => {
    const at = looks.findIndex(({ scanId }) => scanId === evidence.scanId);
    return at < 0 ? [] : [at];
  });
  const from = Math.min(...firedAt, fires ? looks.length - 1 : looks.length);
  return before(watched, from);
}

/** Simulated again when there is much more to learn from, and before a message states it. */
const isStale = (known: FalseAlarms | null, { looks }: Watched, fires: boolean): boolean =>
  known === null || looks.length >= 2 * known.from || (fires && known.from !== looks.length);

function learning(alert: WatchedAlert, surfaces: readonly SurfacePanel[]): string {
  const seen = Math.max(0, ...surfaces.map(({ looks }) => looks.length));
  const needed = looksBefore(alert) + 1 - seen;
  return needed > 0
    ? say({ id: 'rule.learning', values: { scans: needed } })
    : 'The newest scans have too few prompts in common.';
}
