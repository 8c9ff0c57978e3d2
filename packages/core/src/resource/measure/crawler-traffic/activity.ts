import type { CrawlerActivity, CrawlerQuery } from '@svc/contract/measure/crawler-traffic';
import { type Context, invalid } from '../../../kernel/index.ts';
import { crawlerNamed, crawlerNames } from '../../../upload/index.ts';
import { getProject } from '../../account/project/index.ts';
import { readRanges, visitsByCrawler, visitsByDay, visitsByPage, visitsByStatus } from './queries.ts';

const day = 86_400_000;
const pagesShown = 100;
const mostDays = 800;

type Answer = Omit<CrawlerActivity, 'mode'>;

/** Visits of AI crawlers by crawler, page, status and day. Throws not_found, and validation_failed for an unknown crawler. */
export async function getCrawlerActivity(
  context: Context,
  { projectId, ...query }: CrawlerQuery & { projectId: string },
): Promise<Answer> {
  await getProject(context, { projectId });
  const { from, to } = spanOf(context, query);
  const filter = { from, to, page: query.page, crawlers: chosen(query) };
  const [crawlers, pages, statuses, days, ranges] = await Promise.all([
    visitsByCrawler(context, projectId, filter),
    visitsByPage(context, projectId, filter, pagesShown),
    visitsByStatus(context, projectId, filter),
    visitsByDay(context, projectId, filter),
    readRanges(context.db),
  ]);
  const sum = (field: 'verified' | 'spoofed' | 'unverified') =>
    crawlers.reduce((total, row) => total + row[field], 0);
  return {
    from,
    to,
    totals: { verified: sum('verified'), spoofed: sum('spoofed'), unverified: sum('unverified') },
    crawlers: crawlers.flatMap((row) => {
      const known = crawlerNamed(row.crawler);
      if (!known) return [];
      const { operator, purpose, engines } = known;
      return [{ ...row, operator, purpose, engines: [...engines] }];
    }),
    pages: [...Map.groupBy(pages, ({ page }) => page)]
      .map(([page, rows]) => ({
        page,
        ...byPurpose(rows),
        refused: rows.reduce((total, row) => total + row.refused, 0),
      }))
      .sort((one, other) => visitsOf(other) - visitsOf(one) || (one.page < other.page ? -1 : 1)),
    statuses,
    series: [...Map.groupBy(days, ({ day }) => day)].map(([day, rows]) => ({
      day,
      ...byPurpose(rows),
      estimated: rows.some((row) => row.estimated),
    })),
    addressesAsOf: ranges.map(({ fetchedAt }) => fetchedAt).sort()[0] ?? null,
  };
}

/** The last 30 days, unless said otherwise. */
export function spanOf(
  { now }: Context,
  query: { from?: string | undefined; to?: string | undefined },
): { from: string; to: string } {
  const at = (time: number) => new Date(time).toISOString().slice(0, 10);
  const to = query.to ?? at(now().getTime());
  const from = query.from ?? at(Date.parse(to) - 29 * day);
  if (from > to)
    throw invalid('from', '“from” is after “to”.', { expected: 'a day up to “to”', received: from });
  if (Date.parse(to) - Date.parse(from) > mostDays * day)
    throw invalid('from', `A period can have up to ${mostDays} days.`, {
      expected: 'a later day',
      received: from,
    });
  return { from, to };
}

function chosen({ crawler, purpose }: CrawlerQuery): string[] {
  const known = crawler === undefined ? undefined : crawlerNamed(crawler);
  if (crawler !== undefined && !known)
    throw invalid('crawler', `“${crawler}” is not a known AI crawler.`, {
      expected: `one of ${crawlerNames.join(', ')}`,
      received: crawler,
    });
  const names = known ? [known.token] : crawlerNames;
  return purpose === undefined ? names : names.filter((name) => crawlerNamed(name)?.purpose === purpose);
}

interface ByPurpose {
  training: number;
  search: number;
  userFetch: number;
}

function byPurpose(rows: readonly { crawler: string; visits: number }[]): ByPurpose {
  const sum: ByPurpose = { training: 0, search: 0, userFetch: 0 };
  for (const { crawler, visits } of rows) {
    const purpose = crawlerNamed(crawler)?.purpose;
    if (purpose) sum[purpose === 'user_fetch' ? 'userFetch' : purpose] += visits;
  }
  return sum;
}

const visitsOf = ({ training, search, userFetch }: ByPurpose): number => training + search + userFetch;
