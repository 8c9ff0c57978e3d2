import type postgres from 'postgres';
import { normalOf, randomFrom } from '../../packages/emulator/src/index.ts';
import { own } from './brands.ts';
import { ownPaths } from './sources.ts';
import { topics } from './topics.ts';

const day = 86_400_000;
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Addresses are of those set aside for documents. */
const crawlers: [name: string, agent: string, address: string, daily: number][] = [
  ['GPTBot', 'GPTBot/1.3; +https://openai.com/gptbot', '192.0.2.7', 5],
  ['OAI-SearchBot', 'OAI-SearchBot/1.3; +https://openai.com/searchbot', '192.0.2.21', 4],
  ['ClaudeBot', 'ClaudeBot/1.0; +claudebot@anthropic.com', '198.51.100.9', 3],
  ['PerplexityBot', 'PerplexityBot/1.0; +https://perplexity.ai/perplexitybot', '203.0.113.30', 3],
];

/** Sources of published addresses, as the worker would have fetched them. */
export async function publishRanges(sql: postgres.Sql): Promise<void> {
  const sources = [
    ['https://openai.com/gptbot.json', '192.0.2.0/28'],
    ['https://openai.com/searchbot.json', '192.0.2.16/28'],
    ['https://claude.com/crawling/bots.json', '198.51.100.0/24'],
    ['https://www.perplexity.com/perplexitybot.json', '203.0.113.0/24'],
  ] as const;
  for (const [source, prefix] of sources)
    await sql`insert into crawler_range (source, prefixes, fetched_at) values (${source}, ${JSON.stringify([prefix])}::text::json, now())
      on conflict (source) do nothing`;
}

/** A server log of the last days: visits of crawlers, one of them by somebody who only uses a crawler’s name. */
export function serverLog(days: number, scan: number): string {
  const lines: string[] = [];
  for (let back = days; back > 0; back -= 1) {
    const at = new Date(Date.now() - back * day);
    const random = randomFrom(`log|${scan}|${back}`);
    const date = `${String(at.getUTCDate()).padStart(2, '0')}/${months[at.getUTCMonth()]}/${at.getUTCFullYear()}`;
    for (const [, agent, address, daily] of crawlers)
      for (let visit = 0; visit < daily; visit += 1) {
        const path = ownPaths[Math.floor(random() * ownPaths.length)] ?? '';
        const from = random() < 0.06 ? '198.18.0.9' : address;
        const minute = String(Math.floor(random() * 60)).padStart(2, '0');
        const time = `${String(Math.floor(random() * 24)).padStart(2, '0')}:${minute}:0${visit}`;
        const status = random() < 0.04 ? 404 : 200;
        lines.push(
          `${from} - - [${date}:${time} +0000] "GET /${path} HTTP/1.1" ${status} ${8_000 + Math.floor(4_000 * random())} "-" "Mozilla/5.0 (compatible; ${agent})"`,
        );
      }
  }
  return `${lines.join('\n')}\n`;
}

const referrers = [
  ['chatgpt', 9],
  ['perplexity', 5],
  ['gemini', 3],
] as const;

/** Visits that answer engines sent and searches that led to the site: read once from accounts that are disconnected since. */
export async function insertFigures(
  sql: postgres.Sql,
  {
    workspaceId,
    projectId,
    ids,
  }: { workspaceId: string; projectId: string; ids: { analytics: string; searches: string } },
): Promise<void> {
  const through = new Date(Date.now() - day).toISOString().slice(0, 10);
  for (const [id, kind, property] of [
    [ids.analytics, 'google_analytics', '100000000'],
    [ids.searches, 'search_console', `sc-domain:${own.domain}`],
  ] as const)
    await sql`insert into integration (workspace_id, id, kind, project_id, property, state, synced_through, disconnected_at, created_by)
      values (${workspaceId}, ${id}, ${kind}, ${projectId}, ${property}, 'disconnected', ${through}, now(), 'sample')`;
  for (let back = 56; back > 0; back -= 1) {
    const date = new Date(Date.now() - back * day).toISOString().slice(0, 10);
    // Fewer visits while answers named the brand less often.
    const level = back > 26 ? 1 : back > 14 ? 0.65 : 0.85;
    for (const [referrer, usual] of referrers) {
      const visits = Math.max(0, Math.round(usual * level * (1 + 0.2 * normalOf(`${referrer}|${back}`))));
      if (visits === 0) continue;
      const page = `/${ownPaths[back % ownPaths.length]}`;
      await sql`insert into referral (workspace_id, integration_id, day, referrer, page, visits, engaged)
        values (${workspaceId}, ${ids.analytics}, ${date}, ${referrer}, ${page}, ${visits}, ${Math.round(0.6 * visits)})`;
    }
    for (const [place, query] of topics.flatMap(({ searches }) => searches.slice(0, 1)).entries()) {
      if ((back + place) % 4 !== 0) continue;
      const impressions = 20 + ((place * 13 + back) % 40);
      await sql`insert into search_query (workspace_id, integration_id, day, query, clicks, impressions)
        values (${workspaceId}, ${ids.searches}, ${date}, ${query}, ${Math.floor(impressions / 12)}, ${impressions})`;
    }
  }
}
