import type { Scan, ScanQuality } from '@svc/contract/measure/scan';
import type { RepeatsTest } from '@svc/scoring';
import { say } from '../../../i18n/index.ts';
import { type Context, ServiceError } from '../../../kernel/index.ts';
import { engineChangeNotes } from '../engine-change/index.ts';
import { type CellCount, countCells } from '../score/index.ts';
import { askedPrompts, runsOfScan } from './queries-run.ts';
import { repeatsOf, saidOfRepeats } from './repeats.ts';
import { getScan } from './service.ts';

const fewest = { questions: 50, answers: 3, coverage: 0.95, halfWidth: 0.1, intents: 3, brandedShare: 0.2 };

/** What a scan measured, what it missed, and whether it is good enough for decisions. */
export async function getScanQuality(context: Context, input: { scanId: string }): Promise<ScanQuality> {
  const scan = await getScan(context, input);
  if (scan.status === 'queued' || scan.status === 'awaiting_approval')
    throw new ServiceError('conflict', `Scan ${scan.id} is ${scan.status} and has measured nothing yet.`);
  const [runs, cells, prompts, drift] = await Promise.all([
    runsOfScan(context, scan.id),
    countCells(context, scan.id),
    askedPrompts(context, scan.id),
    engineChangeNotes(context, scan.id),
  ]);
  const repeats = await repeatsOf(context, scan, cells);
  const { planned, recorded, failed, reused } = scan.progress;
  const low = lowCells(prompts, runs, cells);
  const checklist = checklistOf(scan, prompts, cells, { drift, repeats });
  return {
    scanId: scan.id,
    provenance: runs.some(({ engine }) => engine === 'sandbox')
      ? 'predicted'
      : reused > 0 || scan.origin === 'imported'
        ? 'cached'
        : 'live',
    status: scan.status,
    coverage: {
      planned,
      recorded,
      failed,
      reused,
      readable: cells.reduce((sum, cell) => sum + cell.answers, 0),
      share: coverageOf(scan),
      cells: prompts.length * runs.length,
      measuredCells: cells.length,
    },
    engines: runs,
    drift,
    lowCells: { total: low.length, items: low.slice(0, 50) },
    checklist,
    decisionGrade: checklist.every(({ met }) => met !== false),
  };
}

/** Places that an answer fills, new or stored. */
function coverageOf({ progress: { planned, recorded, reused } }: Scan): number {
  const places = planned + reused;
  return places === 0 ? 0 : Math.min(1, (recorded + reused) / places);
}

type Asked = Awaited<ReturnType<typeof askedPrompts>>;

function lowCells(
  prompts: Asked,
  runs: readonly { engine: string }[],
  cells: readonly CellCount[],
): ScanQuality['lowCells']['items'] {
  const counted = new Map(cells.map((cell) => [`${cell.engine} ${cell.promptIndex}`, cell.answers]));
  return runs
    .flatMap(({ engine }) =>
      prompts.map(({ index, promptId, text }) => ({
        engine,
        promptId,
        prompt: text,
        answers: counted.get(`${engine} ${index}`) ?? 0,
      })),
    )
    .filter(({ answers }) => answers < fewest.answers)
    .sort((one, other) => one.answers - other.answers);
}

function checklistOf(
  scan: Scan,
  prompts: Asked,
  cells: readonly CellCount[],
  { drift, repeats }: { drift: readonly string[]; repeats: RepeatsTest | null },
): ScanQuality['checklist'] {
  const questions = new Set(cells.filter(({ branded }) => !branded).map(({ cluster }) => cluster)).size;
  const answers = cells.reduce((sum, cell) => sum + cell.answers, 0);
  const each = cells.length === 0 ? 0 : answers / cells.length;
  const branded = prompts.filter((prompt) => prompt.branded).length / Math.max(1, prompts.length);
  const intents = new Set(prompts.map(({ intent }) => intent)).size;
  const coverage = coverageOf(scan);
  const fresh = scan.progress.reused > 0;
  const widths = widthsOf(scan);
  return [
    {
      criterion: 'enough_questions',
      met: questions >= fewest.questions,
      measured: say({ id: 'quality.questions', values: { questions, fresh } }),
      required: say({ id: 'quality.questions_needed', values: { least: fewest.questions } }),
    },
    {
      criterion: 'repeated_answers',
      met: each >= fewest.answers,
      measured: say({ id: 'quality.answers', values: { answers: Math.round(each * 10) / 10, fresh } }),
      required: say({ id: 'quality.answers_needed', values: { least: fewest.answers } }),
    },
    {
      criterion: 'independent_repeats',
      ...saidOfRepeats(repeats),
      required: 'answers to a prompt within the scan are no more alike than those of the scan before',
    },
    {
      criterion: 'neutral_prompts',
      met: branded <= fewest.brandedShare && intents >= fewest.intents,
      measured: say({ id: 'quality.neutral', values: { branded, intents } }),
      required: say({
        id: 'quality.neutral_needed',
        values: { share: fewest.brandedShare, intents: fewest.intents },
      }),
    },
    {
      criterion: 'full_coverage',
      met: coverage >= fewest.coverage,
      measured: say({ id: 'quality.coverage', values: { coverage } }),
      required: say({ id: 'quality.coverage_needed', values: { least: fewest.coverage } }),
    },
    {
      criterion: 'stable_engines',
      met: drift.length === 0,
      measured:
        drift.length === 0
          ? 'no engine change noticed'
          : say({ id: 'quality.engines_changed', values: { changes: drift.length } }),
      required: 'no engine changed since the scan before',
    },
    {
      criterion: 'narrow_interval',
      met: widths.length > 0 && widths.every(({ half }) => half !== null && half <= fewest.halfWidth),
      measured: saidOfWidths(widths),
      required: say({ id: 'quality.width_needed', values: { half: fewest.halfWidth } }),
    },
  ];
}

type Width = { surface: string; half: number | null };

/** Half the market interval of each figure that the scan shows: surfaces are not pooled unless asked for. */
function widthsOf({ result }: Scan): Width[] {
  const figures = result?.overall ? [result.overall] : (result?.surfaces ?? []);
  return figures.map(({ surface, presence: { market } }) => ({
    surface,
    half: market ? (market.ci.high - market.ci.low) / 2 : null,
  }));
}

function saidOfWidths(widths: readonly Width[]): string {
  const [only] = widths;
  if (widths.length > 1) return say({ id: 'quality.widths', values: { widths: [...widths] } });
  return only && only.half !== null
    ? say({ id: 'quality.width', values: { half: only.half } })
    : 'no overall figure';
}
