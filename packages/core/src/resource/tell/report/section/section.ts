import { labelOf } from '@svc/contract/label';
import type { Estimate } from '@svc/contract/measure/score';
import type { BandPicture, Block, Column, Ranged } from '@svc/contract/tell/report';
import type { Language } from '@svc/figures';
import type { RunContext } from '../../../../environment/index.ts';
import type { Words } from '../words.ts';

/** Input of every section. Filters and span are those of the analytics verbs. */
export interface Asked {
  context: RunContext;
  projectId: string;
  brand: { id: string; name: string };
  query: {
    projectId: string;
    from: string;
    to: string;
    days: number;
    timeZone: string;
    segmentId?: string | undefined;
  };
  language: Language;
  words: Words;
  /** An engine as people know it, and as the console calls it. */
  engineName: (id: string) => string;
  /** Name of a surface. */
  surfaceName: (surface: string) => string;
}

export type Section = (asked: Asked) => Promise<Block[]>;

type Interval = { low: number; high: number } | null | undefined;

export const ranged = (value: number | null, ci: Interval, trials?: number): Ranged => ({
  value,
  low: ci?.low ?? null,
  high: ci?.high ?? null,
  ...(trials !== undefined && { trials }),
});

export const rangeOf = (ci: Interval) => (ci ? { low: ci.low, high: ci.high } : null);

type BandRow = BandPicture['rows'][number];

export const bandOf = (label: string, figure: Estimate | null, words: Words): BandRow =>
  figure
    ? {
        label,
        value: figure.value,
        tracked: rangeOf(figure.ci),
        market: rangeOf(figure.market?.ci),
        trials: figure.trials,
        provenance: figure.provenance,
        ...(figure.value === null && { reason: words.statuses[figure.status] }),
      }
    : { label, value: null, tracked: null, market: null, reason: words.statuses.not_run };

/** The columns that each figure has in every table, and its cells in them. */
export const estimateColumns = (words: Words): Column[] => [
  { id: 'rate', label: words.rate, kind: 'rate' },
  { id: 'market', label: words.market, kind: 'rate' },
  { id: 'n', label: words.n, kind: 'count' },
  { id: 'k', label: words.k, kind: 'decimal' },
  { id: 'trials', label: words.trials, kind: 'count' },
  { id: 'badge', label: words.provenance, kind: 'text' },
  { id: 'status', label: words.status, kind: 'text' },
];

export const estimateCells = (figure: Estimate, words: Words): (string | number | Ranged | null)[] => [
  ranged(figure.value, figure.ci, figure.trials),
  figure.market ? ranged(figure.market.value, figure.market.ci) : null,
  figure.n,
  figure.k,
  figure.trials,
  words.badges[figure.provenance],
  `${words.statuses[figure.status]}${figure.label === 'ok' ? '' : ` (${labelOf('figure', figure.label, words.language)})`}`,
];

export const text = (id: string, label: string): Column => ({ id, label, kind: 'text' });
export const count = (id: string, label: string): Column => ({ id, label, kind: 'count' });
