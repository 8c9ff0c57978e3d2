import { z } from 'zod';
import type { QueryRow, Source } from './source.ts';
import { askVendor, VendorError } from './vendor.ts';

/** The most that the API gives at once, and in all, of a day. */
const [pageSize, mostRows] = [25_000, 50_000];
const count = z.number().min(0).transform(Math.round);
const site = z.object({ permissionLevel: z.string() });
const answer = z.object({
  rows: z
    .array(z.object({ keys: z.array(z.string()).min(1), clicks: count, impressions: count }))
    .default([]),
});

/** Queries by searchAnalytics.query (v3 of the Webmasters API): a day at a time, as Google advises. */
export const searchConsole: Source = {
  lagDays: 3,
  settlingDays: 3,
  async check({ fetch, baseUrls, credential, property }) {
    const url = `${baseUrls.searchConsole}/webmasters/v3/sites/${encodeURIComponent(property)}`;
    const { permissionLevel } = await askVendor(fetch, { url, token: credential }, site);
    if (permissionLevel === 'siteUnverifiedUser')
      throw new VendorError(
        'denied',
        'This account is not verified for the property in Search Console. Verify it there, then connect again.',
      );
  },
  async *read({ fetch, baseUrls, credential, property }, days) {
    const url = `${baseUrls.searchConsole}/webmasters/v3/sites/${encodeURIComponent(property)}/searchAnalytics/query`;
    for (const day of days) {
      const queries = new Map<string, QueryRow>();
      for (let startRow = 0; startRow < mostRows; startRow += pageSize) {
        const body = { startDate: day, endDate: day, dimensions: ['query'], rowLimit: pageSize, startRow };
        const { rows } = await askVendor(fetch, { url, token: credential, body }, answer);
        for (const { keys, clicks, impressions } of rows) {
          const query = (keys[0] ?? '').slice(0, 300);
          queries.set(query, { query, clicks, impressions });
        }
        if (rows.length === 0) break;
      }
      yield { day, queries: [...queries.values()] };
    }
  },
};
