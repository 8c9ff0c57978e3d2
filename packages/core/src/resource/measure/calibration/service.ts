import type {
  CalibrationQuery,
  CalibrationReport,
  ListPredictedObserved,
  PredictedObserved,
  ReliabilityReport,
} from '@svc/contract/measure/calibration';
import {
  calibrationByGroup,
  calibrationReport,
  type CalibrationReport as RawReport,
  reliabilityDiagram,
} from '@svc/scoring';
import { say } from '../../../i18n/index.ts';
import type { Context, List } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { countPending, type Judged, judgedPredictions, listPredictedObservedRows } from './queries.ts';

/** A reading takes the same draws at every look; fewer where there is much, so that it stays below a second. */
const optionsFor = (judged: number) => ({
  simulations: Math.max(100, Math.min(500, Math.round(500_000 / Math.max(1, judged)))),
  seed: 1,
});

/** How well predictions met the answers that came later, for one project. */
export async function getCalibrationReport(
  context: Context,
  input: CalibrationQuery & { projectId: string },
): Promise<CalibrationReport> {
  const project = await getProject(context, input);
  const [judged, pending] = await Promise.all([
    judgedPredictions(context, project.id, input),
    countPending(context, project.id, input.source),
  ]);
  const options = optionsFor(judged.length);
  const raw = calibrationReport(judged, options);
  const groups = (key: (one: Judged) => string | null) =>
    calibrationByGroup(judged, (one) => key(one as Judged), options).map(({ group, report }) => ({
      group,
      report: toReport(report),
    }));
  return {
    projectId: project.id,
    provenance: 'cached',
    status: raw === null ? 'not_run' : 'measured',
    predictions: { judged: judged.length, pending },
    report: raw && toReport(raw),
    byEngine: groups((one) => one.engine),
    byLocale: groups((one) => one.locale ?? null),
    byModel: groups((one) => one.model),
    svg:
      raw && input.include === 'svg'
        ? reliabilityDiagram(raw, `${project.name}: predicted and observed presence`)
        : null,
    notes: notesFor(raw),
  };
}

function notesFor(raw: RawReport | null): string[] {
  if (raw === null)
    return [
      'No prediction has been checked yet. Every scan of a project with prompts makes its predictions first and checks them at the end.',
    ];
  const notes = [
    'Predictions were stored before their answers came. Bands and null ranges show what perfectly calibrated predictions would give, with prompts as clusters.',
  ];
  if (raw.prompts < 30) notes.push(say({ id: 'calibration.few_prompts', values: { prompts: raw.prompts } }));
  if (raw.bins.length < 3) notes.push('The predictions are nearly alike, so there are few bins.');
  return notes;
}

/** JSON has no NaN. Figures that too few prompts leave undefined become null. */
function toReport(raw: RawReport): ReliabilityReport {
  const clean = JSON.parse(
    JSON.stringify(raw, (_, value) => (typeof value === 'number' && !Number.isFinite(value) ? null : value)),
  ) as ReliabilityReport;
  return clean;
}

/** Single predictions beside the measured outcome. */
export async function comparePredictedObserved(
  context: Context,
  input: ListPredictedObserved & { projectId: string },
): Promise<List<PredictedObserved>> {
  const project = await getProject(context, input);
  return listPredictedObservedRows(context, project.id, input);
}
