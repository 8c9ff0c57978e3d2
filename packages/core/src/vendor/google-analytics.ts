import { z } from 'zod';
import { referrerOf, referrerPattern } from './referrer.ts';
import type { ReferralRow, Source, SourceCall } from './source.ts';
import { askVendor, VendorError } from './vendor.ts';

const pageSize = 10_000;
const value = z.object({ value: z.string().default('') });
const report = z.object({
  rows: z.array(z.object({ dimensionValues: z.array(value), metricValues: z.array(value) })).default([]),
  rowCount: z.int().default(0),
});

/** Sessions that answer engines sent, by the Data API’s runReport (v1beta). */
export const googleAnalytics: Source = {
  lagDays: 1,
  settlingDays: 2,
  async check({ fetch, baseUrls, credential, property }) {
    const url = `${baseUrls.analytics}/v1beta/properties/${encodeURIComponent(property)}/metadata`;
    await askVendor(fetch, { url, token: credential }, z.looseObject({}));
  },
  async *read(call, days) {
    for (const day of days) yield { day, referrals: await readDay(call, day) };
  },
};

async function readDay({ fetch, baseUrls, credential, property }: SourceCall, day: string) {
  const sums = new Map<string, ReferralRow>();
  let read = 0;
  for (;;) {
    const { rows, rowCount } = await askVendor(
      fetch,
      {
        url: `${baseUrls.analytics}/v1beta/properties/${encodeURIComponent(property)}:runReport`,
        token: credential,
        body: {
          dateRanges: [{ startDate: day, endDate: day }],
          dimensions: [{ name: 'sessionSource' }, { name: 'landingPage' }],
          metrics: [{ name: 'sessions' }, { name: 'engagedSessions' }],
          dimensionFilter: {
            filter: {
              fieldName: 'sessionSource',
              stringFilter: { matchType: 'FULL_REGEXP', value: referrerPattern, caseSensitive: false },
            },
          },
          orderBys: [
            { dimension: { dimensionName: 'sessionSource' } },
            { dimension: { dimensionName: 'landingPage' } },
          ],
          limit: pageSize,
          offset: read,
        },
      },
      report,
    );
    for (const { dimensionValues, metricValues } of rows) {
      const referrer = referrerOf(dimensionValues[0]?.value ?? '');
      if (referrer === null) continue;
      // A landing page has no host and may have a query, which is nobody's business here.
      const page = ((dimensionValues[1]?.value ?? '').split('?', 1)[0] || '(none)').slice(0, 300);
      const sum = sums.get(`${referrer} ${page}`) ?? { referrer, page, visits: 0, engaged: 0 };
      sum.visits += countOf(metricValues[0]?.value);
      sum.engaged += countOf(metricValues[1]?.value);
      sums.set(`${referrer} ${page}`, sum);
    }
    read += rows.length;
    if (read >= rowCount) return [...sums.values()];
    // Fewer rows than it announced: the day would be short, and nobody would see it.
    if (rows.length === 0) throw new VendorError('malformed', 'Google Analytics left out rows of a report.');
  }
}

function countOf(text: string | undefined): number {
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < 0)
    throw new VendorError('malformed', 'Google Analytics gave a count that is not a number.');
  return count;
}
