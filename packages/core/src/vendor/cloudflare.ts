import { crawlers } from '@svc/page';
import { z } from 'zod';
import type { CrawlRow, Source, SourceCall } from './source.ts';
import { askVendor, VendorError } from './vendor.ts';

const day = 86_400_000;
/** Cloudflare dates requests by the second. */
const shortest = 1_000;
const count = z.number().min(0).transform(Math.round);
const message = z.object({ message: z.string() });
const said = <T extends z.ZodType>(zone: T) =>
  z.object({
    data: z.object({ viewer: z.object({ zones: z.array(zone) }).nullable() }).nullish(),
    errors: z.array(message).nullish(),
  });

const limits = z.object({
  enabled: z.boolean(),
  maxDuration: z.number().positive(),
  maxPageSize: z.int().positive(),
  notOlderThan: z.number().positive(),
});
type Limits = z.output<typeof limits>;
const settings = said(z.object({ settings: z.object({ httpRequestsAdaptiveGroups: limits }) }));
const askSettings = `query Limits($zone: string) { viewer { zones(filter: { zoneTag: $zone }) { settings {
  httpRequestsAdaptiveGroups { enabled maxDuration maxPageSize notOlderThan } } } } }`;

const groups = said(
  z.object({
    httpRequestsAdaptiveGroups: z.array(
      z.object({
        count,
        dimensions: z.object({
          userAgent: z.string(),
          clientIP: z.string(),
          clientRequestPath: z.string(),
          edgeResponseStatus: z.int(),
        }),
      }),
    ),
  }),
);
/** `like` tells capitals from small letters: names as their operators write them. */
const named = crawlers.map(({ token }) => `{ userAgent_like: "%${token}%" }`).join(' ');
const askGroups = `query Crawlers($zone: string, $from: Time, $to: Time, $most: int) { viewer { zones(filter: { zoneTag: $zone }) {
  httpRequestsAdaptiveGroups(limit: $most, orderBy: [count_DESC], filter: { datetime_geq: $from, datetime_lt: $to,
    requestSource: "eyeball", OR: [${named}] })
  { count dimensions { userAgent clientIP clientRequestPath edgeResponseStatus } } } } }`;

/**
 * Requests whose user agent names an AI crawler, by the GraphQL Analytics API. Its counts are estimates where Cloudflare
 * keeps only a part of the requests.
 */
export const cloudflare: Source = {
  lagDays: 1,
  settlingDays: 1,
  async check(call) {
    const { enabled } = await limitsOf(call);
    if (!enabled)
      throw new VendorError('denied', 'This zone’s Cloudflare plan has no access to request data.');
  },
  async *read(call, days) {
    const found = await limitsOf(call);
    for (const one of days) {
      const from = Date.parse(one);
      // Days that are gone there, or half gone, are left out.
      if (from < call.now - found.notOlderThan * 1_000) continue;
      yield { day: one, crawls: await readSpan(call, found, from, from + day) };
    }
  },
};

async function limitsOf(call: SourceCall): Promise<Limits> {
  const zone = await askZone(call, askSettings, {}, settings);
  return zone.settings.httpRequestsAdaptiveGroups;
}

/** The API has no cursors: a span whose answer is full is asked for in halves. */
async function readSpan(call: SourceCall, limits: Limits, from: number, to: number): Promise<CrawlRow[]> {
  const inHalves = async () => {
    const middle = Math.floor((from + to) / 2 / shortest) * shortest;
    return [...(await readSpan(call, limits, from, middle)), ...(await readSpan(call, limits, middle, to))];
  };
  if (to - from > limits.maxDuration * 1_000) return inHalves();
  const span = {
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    most: limits.maxPageSize,
  };
  const { httpRequestsAdaptiveGroups: rows } = await askZone(call, askGroups, span, groups);
  if (rows.length >= limits.maxPageSize) {
    if (to - from > shortest) return inHalves();
    throw new VendorError(
      'malformed',
      'Cloudflare has more crawler requests in one second than it returns at once.',
    );
  }
  return rows.map(({ count, dimensions }) => ({
    userAgent: dimensions.userAgent,
    address: dimensions.clientIP,
    path: dimensions.clientRequestPath,
    status: dimensions.edgeResponseStatus,
    requests: count,
  }));
}

async function askZone<Zone>(
  { fetch, baseUrls, credential, property }: SourceCall,
  query: string,
  variables: object,
  schema: z.ZodType<{
    data?: { viewer: { zones: Zone[] } | null } | null | undefined;
    errors?: { message: string }[] | null | undefined;
  }>,
): Promise<Zone> {
  const url = `${baseUrls.cloudflare}/graphql`;
  const body = { query, variables: { zone: property, ...variables } };
  const { data, errors } = await askVendor(fetch, { url, token: credential, body }, schema);
  const [error] = errors ?? [];
  if (error) throw faultIn(error.message);
  const [zone] = data?.viewer?.zones ?? [];
  if (!zone) throw new VendorError('denied', 'The token cannot see a Cloudflare zone with this ID.');
  return zone;
}

/** An answer of status 200 may hold an error, told by its words alone. */
function faultIn(message: string): VendorError {
  const what = `Cloudflare answered: ${message.slice(0, 300)}`;
  if (/budget|excessive resources|too many nodes/i.test(message))
    return new VendorError('limited', what, 300);
  if (/try again later|internal server error/i.test(message))
    return new VendorError('unavailable', what, 300);
  if (/^unauthorized|authentication/i.test(message)) return new VendorError('auth', what);
  return new VendorError('denied', what);
}
