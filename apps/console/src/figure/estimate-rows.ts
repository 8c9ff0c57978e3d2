import type { BandRow } from '@svc/figures';
import type { Estimate } from '../part/format.ts';
import type { Text } from '../text/index.ts';
import type { Table } from './files.ts';

export interface Row {
  label: string;
  figure: Estimate;
}

/** Estimates of the API as rows of the nested band. Nothing is computed: what has no interval is drawn without. */
export const bandRowsOf = (rows: readonly Row[], text: Text): BandRow[] =>
  rows.map(({ label, figure }) => ({
    label,
    value: figure.value,
    tracked: figure.ci,
    market: figure.market?.ci ?? null,
    trials: figure.trials,
    provenance: figure.provenance,
    reason: text.status[figure.status],
  }));

/** The same as a table: digits as the API gave them. */
export const tableOf = (rows: readonly Row[], text: Text): Table => ({
  columns: [
    '',
    text.figure.value,
    text.figure.low,
    text.figure.high,
    text.figure.marketLow,
    text.figure.marketHigh,
    text.figure.present,
    text.figure.answers,
    text.figure.prompts,
    text.figure.status,
  ],
  rows: rows.map(({ label, figure }) => [
    label,
    figure.value,
    figure.ci?.low ?? null,
    figure.ci?.high ?? null,
    figure.market?.ci.low ?? null,
    figure.market?.ci.high ?? null,
    figure.successes,
    figure.trials,
    figure.n,
    text.status[figure.status],
  ]),
});
