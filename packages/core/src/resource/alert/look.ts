import type { AlertEvent, AlertEvidence, AlertReading, FalseAlarms } from '@svc/contract/alert';
import type { Project } from '@svc/contract/project';
import type { Context } from '../../kernel/index.ts';
import { backSentence, readingOf, sentenceOf } from './describe.ts';
import { evidenceOf } from './evidence.ts';
import { calmLooks, judge, type Verdict } from './judge.ts';
import { loadWatched } from './load.ts';
import type { WatchedAlert } from './queries.ts';
import { looksBefore, simulateCalm } from './simulate.ts';
import { before, bySurface, looksInHalfYear, type SurfacePanel, type Watched } from './watched.ts';

/** What the newest look says, before it is told. */
export interface Found {
  state: 'learning' | 'fires' | 'between' | 'calm';
  /** Whether enough looks in a row were calm for the firing to be over. */
  over: boolean;
  detail: string;
  scanId: string | null;
  falseAlarms: FalseAlarms | null;
  /** What to say where a firing is over, and the figures of then. */
  back: { sentence: string; reading: AlertReading | null };
  /** Only of looks that fire. */
  firing: { sentence: string; reading: AlertReading; evidence: AlertEvidence } | null;
}

/** A surface of which the newest look tells something. */
interface Judged {
  panel: SurfacePanel;
  verdicts: readonly (Verdict | null)[];
  verdict: Verdict;
}

/** Looks at each surface by itself; the one that fires is told, or the one whose firing is open. null: this scan was judged before. */
export async function look(
  context: Context,
  project: Project,
  alert: WatchedAlert,
  { open, panels }: { open: AlertEvent | undefined; panels: number },
): Promise<Found | null> {
  const watched = await loadWatched(context, project, alert, alert.watchFrom);
  if (typeof watched === 'string') return nothingYet(alert, watched, null);
  const scanId = watched.looks.at(-1)?.scanId ?? null;
  if (scanId !== null && scanId === alert.checkedScanId) return null;
  const surfaces = bySurface(watched, alert.minimumPrompts);
  const paced = { ...alert, halfYear: looksInHalfYear(watched.looks, surfaces.length) };
  const judged = surfaces.flatMap((panel): Judged[] => {
    const verdicts = judge(paced, panel.cells, panel.panel, sinceOf(alert, panel, open));
    const verdict = verdicts.at(-1);
    return verdict && panel.looks.at(-1)?.scanId === scanId ? [{ panel, verdicts, verdict }] : [];
  });
  const told = toldOf(judged, open);
  const fires = told?.verdict.state === 'fires';
  const calm = calmOf(watched, open, fires);
  const falseAlarms =
    calm.looks.length >= Math.max(2, looksBefore(alert)) && isStale(alert.falseAlarms, calm, fires && !open)
      ? await simulateCalm(paced, calm, panels)
      : alert.falseAlarms;
  if (!told) return nothingYet({ ...alert, falseAlarms }, learning(alert, watched), scanId);
  const { panel, verdict, verdicts } = told;
  const at = panel.looks.length - 1;
  const brand = brandOf(project, alert.brandId);
  const reading = readingOf(alert, panel, verdict, at);
  const sentence = sentenceOf(alert, reading, { watched: panel, at, verdict }, brand);
  return {
    state: verdict.state,
    over: verdicts.slice(-calmLooks).every((one) => one?.state === 'calm'),
    detail: fires ? sentence : `No lasting ${wordOf(alert)} shown.`,
    scanId,
    falseAlarms,
    back: { sentence: backSentence(alert, reading, panel, brand), reading },
    firing:
      fires && !open ? { sentence, reading, evidence: await evidenceOf(context, alert, panel, at) } : null,
  };
}

/** While a firing is open its own surface tells; else the one that fires by the largest change, or the first. */
function toldOf(judged: readonly Judged[], open: AlertEvent | undefined): Judged | undefined {
  const own = open && judged.find(({ panel }) => panel.surface === open.reading.surface);
  const size = ({ verdict }: Judged): number =>
    verdict.state === 'fires' ? 1 + Math.abs(verdict.change?.value ?? 0) : 0;
  return own ?? judged.toSorted((one, other) => size(other) - size(one))[0];
}

const wordOf = ({ kind, direction }: WatchedAlert): string =>
  kind === 'engine_health' || kind === 'source_lost' ? 'loss' : direction === 'both' ? 'change' : direction;

export const nothingYet = (alert: WatchedAlert, detail: string, scanId: string | null): Found => ({
  state: 'learning',
  over: false,
  detail,
  scanId,
  falseAlarms: alert.falseAlarms,
  back: { sentence: detail, reading: null },
  firing: null,
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
function calmOf(watched: Watched, open: AlertEvent | undefined, fires: boolean): Watched {
  const { looks } = watched;
  const firedAt = open
    ? looks.findIndex(({ scanId }) => scanId === open.evidence.scanId)
    : fires
      ? looks.length - 1
      : -1;
  return firedAt < 0 ? watched : before(watched, firedAt);
}

/** Simulated again when there is much more to learn from, and before a message states it. */
const isStale = (known: FalseAlarms | null, { looks }: Watched, fires: boolean): boolean =>
  known === null || looks.length >= 2 * known.from || (fires && known.from !== looks.length);

function learning(alert: WatchedAlert, watched: Watched): string {
  const needed = looksBefore(alert) + 1 - watched.looks.length;
  return needed > 0
    ? `It needs ${needed === 1 ? 'one more scan' : `${needed} more scans`} of as many prompts.`
    : 'The newest scans have too few prompts in common.';
}
