import type { AiReferrals, ReferralQuery } from '@svc/contract/read/ai-referral';
import { HistoryQuery } from '@svc/contract/read/analytics';
import { correlateSeries } from '@svc/scoring';
import { type Context, invalid } from '../../../kernel/index.ts';
import { type ReferrerRule, referrerRules } from '../../../vendor/index.ts';
import { getProject } from '../../account/project/index.ts';
import { integrationsOfProject, referralsByDay, referralsByPage } from '../../measure/integration/index.ts';
import { loadSeries, type Series } from '../analytics/index.ts';
import { referrers } from './schema.ts';

const day = 86_400_000;
const [usualDays, mostDays, pagesShown] = [181, 800, 100];
const warning =
  'Presence and visits that move together are no proof that one causes the other: seasons, campaigns and releases move both.';

/** Visits that answer engines sent, beside presence by week. Throws not_found and validation_failed. */
export async function getAiReferrals(
  context: Context,
  { projectId, ...query }: ReferralQuery & { projectId: string },
): Promise<AiReferrals> {
  await getProject(context, { projectId });
  const rule = ruleOf(query.referrer);
  const { from, to } = spanOf(context, query);
  const filter = { projectId, from, to };
  const [allDays, allPages, connections, presence] = await Promise.all([
    referralsByDay(context, filter),
    referralsByPage(context, filter, pagesShown),
    integrationsOfProject(context, projectId),
    presenceOf(context, filter, rule),
  ]);
  const wanted = ({ referrer }: { referrer: string }) => rule === null || referrer === rule.referrer;
  const days = allDays.filter(wanted);
  const sources = connections.filter(({ kind }) => kind === 'google_analytics');
  const through =
    sources
      .map(({ syncedThrough }) => syncedThrough ?? '')
      .sort()
      .at(-1) ?? '';
  const weeks = weeksOf(days, { from, to, through }).map((week) => ({
    ...week,
    presence: presence.series?.points.find(({ bucket }) => bucket === week.week)?.figure ?? null,
  }));
  const found = correlateSeries(
    weeks.flatMap(({ visits, presence }) =>
      presence?.value == null ? [] : [[visits, presence.value] as const],
    ),
  );
  return {
    from,
    to,
    provenance: presence.provenance,
    referrers: [...Map.groupBy(days, ({ referrer }) => referrer)]
      .map(([referrer, rows]) => ({ referrer, label: labelOf(referrer), ...sumOf(rows) }))
      .sort((one, other) => other.visits - one.visits),
    pages: allPages.filter(wanted),
    weeks,
    presenceOf: presence.series ? (presence.series.engine ?? presence.series.surface) : null,
    correlation: found && {
      value: found.value,
      low: found.low,
      high: found.high,
      weeks: found.pairs,
      effectiveWeeks: found.effectivePairs,
    },
    warning,
    sources: sources.map(({ id, property, syncedThrough, state }) => ({
      integrationId: id,
      property,
      syncedThrough,
      stale: syncedThrough !== null && state !== 'connected',
    })),
  };
}

function ruleOf(referrer: string | undefined): ReferrerRule | null {
  const rule = referrerRules.find((one) => one.referrer === referrer);
  if (referrer === undefined || rule) return rule ?? null;
  throw invalid('referrer', `“${referrer}” is not a known answer engine.`, {
    expected: `one of ${referrers.join(', ')}`,
    received: referrer,
  });
}

const labelOf = (referrer: string): string => ruleOf(referrer)?.label ?? referrer;

function spanOf({ now }: Context, query: ReferralQuery): { from: string; to: string } {
  const at = (time: number) => new Date(time).toISOString().slice(0, 10);
  const to = query.to ?? at(now().getTime());
  const from = query.from ?? at(Date.parse(to) - usualDays * day);
  if (from <= to && Date.parse(to) - Date.parse(from) <= mostDays * day) return { from, to };
  throw invalid('from', `A period must begin before it ends and can have up to ${mostDays} days.`, {
    expected: 'a day up to “to”',
    received: from,
  });
}

/** Presence by week: of the engine's own series, or of the surface that was measured in most weeks. */
async function presenceOf(
  context: Context,
  { projectId, from, to }: { projectId: string; from: string; to: string },
  rule: ReferrerRule | null,
): Promise<{ series: Series | null; provenance: AiReferrals['provenance'] }> {
  const by = rule ? 'engine' : 'surface';
  const query = HistoryQuery.parse({ projectId, from, to, by, bucket: 'week', measure: 'presence' });
  const { series, provenance } = await loadSeries(context, query);
  const [most = null] = series
    .filter(({ engine }) => rule === null || (engine !== null && rule.engines.includes(engine)))
    .toSorted((one, other) => other.points.length - one.points.length);
  return { series: most, provenance: most ? provenance : null };
}

interface Counted {
  visits: number;
  engaged: number;
}

const sumOf = (rows: readonly Counted[]): Counted => ({
  visits: rows.reduce((sum, { visits }) => sum + visits, 0),
  engaged: rows.reduce((sum, { engaged }) => sum + engaged, 0),
});

/**
 * Whole weeks of the period, from that of the first visit to the last imported day; a week without visits counts as zero, not as
 * missing.
 */
function weeksOf(
  days: readonly (Counted & { day: string })[],
  { from, to, through }: { from: string; to: string; through: string },
): (Counted & { week: string })[] {
  const [first] = days;
  if (!first) return [];
  const byWeek = Map.groupBy(days, (row) => mondayOf(row.day));
  const weeks: (Counted & { week: string })[] = [];
  const start = Date.parse(mondayOf(first.day));
  const begins = start < Date.parse(from) ? start + 7 * day : start;
  const ends = Math.min(Date.parse(to), Date.parse(through));
  for (let at = begins; at + 6 * day <= ends; at += 7 * day) {
    const week = new Date(at).toISOString().slice(0, 10);
    weeks.push({ week, ...sumOf(byWeek.get(week) ?? []) });
  }
  return weeks;
}

function mondayOf(text: string): string {
  const at = Date.parse(text);
  return new Date(at - ((new Date(at).getUTCDay() + 6) % 7) * day).toISOString().slice(0, 10);
}
