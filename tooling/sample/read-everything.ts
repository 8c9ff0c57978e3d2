import { method, type Operation } from '@svc/contract/kernel';
import { operations } from '@svc/core/operations';
import type { Sample } from '../start/sample.ts';

export interface Read {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely by tests
  body: any;
  text: string;
  isEmpty: boolean;
  /** Ids of the path and the query. */
  given: Record<string, string>;
}

/** Reads that show nothing of the sample, and why. */
export const emptyFor: Record<string, string> = {
  list_webhooks: 'a receiver would be somebody’s',
  get_webhook: 'as above',
  list_webhook_deliveries: 'as above',
  list_notification_channels: 'a channel would write to somebody',
  list_approval_gates: 'one person needs nobody’s agreement',
  list_approval_requests: 'as above',
  get_approval_request: 'as above',
  list_provider_keys: 'emulated engines take none',
  list_invoices: 'nobody pays for test credits',
  get_export: 'files are not part of the sample',
  get_job: 'what was made is done',
  list_members: 'people belong to the live side of a workspace',
  list_uncertain_detections: 'the invented names are like no other word',
  get_cycle: 'its schedule asks the whole set each time',
  list_answer_imports: 'all its answers were asked for',
  get_answer_import: 'as above',
  list_engine_changes: 'no engine changed behind its name in these weeks',
};

/** Parameters that a read needs beside ids. */
const queries: Record<string, Record<string, string>> = {
  search_workspace: { q: 'inbox' },
};

const idKind = (id: string): string => id.slice(0, 3);

function callOf(
  { id, address, params, query }: Operation,
  known: ReadonlyMap<string, string>,
): { path: string; given: Record<string, string> } | null {
  let path = address.slice(address.indexOf('/'));
  const ids: Record<string, string> = {};
  for (const [name, schema] of Object.entries(params?.shape ?? {})) {
    const value = known.get(name) ?? known.get(idKind(String(schema.meta()?.example ?? '')));
    if (value === undefined) return null;
    path = path.replace(`{${name}}`, value);
    ids[name] = value;
  }
  const search = new URLSearchParams(queries[id]);
  const project = known.get('prj');
  if (query && 'projectId' in query.shape && project !== undefined) search.set('projectId', project);
  return {
    path: search.size > 0 ? `${path}?${search}` : path,
    given: { ...ids, ...Object.fromEntries(search) },
  };
}

/** Their lists hold what is wrong or not set; the answer is a separate field. */
const told = new Set([
  'get_saved_view',
  'get_billing',
  'get_engine_run',
  'verify_audit_chain',
  'get_privacy_controls',
]);

/** A list without items, or an answer all of whose lists are. */
function isEmptyAnswer(id: string, body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return body === null;
  if ('items' in body && Array.isArray(body.items)) return body.items.length === 0;
  const lists = Object.values(body).filter(Array.isArray);
  return !told.has(id) && lists.length > 0 && lists.every(({ length }) => length === 0);
}

const liveStates = new Set(['shipped', 'verified', 'not_confirmed', 'unclear']);

/** Calls every read of the API with ids that earlier ones named. */
export async function readEverything(
  get: (path: string) => Promise<Pick<Read, 'status' | 'body' | 'text'>>,
  { projectId }: Sample,
): Promise<Map<string, Read>> {
  const known = new Map([
    ['prj', projectId],
    ['engineId', 'openai'],
  ]);
  const live = new Map<string, string>();
  const reads = new Map<string, Read>();
  for (let before = -1; before !== reads.size; ) {
    before = reads.size;
    for (const operation of operations) {
      if (method(operation) !== 'GET' || reads.has(operation.id)) continue;
      // Only moves that went live can be measured.
      const ids = operation.id === 'estimate_verification' ? new Map([...known, ...live]) : known;
      if (operation.id === 'estimate_verification' && live.size === 0) continue;
      const call = callOf(operation, ids);
      if (call === null) continue;
      const { status, body, text } = await get(call.path);
      reads.set(operation.id, {
        ...{ status, body, text, isEmpty: isEmptyAnswer(operation.id, body) },
        given: call.given,
      });
      if (operation.id === 'list_citations') known.set('citationId', body.items[0].id);
      if (operation.id === 'list_recommendations')
        for (const { id, state } of body.items) if (liveStates.has(state)) live.set('rec', id);
      if (operation.id === 'list_competitors') known.set('competitorId', body.items[0].id);
      if (status === 200)
        for (const [id, kind = ''] of text.matchAll(/\b([a-z]{3})(?:_[0-9a-f]{32})+\b/g))
          if (!known.has(kind)) known.set(kind, id);
    }
  }
  return reads;
}
