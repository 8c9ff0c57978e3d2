import type { ScorecardReading, ScorecardRow } from '@svc/contract/act/scorecard';
import { type CombinedCell, combineFigures } from '@svc/scoring';
import type { Panel, PanelGroup } from '../../measure/cell/index.ts';
import { countsOf } from '../../measure/figure/index.ts';

type Composite = ScorecardReading['composite'];

/** A row with its figure and the cells that the figure was counted from. */
export interface MeasuredRow extends ScorecardRow {
  figure: ScorecardReading['rows'][number]['figure'];
  cells: CombinedCell[];
}

/** The weight of each cell in a figure: all engines weigh the same, and so do the cells of one engine. */
export function cellsOf(
  { prompts }: Panel,
  groups: readonly PanelGroup[],
  measure: ScorecardRow['measure'],
): CombinedCell[] {
  const counted = groups
    .map(({ engine, cells }) => ({
      engine,
      cells: cells.filter((cell) => countsOf(measure, cell).trials > 0),
    }))
    .filter(({ cells }) => cells.length > 0);
  return counted.flatMap(({ engine, cells }) =>
    cells.map(({ prompt, answers, present, mentioned, grounded, cited }) => ({
      key: `${engine} ${prompts[prompt]?.key ?? prompt}`,
      share: 1 / (counted.length * cells.length),
      measure,
      answers,
      present,
      mentioned,
      grounded,
      cited,
    })),
  );
}

const written = (value: number): string => `${Number(value.toPrecision(4))}`;

/** Σ weight × value ÷ target ÷ Σ weight, over the rows that have a figure. */
export function compositeOf(rows: readonly MeasuredRow[]): Composite {
  const measured = rows.flatMap(({ name, weight, target, figure, cells }) =>
    figure?.ci && figure.value !== null
      ? [{ name, weight, target, value: figure.value, ci: figure.ci, cells }]
      : [],
  );
  const missing = rows
    .filter(({ name }) => measured.every((row) => row.name !== name))
    .map(({ name, weight }) => `${name} (weight ${weight})`);
  const total = measured.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0)
    return {
      value: null,
      ci: null,
      verdict: 'not_measured',
      formula: 'Σ weight × value ÷ target ÷ Σ weight',
      missing,
    };
  const { value, ci } = combineFigures(
    measured.map((row) => ({ ...row, factor: row.weight / (row.target * total) })),
  );
  const terms = measured.map(({ weight, value, target }) => `${weight} × ${written(value)} ÷ ${target}`);
  return {
    value,
    ci,
    verdict: ci.low >= 1 ? 'met' : ci.high < 1 ? 'missed' : 'undecided',
    formula: `Σ weight × value ÷ target ÷ Σ weight = (${terms.join(' + ')}) ÷ ${total} = ${written(value)}`,
    missing,
  };
}
