import { normalCdf, normalQuantile, wilsonInterval, z95 } from '@svc/scoring';
import { getMovers, getVolatility } from '../analytics/index.ts';
import { listAnomalyRows } from '../anomaly/index.ts';
import { lostByEngine } from './queries.ts';
import { type Draft, link, percent, points, type Rule, range } from './rule.ts';
import type { Insight } from './schema.ts';

/** From a value and its p-value back to the interval of the test (Altman and Bland 2011). */
export function intervalFromP(value: number, pValue: number): Insight['ci'] {
  if (value === 0 || !(pValue > 0 && pValue < 1)) return null;
  const half = (z95 * Math.abs(value)) / -normalQuantile(pValue / 2);
  const clamp = (end: number): number => Math.min(1, Math.max(-1, end));
  return { low: clamp(value - half), high: clamp(value + half), level: 0.95, method: 'from-p-value' };
}

const movers: Rule = {
  kind: 'mover',
  weight: 1,
  async find(context, { project, days }) {
    const projectId = project.id;
    const found = await getMovers(context, { projectId, days, measure: 'presence' });
    return found.movers.flatMap(({ kind, id, name, verdict, beyond, change, pValue, qValue }): Draft[] => {
      if (verdict !== 'moved' || beyond === null || pValue === null) return [];
      const ci = intervalFromP(beyond, pValue);
      const verb = beyond < 0 ? 'fell' : 'rose';
      return [
        {
          subject: `${kind} ${id} ${verb}`,
          headline:
            kind === 'brand'
              ? `${name} ${verb} by ${points(change)}${range(ci)} in ${days} days.`
              : `On the ${kind} ${name} presence ${verb} by ${points(beyond)}${range(ci)} more than overall in ${days} days.`,
          provenance: found.provenance,
          figure: beyond,
          ci,
          confidence: 1 - (qValue ?? 0),
          evidence: [link('get_movers', '/v1/analytics/movers', { projectId, days })],
        },
      ];
    });
  },
};

const anomalies: Rule = {
  kind: 'anomaly',
  weight: 1,
  async find(context, { project: { id: projectId } }) {
    const { items } = await listAnomalyRows(context, { projectId, state: 'open', limit: 20, offset: 0 });
    return items.flatMap(({ id, headline, evidence, change, ci, score, provenance }): Draft[] =>
      change === null
        ? []
        : [
            {
              subject: id,
              headline: [headline, evidence[0]?.statement ?? ''].join(' ').trim(),
              provenance,
              figure: change,
              ci,
              confidence: score === null ? 0.95 : 1 - 2 * normalCdf(-Math.abs(score)),
              evidence: [link('list_anomalies', '/v1/analytics/anomalies', { projectId, state: 'open' })],
            },
          ],
    );
  },
};

/** Answers lost beyond this share make the rest doubtful. */
const lossy = 0.1;

const coverage: Rule = {
  kind: 'low_coverage',
  weight: 0.5,
  async find(context, { project: { id: projectId }, days }) {
    const engines = await lostByEngine(context, projectId, days);
    return engines.flatMap(({ engine, asked, lost }): Draft[] => {
      if (asked === 0) return [];
      const share = lost / asked;
      const { low, high } = wilsonInterval(share, asked);
      if (low < lossy) return [];
      const ci = { low, high, level: 0.95, method: 'wilson' } as const;
      return [
        {
          subject: engine,
          headline: `${engine} lost ${percent(share)} of its answers${range(ci)} in ${days} days: its figures rest on the others.`,
          provenance: 'live',
          figure: share,
          ci,
          confidence: 0.975,
          evidence: [
            link('query_metrics', '/v1/analytics/query'),
            link('list_scans', `/v1/projects/${projectId}/scans`),
          ],
        },
      ];
    });
  },
};

const volatility: Rule = {
  kind: 'volatility',
  weight: 0.2,
  async find(context, { project: { id: projectId }, days }) {
    const { steps, provenance } = await getVolatility(context, { projectId, days });
    return (['brands', 'sources'] as const).flatMap((of): Draft[] => {
      const step = steps.at(-1)?.[of];
      if (!step?.expected || step.jaccard === null || step.verdict !== 'more_than_chance') return [];
      const { value, low, high } = step.expected;
      return [
        {
          subject: of,
          headline: `The ${of} of answers changed more than chance gives: ${percent(step.jaccard)} in common with the scan before, where ${percent(low)} to ${percent(high)} were to be expected.`,
          provenance,
          figure: step.jaccard - value,
          ci: {
            low: step.jaccard - high,
            high: step.jaccard - low,
            level: 0.95,
            method: 'parametric-bootstrap',
          },
          confidence: 0.975,
          evidence: [link('get_volatility', '/v1/analytics/volatility', { projectId, days })],
        },
      ];
    });
  },
};

export const figureRules: readonly Rule[] = [anomalies, movers, coverage, volatility];
