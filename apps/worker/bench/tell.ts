import type { Row } from '@svc/bench';
import { alertRows } from './tell-alerts.ts';
import { webhookRows } from './tell-webhooks.ts';

/** Each measures one way of telling people, and stands in a file of its own. */
const groups: readonly ((options: { full: boolean }) => Promise<Row[]>)[] = [webhookRows, alertRows];

/** What people are told, how soon, and whether it is true. */
export async function run({ full }: { full: boolean }) {
  const rows: Row[] = [];
  for (const group of groups) rows.push(...(await group({ full })));
  return { bench: 'tell', seed: 1, rows };
}
