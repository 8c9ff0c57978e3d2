import { z } from 'zod';
import { mode } from '../kernel/mode.ts';
import { namedDay, orNull, timestamp } from '../kernel/schema.ts';

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
    added: count.meta({ description: 'Visits of AI crawlers that were not counted before.' }),
    repeated: count.meta({ description: 'Were counted already.' }),
    unreadable: count.meta({ description: 'Name a crawler but are of no known format.' }),
    outOfWindow: count.meta({ description: 'Older than 30 days, or of the future: not counted.' }),
    verified: count,
    spoofed: count,
    unverified: count,
  })
  .meta({ id: 'IngestedLog' });
export type IngestedLog = z.output<typeof IngestedLog>;

const purpose = z.enum(['training', 'search', 'user_fetch']);
const counts = {
  verified: count,
  spoofed: count.meta({ description: 'Used the name from an address that is not its operator’s.' }),
  unverified: count.meta({ description: 'Could not be checked.' }),
};

export const CrawlerQuery = z.strictObject({
  from: namedDay.optional().meta({ description: 'First day, UTC; 30 days back when left out.' }),
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
        refused: count.meta({ description: 'Of the others than spoofed: answered with 4xx or 5xx.' }),
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
      .meta({ description: 'The 100 most visited; spoofed visits left out, like in statuses and series.' }),
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
            .meta({ description: 'No log of it: Cloudflare’s count, which may be of a sample.' }),
        }),
      )
      .meta({ description: 'Days without a log are missing, not zero.' }),
    addressesAsOf: orNull(timestamp('When the oldest list of published addresses was fetched.')).meta({
      description: 'null: none was yet, and crawlers that only a list can tell are unverified.',
    }),
  })
  .meta({ id: 'CrawlerActivity' });
export type CrawlerActivity = z.output<typeof CrawlerActivity>;
