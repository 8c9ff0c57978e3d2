import { z } from 'zod';
import type { QueryRow, Source } from './source.ts';
import { askVendor, VendorError } from './vendor.ts';

const count = z.number().min(0).transform(Math.round);
const answer = z.object({
  d: z.array(z.object({ Query: z.string(), Clicks: count, Impressions: count, Date: z.string() })).nullable(),
});

/** Queries by GetQueryStats, which gives all that Bing has at once, dated by weeks. */
export const bingWebmaster: Source = {
  lagDays: 3,
  settlingDays: 8,
  async *read({ fetch, baseUrls, credential, property }, days) {
    const url = new URL(`${baseUrls.bing}/GetQueryStats`);
    url.searchParams.set('siteUrl', property);
    url.searchParams.set('apikey', credential);
    const { d } = await askVendor(fetch, { url: url.href }, answer).catch((error: unknown) => {
      throw error instanceof VendorError ? bingFault(error) : error;
    });
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

/** It says 400 of a key that is not good, and names no property in it. */
const bingFault = (error: VendorError): VendorError =>
  error.fault === 'denied'
    ? new VendorError('auth', 'Bing Webmaster Tools refuses the key or the site. Check both.')
    : error;

/** `/Date(1716015600000-0700)/` */
function dayOf(text: string): string {
  const [, milliseconds] = /^\/Date\((\d{1,15})(?:[+-]\d{4})?\)\/$/.exec(text) ?? [];
  if (milliseconds === undefined) throw new VendorError('malformed', 'Bing gave a date that is none.');
  return new Date(Number(milliseconds)).toISOString().slice(0, 10);
}
