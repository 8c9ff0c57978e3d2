import { judgeTogether } from '@svc/scoring';
import { getPageCitations, listCitationChanges } from '../citation/index.ts';
import { compareHeadToHead } from '../competitor/index.ts';
import { type Draft, link, type Rule } from './rule.ts';

const rivals: Rule = {
  kind: 'behind_rival',
  weight: 1,
  async find(context, { project, days }) {
    const projectId = project.id;
    const tables = await Promise.all(
      project.competitors.map(async ({ id: competitorId, name }) => ({
        name,
        ...(await compareHeadToHead(context, { projectId, competitorId, days, measure: 'mention' })),
      })),
    );
    // Rivals are one family of tests: of five that are as strong, one would seem ahead of the brand in 12 of 100 projects.
    const family = judgeTogether(tables.map(({ result }) => result));
    return tables.flatMap(({ name, competitorId, result, wins, losses, provenance }, at): Draft[] => {
      const { verdict, value, ci } = result;
      const { qValue = null, discovery = false } = family[at] ?? {};
      if (verdict !== 'behind' || value === null || !discovery) return [];
      return [
        {
          subject: competitorId,
          headline: { id: 'finding.behind', values: { name, change: value, ci, losses, wins } },
          provenance,
          figure: value,
          ci,
          test: { name: 'qValue', value: qValue ?? 1 },
          evidence: [
            link(
              'compare_head_to_head',
              `/v1/projects/${projectId}/competitors/${competitorId}/head-to-head`,
              {
                days,
              },
            ),
            link('get_competitor_gaps', `/v1/projects/${projectId}/competitors/gaps`, { days }),
          ],
        },
      ];
    });
  },
};

const lostSources: Rule = {
  kind: 'source_lost',
  weight: 0.3,
  async find(context, { project: { id: projectId }, days }) {
    const { items } = await listCitationChanges(context, {
      projectId,
      days,
      limit: 100,
      offset: 0,
    });
    return items.flatMap(({ domain, kind, verdict, before, after, change, ci, qValue }): Draft[] =>
      verdict !== 'changed' || (kind !== 'lost' && kind !== 'fewer')
        ? []
        : [
            {
              subject: domain,
              headline: { id: 'finding.cited_less', values: { domain, before, after, change, ci } },
              provenance: 'live',
              figure: change,
              ci,
              test: { name: 'qValue', value: qValue ?? 1 },
              evidence: [
                link('list_citation_changes', `/v1/projects/${projectId}/citations/changes`, { days }),
              ],
            },
          ],
    );
  },
};

/** Fewer known pages make no share. */
const fewestPages = 3;

const ownPages: Rule = {
  kind: 'own_pages_uncited',
  weight: 0.1,
  async find(context, { project: { id: projectId }, days }) {
    const asked = { projectId, days, limit: 1, offset: 0 };
    const [all, never] = await Promise.all([
      getPageCitations(context, asked),
      getPageCitations(context, { ...asked, cited: 'never' }),
    ]);
    if (all.total < fewestPages || never.total === 0) return [];
    const share = never.total / all.total;
    const draft: Draft = {
      subject: 'pages',
      headline: { id: 'finding.never_cited', values: { never: never.total, all: all.total } },
      provenance: 'live',
      figure: share,
      // All known pages were looked at: nothing was sampled.
      ci: null,
      test: null,
      evidence: [
        link('get_page_citations', `/v1/projects/${projectId}/citations/pages`, { days, cited: 'never' }),
      ],
    };
    return [draft];
  },
};

export const sourceRules: readonly Rule[] = [rivals, lostSources, ownPages];
