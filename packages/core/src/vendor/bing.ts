import { z } from 'zod';
import type { QueryRow, Source, SourceCall } from './source.ts';
import { askVendor, VendorError } from './vendor.ts';

const count = z.number().min(0).transform(Math.round);
const answer = z.object({
  d: z.array(z.object({ Query: z.string(), Clicks: count, Impressions: count, Date: z.string() })).nullable(),
});

const sites = z.object({ d: z.array(z.object({ Url: z.string(), IsVerified: z.boolean() })) });

/** Asks for an answer of one of its methods, with its own way to say that a key is no good. */
async function askBing<T>(
  { fetch, baseUrls, credential }: SourceCall,
  method: string,
  query: Record<string, string>,
  schema: z.ZodType<T>,
): Promise<T> {
  const url = new URL(`${baseUrls.bing}/${method}`);
  for (const [name, value] of Object.entries({ ...query, apikey: credential }))
    url.searchParams.set(name, value);
  return askVendor(fetch, { url: url.href }, schema).catch((error: unknown) => {
    throw error instanceof VendorError ? bingFault(error) : error;
  });
}

const addressOf = (url: string): string => url.replace(/\/+$/, '').toLowerCase();

/** Queries by GetQueryStats, which gives all that Bing has at once, dated by weeks. */
export const bingWebmaster: Source = {
  lagDays: 3,
  settlingDays: 8,
  async check(call) {
    const { d } = await askBing(call, 'GetUserSites', {}, sites);
    const site = d.find(({ Url }) => addressOf(Url) === addressOf(call.property));
    if (!site?.IsVerified)
      throw new VendorError(
        'denied',
        'The key is good, but Bing has no verified site of this address for it.',
      );
  },
  async *read(call, days) {
    const { d } = await askBing(call, 'GetQueryStats', { siteUrl: call.property }, answer);
    const byDay = Map.groupBy(d ?? [], ({ Date: date }) => dayOf(date));
    for (const day of days) {
      const queries = new Map<string, QueryRow>();
      for (const { Query, Clicks, Impressions } of byDay.get(day) ?? []) {
        const query = Query.slice(0, 300);
        queries.set(query, { query, clicks: Clicks, impressions: Impressions });
      }
      yield { day, queries: [...queries.values()] };
    }
  },
};

/** Bing answers 400 for a bad key, and names no property in it. */
const bingFault = (error: VendorError): VendorError =>
  error.fault === 'denied' && error.status === 400
    ? new VendorError('auth', 'Bing Webmaster Tools refuses the key or the site. Check both.')
    : error;

/** `/Date(1716015600000-0700)/` */
function dayOf(text: string): string {
  const [, milliseconds] = /^\/Date\((\d{1,15})(?:[+-]\d{4})?\)\/$/.exec(text) ?? [];
  if (milliseconds === undefined) throw new VendorError('malformed', 'Bing gave an invalid date.');
  return new Date(Number(milliseconds)).toISOString().slice(0, 10);
}
