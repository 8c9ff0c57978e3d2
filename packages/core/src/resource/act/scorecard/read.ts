import type { ReadScorecard, Scorecard, ScorecardReading, ScorecardRow } from '@svc/contract/act/scorecard';
import { weakest } from '@svc/contract/kernel';
import { say } from '../../../i18n/index.ts';
import { type Context, ServiceError } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { readDimensions, readPanel, sayWhatExists } from '../../measure/cell/index.ts';
import { estimateFigure } from '../../measure/figure/index.ts';
import { rulesOf, type Span, spanOf, surfacesOf } from '../../read/analytics/index.ts';
import { cellsOf, compositeOf, type MeasuredRow } from './composite.ts';
import { versionsOf } from './queries.ts';

type ReadRow = ScorecardReading['rows'][number];

/** The share of a target from which on a row is fair, where it names no floor. */
const usualFloor = 0.8;

/** A scorecard at a date, by the rows that it had then. */
export async function readAsOf(
  context: Context,
  card: Scorecard,
  { asOf, version }: ReadScorecard,
): Promise<ScorecardReading> {
  const { id, projectId, name, createdAt, updatedAt } = card;
  const versions = await versionsOf(context, id);
  const project = await getProject(context, { projectId });
  const end = spanOf(context, { to: asOf, days: 1 }, project).to;
  const [first] = versions;
  const then = versions.findLast((one) => Date.parse(one.createdAt) <= Date.parse(end));
  const used = version === undefined ? (then ?? first) : versions.find((one) => one.version === version);
  if (!used)
    throw new ServiceError(
      'not_found',
      `This scorecard has no version ${version}. It has versions 1 to ${card.version}.`,
    );
  const span = spanOf(context, { to: end, days: used.days }, project);
  const measured: (MeasuredRow & { surfaces: string[] })[] = [];
  for (const row of used.rows) measured.push(await measureRow(context, projectId, row, span));
  const composite = compositeOf(measured);
  const nothing = measured.every(({ surfaces }) => surfaces.length === 0);
  const apart = measured.filter(({ surfaces }) => surfaces.length > 1).map(({ name }) => name);
  return {
    id,
    projectId,
    name,
    version: used.version,
    createdAt,
    updatedAt,
    span,
    provenance: weakest(measured.flatMap(({ figure }) => (figure ? [figure.provenance] : []))) ?? 'live',
    rows: measured.map(judged),
    composite,
    notes: [
      'Exceeding the target on one row makes up for missing it on another. Rows that share answers are not treated as independent.',
      ...(version === undefined && !then
        ? ['The scorecard was made later: this is what its first version would have shown.']
        : []),
      ...(apart.length > 0 ? [say({ id: 'scorecard.apart', values: { rows: apart } })] : []),
      ...(nothing ? [sayWhatExists(await readDimensions(context, projectId))] : []),
    ],
  };
}

async function measureRow(context: Context, projectId: string, row: ScorecardRow, span: Span) {
  const { engine, surface, segmentId } = row;
  const panel = await readPanel(context, {
    projectId,
    ...span,
    rules: await rulesOf(context, projectId, { engine, surface, segmentId }),
    brandIds: 'own',
    bucket: 'all',
  });
  const surfaces = surfacesOf(panel.groups);
  const groups = surfaces.length === 1 ? panel.groups : [];
  return {
    ...row,
    surfaces,
    figure: estimateFigure(panel, groups, row.measure),
    cells: cellsOf(panel, groups, row.measure),
  };
}

function judged({ cells, surfaces, figure, ...row }: MeasuredRow & { surfaces: string[] }): ReadRow {
  const { target, floor = usualFloor * target } = row;
  const value = figure?.value ?? null;
  const ci = figure?.ci;
  return {
    ...row,
    floor,
    figure,
    verdict:
      surfaces.length > 1
        ? 'not_comparable'
        : !ci
          ? 'not_measured'
          : ci.low >= target
            ? 'met'
            : ci.high < target
              ? 'missed'
              : 'undecided',
    band: value === null ? null : value >= target ? 'good' : value >= floor ? 'fair' : 'poor',
  };
}
