import { CreateApiKey } from '@svc/contract/account/api-key';
import { CreateProject } from '@svc/contract/account/project';
import { type Operation, path, readOnly } from '@svc/contract/kernel';
import { GeneratePrompts } from '@svc/contract/measure/prompt-set';
import type { PrepareContext } from '@svc/core/environment';
import { perform } from '@svc/core/environment/testing';
import type { Runnable } from '@svc/core/implement';
import { newId } from '@svc/core/kernel';
import { operations } from '@svc/core/operations';
import { createApiKey } from '@svc/core/resource/account/api-key';
import { createProject } from '@svc/core/resource/account/project';
import { activatePromptSet, generatePromptSet } from '@svc/core/resource/measure/prompt-set';
import { createRandom } from '@svc/scoring';
import type { CompiledQuery, KyselyPlugin } from 'kysely';

/** A call to measure, and the statements that the API sends for it. */
export interface Case {
  id: string;
  kind: 'row' | 'list' | 'start';
  method: string;
  address: string;
  body?: string;
  statements: { sql: string; parameters: readonly unknown[] }[];
  /** Ids, without their prefixes, that the call made: another call makes others. */
  minted: string[];
}

const rows = 60;
const lists = 5;

/** Fills the workspace, and picks one resource to read and five to list, and the start of a scan. */
export async function pickCases(context: PrepareContext, seed: number): Promise<Case[]> {
  const ids = await fill(context);
  const random = createRandom(seed);
  const shuffled = operations
    .filter((operation) => operation.address.startsWith('GET ') && readOnly(operation))
    .filter((operation) => variables(operation).every((name) => name in ids))
    // A search needs words, which are not made up here.
    .filter(({ query }) => query === undefined || query.safeParse({}).success)
    .map((operation) => ({ operation, place: random() }))
    .sort((a, b) => a.place - b.place);
  const picked: Case[] = [];
  const wanted = { row: 1, list: lists };
  for (const { operation } of shuffled) {
    const kind = 'limit' in (operation.query?.shape ?? {}) ? 'list' : 'row';
    if (wanted[kind] === 0 || (kind === 'row' && !path(operation).endsWith('}'))) continue;
    const { rows, statements } = await record(context, operation, inputOf(operation, ids));
    // Reads of more than one statement do more than read a row or a list.
    if ((kind === 'list' && rows < 50) || statements.length !== 1) continue;
    wanted[kind] -= 1;
    const address = addressOf(operation, kind, ids);
    picked.push({ id: operation.id, kind, method: 'GET', address, statements, minted: [] });
  }
  return [...picked, await startOfScan(context, ids)];
}

async function startOfScan(context: PrepareContext, ids: Record<string, string>): Promise<Case> {
  const start = operations.find(({ id }) => id === 'start_scan');
  if (!start?.body) throw new Error('there is no start of scans');
  const body = { projectId: ids.projectId, config: { engines: ['sandbox'], samplesK: 1 } };
  const before = newId('request').slice(4);
  const { statements } = await record(context, start, start.body.parse(body));
  const found = JSON.stringify(statements.map(({ parameters }) => parameters)).match(/[0-9a-f]{32}/g) ?? [];
  return {
    id: start.id,
    kind: 'start',
    method: 'POST',
    address: path(start),
    body: JSON.stringify(body),
    statements,
    minted: [...new Set(found)].filter((id) => id > before),
  };
}

const variables = (operation: Operation): string[] => Object.keys(operation.params?.shape ?? {});

const inputOf = (operation: Operation, ids: Record<string, string>): Record<string, unknown> => ({
  ...(operation.query?.parse({ ...('limit' in operation.query.shape && { limit: 50 }) }) ?? {}),
  ...Object.fromEntries(variables(operation).map((name) => [name, ids[name]])),
});

const addressOf = (operation: Operation, kind: Case['kind'], ids: Record<string, string>): string =>
  path(operation).replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '') +
  (kind === 'list' ? '?limit=50' : '');

async function record(
  context: PrepareContext,
  operation: Runnable,
  input: Record<string, unknown>,
): Promise<{ rows: number; statements: Case['statements'] }> {
  const statements: Case['statements'] = [];
  const executor = context.db.getExecutor();
  const built = new WeakMap<object, CompiledQuery>();
  let rows = 0;
  const plugin: KyselyPlugin = {
    // Called for sub-queries as well; only what is executed has a result.
    transformQuery({ node, queryId }) {
      built.set(queryId, executor.compileQuery(node, queryId));
      return node;
    },
    async transformResult({ result, queryId }) {
      const statement = built.get(queryId);
      if (statement) statements.push(statement);
      rows += result.rows.length;
      return result;
    },
  };
  const db = context.db.withPlugin(plugin);
  const execute = db.executeQuery.bind(db);
  // Reads of one row are compiled already, and pass the plugin by.
  db.executeQuery = (query: CompiledQuery<never>) => {
    statements.push(query);
    return execute(query);
  };
  // As if it were in a transaction: a verb that opens one would get a handle of its own.
  await perform(operation, { ...context, db, inTransaction: true }, input);
  return {
    rows,
    statements: statements.map(({ sql, parameters }) => ({ sql, parameters })),
  };
}

/** Sixty projects, keys, prompt sets and scans, and the ids that paths are filled with. */
async function fill(context: PrepareContext): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  const scan = operations.find(({ id }) => id === 'start_scan');
  for (let index = 0; index < rows; index += 1) {
    const project = await createProject(
      context,
      CreateProject.parse({
        name: `Project ${index}`,
        description: 'Cash registers and ordering for cafés',
        locale: { country: 'DE', language: 'de' },
        brand: { name: `Brand ${index}`, domains: [`brand${index}.example`] },
      }),
    );
    ids.projectId ??= project.id;
    await createApiKey(context, CreateApiKey.parse({ name: `Key ${index}`, scopes: ['projects:read'] }));
  }
  const { projectId = '' } = ids;
  for (let index = 0; index < rows; index += 1) {
    const body = GeneratePrompts.parse({ topics: ['time tracking'], count: 4 });
    const set = await generatePromptSet(context, { ...body, projectId });
    ids.setId ??= set.id;
    ids.promptId ??= set.prompts[0]?.id ?? '';
  }
  await activatePromptSet(context, { projectId, setId: ids.setId ?? '' });
  for (let index = 0; index < rows; index += 1) {
    const config = { engines: ['sandbox'], samplesK: 1 };
    const made = (await perform(scan, context, { projectId, config })) as { id: string };
    ids.scanId ??= made.id;
  }
  return ids;
}
