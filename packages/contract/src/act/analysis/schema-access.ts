import { z } from 'zod';
import { orNull } from '../../kernel/schema.ts';

export const CheckCrawlerAccess = z
  .strictObject({
    url: z
      .string()
      .trim()
      .min(1)
      .max(2_000)
      .meta({ description: 'A page.', example: 'https://example.com/' }),
    crawlers: z
      .array(z.string().max(60))
      .min(1)
      .max(30)
      .optional()
      .meta({ description: 'Names as in robots.txt. Default: every known one.', example: ['GPTBot'] }),
  })
  .meta({ id: 'CheckCrawlerAccess' });
export type CheckCrawlerAccess = z.output<typeof CheckCrawlerAccess>;

const http = z.strictObject({
  verdict: z.enum(['served', 'blocked', 'challenged', 'differs', 'unreachable']).meta({
    description:
      'served: same as for anybody. challenged: asked to prove it is human. differs: another status or far less text.',
  }),
  status: orNull(z.int()),
  bytes: orNull(z.int()),
  blockedBy: orNull(z.string()).meta({ description: 'The CDN or firewall recognised in the response.' }),
  signs: z.array(z.string()),
});

export const CrawlerReport = z.strictObject({
  crawler: z.string(),
  operator: z.string(),
  purpose: z.enum(['training', 'search', 'user_fetch']),
  engines: z.array(z.string()),
  verdict: z.enum(['open', 'closed', 'unclear']),
  robots: z.strictObject({ verdict: z.enum(['allowed', 'disallowed', 'unknown']), rule: orNull(z.string()) }),
  http: orNull(http).meta({ description: 'null: a name used only in robots.txt; it fetches nothing.' }),
});
export type CrawlerReport = z.output<typeof CrawlerReport>;

export const CrawlerAccess = z
  .strictObject({
    url: z.string(),
    robotsTxt: z.enum(['found', 'absent', 'unknown']),
    anybody: http.meta({ description: 'The response to a client that names no crawler.' }),
    crawlers: z.array(CrawlerReport),
    enginesShutOut: z
      .array(z.string())
      .meta({ description: 'Engines whose search crawlers are all blocked.' }),
    notes: z.array(z.string()),
  })
  .meta({ id: 'CrawlerAccess' });
export type CrawlerAccess = z.output<typeof CrawlerAccess>;
