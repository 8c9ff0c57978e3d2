import { createHash } from 'node:crypto';
import type { Insight, InsightReaction, ListInsights } from '@svc/contract/read/insight';
import { say } from '../../../i18n/index.ts';
import { audit, type Context, type List, notFound, pageOf, transaction } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { readReactions, storeReaction } from './queries.ts';
import type { Draft, Rule } from './rule.ts';
import { figureRules } from './rules-figures.ts';
import { sourceRules } from './rules-sources.ts';

const rules: readonly Rule[] = [...figureRules, ...sourceRules];
const settled = new Set(['dismissed', 'actioned', 'not_useful']);
/** The oldest finding that can have been listed. */
const mostDays = 365;

const fingerprintOf = (projectId: string, { kind }: Rule, { subject }: Draft): string =>
  createHash('sha256').update([projectId, kind, subject].join('\n')).digest('hex').slice(0, 32);

const severityOf = (rank: number): Insight['severity'] =>
  rank >= 0.08 ? 'high' : rank >= 0.02 ? 'medium' : 'low';

async function findInsights(
  context: Context,
  projectId: string,
  { days, kind }: Pick<ListInsights, 'days' | 'kind'>,
): Promise<Insight[]> {
  const project = await getProject(context, { projectId });
  const [reactions, ...found] = await Promise.all([
    readReactions(context, projectId),
    ...rules
      .filter((rule) => kind === undefined || rule.kind === kind)
      .map(async (rule) => ({ rule, drafts: await rule.find(context, { project, days }) })),
  ]);
  const insights = found.flatMap(({ rule, drafts }) =>
    drafts.map((draft): Insight => {
      const { subject: _, headline, ...shown } = draft;
      const fingerprint = fingerprintOf(projectId, rule, draft);
      const value = Math.abs(draft.figure) * rule.weight;
      return {
        fingerprint,
        kind: rule.kind,
        severity: severityOf(value),
        headline: say(headline),
        ...shown,
        value,
        reaction: reactions.get(fingerprint) ?? null,
      };
    }),
  );
  const rank = ({ value }: Insight): number => value;
  return insights.sort((a, b) => rank(b) - rank(a) || a.fingerprint.localeCompare(b.fingerprint));
}

/** Findings of a project by value, computed from its figures as they are now. */
export async function listInsights(
  context: Context,
  { projectId, ...query }: ListInsights & { projectId: string },
): Promise<List<Insight>> {
  const all = await findInsights(context, projectId, query);
  const shown = all.filter(
    ({ reaction }) => query.show === 'all' || reaction === null || !settled.has(reaction.reaction),
  );
  return pageOf(shown, query, ({ fingerprint }) => fingerprint);
}

/**
 * Kept for the next time that the same is found. Throws not_found for an insight that was neither found nor
 * reacted to.
 */
export const setInsightReaction = (
  context: Context,
  { projectId, fingerprint, ...said }: InsightReaction & { projectId: string; fingerprint: string },
): Promise<Insight> =>
  transaction(context, async (context) => {
    const find = async (days: number): Promise<Insight | undefined> =>
      (await findInsights(context, projectId, { days })).find((one) => one.fingerprint === fingerprint);
    const insight = (await find(30)) ?? (await find(mostDays));
    if (!insight) throw notFound('insight', fingerprint, `GET /v1/projects/${projectId}/insights`);
    await storeReaction(context, { projectId, fingerprint }, said);
    await audit(context, 'insight.reacted', projectId, { fingerprint, headline: insight.headline, ...said });
    const reaction = (await readReactions(context, projectId)).get(fingerprint) ?? null;
    return { ...insight, reaction };
  });
