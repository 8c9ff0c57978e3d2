import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { namedDay, orNull, timestamp } from '../../kernel/schema.ts';

const count = z.int().min(0);
const day = z.iso.date();

/** In bytes of UTF-8 it may be more; the body's limit is counted there. */
const mostCharacters = 10_485_760;

export const IngestCrawlerLog = z
  .strictObject({
    content: z.string().min(1).max(mostCharacters).meta({
      description: 'Lines of NDJSON, Combined, or W3C fields with their `#Fields:` line; 10 MB at most.',
      example:
        '192.0.2.7 - - [20/Nov/2026:13:45:00 +0000] "GET /pricing HTTP/1.1" 200 512 "-" "Mozilla/5.0 (compatible; GPTBot/1.3)"',
    }),
  })
  .meta({ id: 'IngestCrawlerLog' });
export type IngestCrawlerLog = z.output<typeof IngestCrawlerLog>;

export const IngestedLog = z
  .strictObject({
    lines: count,
    added: count.meta({ description: 'New visits of AI crawlers.' }),
    repeated: count.meta({ description: 'Counted already.' }),
    unreadable: count.meta({ description: 'Lines that could not be read, from any visitor.' }),
    firstUnreadable: z
      .array(
        z.strictObject({
          line: z.int().min(1),
          reason: z.enum(['too_long', 'broken_json', 'no_request', 'unknown_format']),
        }),
      )
      .meta({
        description:
          'The first three lines that could not be read, counted from 1. `no_request`: time, path, status, address or user agent is missing.',
      }),
    outOfWindow: count.meta({ description: 'Older than 30 days, or in the future: not counted.' }),
    verified: count,
    spoofed: count,
    unverified: count,
  })
  .meta({ id: 'IngestedLog' });
export type IngestedLog = z.output<typeof IngestedLog>;

const purpose = z.enum(['training', 'search', 'user_fetch']);
const counts = {
  verified: count,
  spoofed: count.meta({ description: 'Used the crawler’s name from an address that is not its operator’s.' }),
  unverified: count.meta({ description: 'Visits whose address could not be checked.' }),
};

export const CrawlerQuery = z.strictObject({
  from: namedDay.optional().meta({ description: 'First day, UTC; default: 30 days ago.' }),
  to: namedDay.optional(),
  crawler: z.string().max(60).optional(),
  purpose: purpose.optional(),
  page: z.string().max(300).optional(),
});
export type CrawlerQuery = z.output<typeof CrawlerQuery>;

export const CrawlerActivity = z
  .strictObject({
    mode,
    from: day,
    to: day,
    totals: z.strictObject(counts),
    crawlers: z.array(
      z.strictObject({
        crawler: z.string(),
        operator: z.string(),
        purpose,
        engines: z.array(z.string()).meta({ description: 'Engines whose answers it feeds.' }),
        ...counts,
        refused: count.meta({ description: 'Visits answered with 4xx or 5xx, without spoofed ones.' }),
        lastDay: day,
      }),
    ),
    pages: z
      .array(
        z.strictObject({
          page: z.string(),
          training: count,
          search: count,
          userFetch: count,
          refused: count,
        }),
      )
      .meta({ description: 'The 100 most visited, without spoofed visits; likewise statuses and series.' }),
    statuses: z.array(z.strictObject({ status: z.int(), visits: count })),
    series: z
      .array(
        z.strictObject({
          day,
          training: count,
          search: count,
          userFetch: count,
          estimated: z
            .boolean()
            .meta({ description: 'No log for it: Cloudflare’s count, which may be sampled.' }),
        }),
      )
      .meta({ description: 'Days without a log are missing, not zero.' }),
    addressesAsOf: orNull(timestamp('Date of the oldest list of published addresses.')).meta({
      description:
        'Lists are fetched daily. Until then, dated ones of the release are used: they verify visits, but call none spoofed.',
    }),
  })
  .meta({ id: 'CrawlerActivity' });
export type CrawlerActivity = z.output<typeof CrawlerActivity>;
