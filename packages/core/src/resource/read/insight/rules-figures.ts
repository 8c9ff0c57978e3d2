import { getMovers, getVolatility } from '../analytics/index.ts';
import { listToldAnomalies } from '../anomaly/index.ts';
import { lostByEngine } from './queries.ts';
import { type Draft, link, type Rule } from './rule.ts';

const movers: Rule = {
  kind: 'mover',
  weight: 1,
  async find(context, { project, days }) {
    const projectId = project.id;
    const found = await getMovers(context, { projectId, days, measure: 'presence' });
    return found.movers.flatMap(({ kind, id, name, verdict, beyond, change, ci, qValue }): Draft[] => {
      if (verdict !== 'moved' || beyond === null) return [];
      const verb = change < 0 ? 'fell' : 'rose';
      return [
        {
          subject: `${kind} ${id} ${verb}`,
          headline:
            kind === 'brand'
              ? { id: 'finding.brand_moved', values: { name, change, ci, days } }
              : { id: 'finding.part_moved', values: { kind, name, change, ci, days } },
          provenance: found.provenance,
          figure: change,
          ci,
          test: { name: 'qValue', value: qValue ?? 1 },
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
    const open = await listToldAnomalies(context, { projectId, state: 'open', limit: 20, offset: 0 });
    return open.flatMap(({ id, message, evidence, change, ci, provenance }): Draft[] =>
      change === null
        ? []
        : [
            {
              subject: id,
              headline: { id: 'row', values: { parts: [message, ...evidence.slice(0, 2)] } },
              provenance,
              figure: change,
              ci,
              test: null,
              evidence: [link('list_anomalies', '/v1/analytics/anomalies', { projectId, state: 'open' })],
            },
          ],
    );
  },
};

/** Answers lost beyond this share make the rest doubtful. */
const lossy = 0.1;
const fewestLost = 5;

const coverage: Rule = {
  kind: 'low_coverage',
  weight: 0.5,
  async find(context, { project: { id: projectId }, days }) {
    const engines = await lostByEngine(context, projectId, days);
    return engines.flatMap(({ engine, asked, lost }): Draft[] => {
      if (asked === 0) return [];
      const share = lost / asked;
      // A count of what was asked, not a sample; of few answers a large part is soon lost.
      if (share < lossy || lost < fewestLost) return [];
      return [
        {
          subject: engine,
          headline: { id: 'finding.lost_answers', values: { engine, share, days } },
          provenance: 'live',
          figure: share,
          ci: null,
          test: null,
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
          headline: { id: 'finding.more_than_chance', values: { of, shared: step.jaccard, low, high } },
          provenance,
          figure: step.jaccard - value,
          // The sentence names what chance alone gives: that is no interval of the figure.
          ci: null,
          test: null,
          evidence: [link('get_volatility', '/v1/analytics/volatility', { projectId, days })],
        },
      ];
    });
  },
};

export const figureRules: readonly Rule[] = [anomalies, movers, coverage, volatility];
