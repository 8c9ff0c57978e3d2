import { weakest } from '@svc/contract/kernel';
import type { DemandWeighted } from '@svc/contract/measure/score';
import { currentMethod, demandWeights, fewestWithDemand } from '@svc/scoring';
import { say } from '../../../i18n/index.ts';
import { cellsOf, type ScanPart } from './compute.ts';

/** A source, and how long it counted: counts are compared with its own alone. */
export const countedBy = ({
  impressions,
  days,
  from,
}: {
  impressions: number;
  days: number | null;
  from: string;
}) => ({ count: impressions, source: `${from} ${days ?? 'unknown'}` });

/** Presence where questions weigh by how much people search for them; without a figure where that is known for too few. */
export function weighByDemand(part: ScanPart): DemandWeighted {
  const { byEngine, options } = cellsOf('presence', part);
  const demands = part.prompts.map(({ demand }) => demand ?? null);
  const { value, ci, n, effectiveN, label, methodVersion } = currentMethod.estimateDemandWeighted(
    byEngine,
    demandWeights(demands),
    options,
  );
  const known = demands.filter((demand) => demand !== null).length;
  return {
    value: ci && value,
    ci,
    prompts: known,
    of: demands.length,
    n,
    effectiveN: Math.round(100 * effectiveN) / 100,
    label,
    weights: 'rank within the source',
    reason: ci === null ? whyNot(known, demands.length) : null,
    provenance: weakest(part.engines.map(({ provenance }) => provenance)) ?? 'live',
    asOf: part.asOf,
    methodVersion,
  };
}

const whyNot = (known: number, all: number): string =>
  known === 0
    ? 'The search volumes of these questions are unknown. Import searches from Search Console or Bing.'
    : known < fewestWithDemand
      ? say({ id: 'demand.few_known', values: { known, all, needed: fewestWithDemand } })
      : say({ id: 'demand.few_readable', values: { known, needed: fewestWithDemand } });
