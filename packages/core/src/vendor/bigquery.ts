import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { snake } from '@svc/db';
import { z } from 'zod';
import { roundNumbers } from '../kernel/index.ts';
import { readServiceAccount, tokenOf } from './service-account.ts';
import type { FigureRow, Sink, SourceCall } from './source.ts';
import { askVendor, VendorError, type VendorFault } from './vendor.ts';

const scope = 'https://www.googleapis.com/auth/bigquery';
const table = 'svc_scores';
const fields = {
  day: 'DATE',
  scanId: 'STRING',
  engine: 'STRING',
  promptId: 'STRING',
  prompt: 'STRING',
  status: 'STRING',
  provenance: 'STRING',
  measure: 'STRING',
  value: 'FLOAT',
  low: 'FLOAT',
  high: 'FLOAT',
  n: 'INTEGER',
  asOf: 'TIMESTAMP',
  scope: 'STRING',
  origin: 'STRING',
} as const satisfies Record<keyof FigureRow, string>;
const schema = { fields: Object.entries(fields).map(([name, type]) => ({ name: snake(name), type })) };
const lineOf = (row: FigureRow): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(row).map(([name, value]) => [snake(name), roundNumbers(value)])),
  );

const fault = z.object({ reason: z.string().default(''), message: z.string().default('') });
const job = z.object({
  jobReference: z.object({ jobId: z.string(), location: z.string().optional() }),
  status: z.object({ state: z.string(), errorResult: fault.optional() }),
});
type Job = z.output<typeof job>;

const faults: Readonly<Record<string, VendorFault>> = {
  rateLimitExceeded: 'limited',
  quotaExceeded: 'limited',
  backendError: 'unavailable',
  internalError: 'unavailable',
};
/** How often a load is looked at, and after how many milliseconds first; each wait is twice as long. */
const [looks, firstWait] = [8, 500];

/**
 * Loads a day’s rows into its partition, in place of what was there: so that a day that is sent again changes nothing. One load
 * job a day, of the 1,500 that a table may have. Throws VendorError.
 */
async function loadDay(
  call: SourceCall,
  token: string,
  day: string,
  rows: readonly FigureRow[],
): Promise<void> {
  const [projectId = '', datasetId = ''] = call.property.split('.');
  const load = {
    destinationTable: { projectId, datasetId, tableId: `${table}$${day.replaceAll('-', '')}` },
    timePartitioning: { type: 'DAY', field: 'day' },
    schema,
    sourceFormat: 'NEWLINE_DELIMITED_JSON',
    writeDisposition: 'WRITE_TRUNCATE',
    // Tables of earlier releases lack the newest columns.
    schemaUpdateOptions: ['ALLOW_FIELD_ADDITION'],
  };
  const boundary = `svc-${randomUUID()}`;
  const part = (type: string, text: string): string =>
    `--${boundary}\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`;
  const text = [
    part('application/json; charset=UTF-8', JSON.stringify({ configuration: { load } })),
    part('application/octet-stream', rows.map(lineOf).join('\n')),
    `--${boundary}--\r\n`,
  ].join('');
  const base = call.baseUrls.bigQuery;
  const jobs = `bigquery/v2/projects/${projectId}/jobs`;
  const form = { type: `multipart/related; boundary=${boundary}`, text };
  const url = `${base}/upload/${jobs}?uploadType=multipart`;
  let found: Job = await askVendor(call.fetch, { url, token, form }, job);
  const { jobId, location } = found.jobReference;
  const address = new URL(`${base}/${jobs}/${encodeURIComponent(jobId)}`);
  if (location !== undefined) address.searchParams.set('location', location);
  for (let look = 0; found.status.state !== 'DONE'; look += 1) {
    if (look === looks)
      throw new VendorError('unavailable', 'BigQuery is taking very long to load the rows.');
    if (look > 0) await pause(firstWait * 2 ** (look - 1));
    found = await askVendor(call.fetch, { url: address.href, token }, job);
  }
  const { errorResult } = found.status;
  if (errorResult)
    throw new VendorError(
      faults[errorResult.reason] ?? 'denied',
      `BigQuery refused the rows of ${day}: ${errorResult.message.slice(0, 300)}`,
    );
}

const open = (call: SourceCall): Promise<string> =>
  tokenOf(call.fetch, call.baseUrls.googleToken, readServiceAccount(call.credential), {
    scope,
    now: call.now,
  });

/** Scores by day, in a table of the workspace’s own that is made with the first rows. */
export const bigQuery: Sink = {
  lagDays: 1,
  settlingDays: 2,
  async check(call) {
    const [projectId, datasetId] = call.property.split('.');
    const url = `${call.baseUrls.bigQuery}/bigquery/v2/projects/${projectId}/datasets/${datasetId}`;
    await askVendor(call.fetch, { url, token: await open(call) }, z.object({ id: z.string() }));
  },
  async begin(call) {
    const token = await open(call);
    return (day, rows) => loadDay(call, token, day, rows);
  },
};
