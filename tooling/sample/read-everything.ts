import { method, type Operation } from '@svc/core/kernel';
import { operations } from '@svc/core/operations';
import type { World } from '../../apps/api/src/testing/world.ts';
import type { Sample } from '../start/sample.ts';

export interface Read {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely by tests
  body: any;
  text: string;
  isEmpty: boolean;
}

/** Reads that show nothing of the sample, and why. */
export const emptyFor: Record<string, string> = {
  follow_scan: 'it streams what a scan is doing, and none runs',
};

/** What a read needs to be told beside ids. */
const queries: Record<string, Record<string, string>> = {
  search_workspace: { q: 'inbox' },
};

const idKind = (id: string): string => id.slice(0, 3);

function callOf(
  { id, address, params, query }: Operation,
  known: ReadonlyMap<string, string>,
): string | null {
  let path = address.slice(address.indexOf('/'));
  for (const [name, schema] of Object.entries(params?.shape ?? {})) {
    const value = known.get(name) ?? known.get(idKind(String(schema.meta()?.example ?? '')));
    if (value === undefined) return null;
    path = path.replace(`{${name}}`, value);
  }
  const given = new URLSearchParams(queries[id]);
  const project = known.get('prj');
  if (query && 'projectId' in query.shape && project !== undefined) given.set('projectId', project);
  return given.size > 0 ? `${path}?${given}` : path;
}

/** A list without items, or an answer all of whose lists are. */
function isEmptyAnswer(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return body === null;
  if ('items' in body && Array.isArray(body.items)) return body.items.length === 0;
  const lists = Object.values(body).filter(Array.isArray);
  return lists.length > 0 && lists.every(({ length }) => length === 0);
}

/** Calls every read of the API with ids that earlier ones named. */
export async function readEverything(
  get: (path: string) => ReturnType<World['request']>,
  { projectId }: Sample,
): Promise<Map<string, Read>> {
  const known = new Map([
    ['prj', projectId],
    ['engineId', 'openai'],
  ]);
  const reads = new Map<string, Read>();
  for (let before = -1; before !== reads.size; ) {
    before = reads.size;
    for (const operation of operations) {
      if (method(operation) !== 'GET' || reads.has(operation.id) || operation.id === 'follow_scan') continue;
      const path = callOf(operation, known);
      if (path === null) continue;
      const { status, body, text } = await get(path);
      reads.set(operation.id, { status, body, text, isEmpty: isEmptyAnswer(body) });
      if (operation.id === 'list_competitors') known.set('competitorId', body.items[0].id);
      if (status === 200)
        for (const [id, kind = ''] of text.matchAll(/\b([a-z]{3})(?:_[0-9a-f]{32})+\b/g))
          if (!known.has(kind)) known.set(kind, id);
    }
  }
  return reads;
}
