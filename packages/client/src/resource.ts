import type { SvcClient } from './client.ts';
import { unwrap } from './errors.ts';
import type { operations } from './schema.gen.ts';

export type OperationId = keyof operations;

type Content<T> = T extends { content: { 'application/json': infer Data } } ? Data : never;
type Responses<Id extends OperationId> = operations[Id]['responses'];

/** What a call answers when it is done. */
export type Answer<Id extends OperationId> = Content<Responses<Id>[keyof Responses<Id> & (200 | 201)]>;
export type Body<Id extends OperationId> = operations[Id] extends { requestBody?: infer Given }
  ? Content<NonNullable<Given>>
  : never;
export type Query<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>;

type Item<Page> = Page extends { items: (infer One)[] } ? One : never;

/** `await` gives the first page, `for await` every item of all pages. */
export interface List<Id extends OperationId>
  extends PromiseLike<Answer<Id>>,
    AsyncIterable<Item<Answer<Id>>> {}

export interface CallOptions {
  signal?: AbortSignal;
  /** Milliseconds for the whole call, with its retries. */
  timeout?: number;
  /** Makes a write safe to repeat, also after a restart. */
  idempotencyKey?: string;
  /** The `version` that you read: the change is refused when it is another now. */
  version?: string;
}
export type VersionedOptions = CallOptions & { version: string };

type Kind = 'body' | 'query' | 'list' | 'none';
type Route = readonly [verb: string, path: string, kind: Kind];
export type Routes = Readonly<Record<string, Readonly<Record<string, Route>>>>;

interface Page {
  items: unknown[];
  next: string | null;
}
type Fields = Readonly<Record<string, unknown>>;
type Given = CallOptions & { query?: Fields };
type Request = (verb: string, path: string, init: object) => Parameters<typeof unwrap<unknown>>[0];

/** Calls by name of what a client calls by path. The types come from the table that the routes were made with. */
export function callsOf<Resources>(client: SvcClient, routes: Routes): Resources {
  const calls = Object.entries(routes).map(([resource, methods]) => [
    resource,
    Object.fromEntries(
      Object.entries(methods).map(([name, route]) => [
        name,
        (...given: unknown[]) => call(client, route, given),
      ]),
    ),
  ]);
  return Object.fromEntries(calls) as Resources;
}

function call(client: SvcClient, [verb, path, kind]: Route, given: unknown[]): unknown {
  const names = [...path.matchAll(/\{(\w{1,60})\}/g)].map(([, name]) => name ?? '');
  const inPath = Object.fromEntries(names.map((name, index) => [name, given[index]]));
  const missing = names.find((name) => typeof inPath[name] !== 'string' || inPath[name] === '');
  if (missing !== undefined)
    throw new TypeError(`${verb} ${path} needs ${missing}, a text that is not empty.`);
  const input = kind === 'none' ? undefined : (given[names.length] as Fields | undefined);
  const options = (given[names.length + (kind === 'none' ? 0 : 1)] ?? {}) as Given;
  const send = (query: Fields | undefined, body: Fields | undefined): Promise<unknown> =>
    unwrap(
      // The table and the client come from one document; a path that is data has no type.
      (client.request as unknown as Request)(verb.toLowerCase(), path, {
        params: { path: inPath, query },
        ...(body && { body }),
        headers: headersOf(options),
        ...signalOf(options),
      }),
    );
  if (kind === 'list') return listOf((after) => send({ ...input, ...after }, undefined) as Promise<Page>);
  return kind === 'body' ? send(options.query, input ?? {}) : send(input, undefined);
}

const headersOf = ({ idempotencyKey, version }: CallOptions): Record<string, string> => ({
  ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
  ...(version !== undefined && { 'if-match': `"${version}"` }),
});

function signalOf({ signal, timeout }: CallOptions): { signal?: AbortSignal } {
  const signals = [signal, timeout === undefined ? undefined : AbortSignal.timeout(timeout)];
  const given = signals.filter((one) => one !== undefined);
  return given.length === 0 ? {} : { signal: AbortSignal.any(given) };
}

/** Nothing is requested before somebody awaits it. */
function listOf(read: (after: { after?: string }) => Promise<Page>) {
  let first: Promise<Page> | undefined;
  const firstPage = (): Promise<Page> => (first ??= read({}));
  return {
    // biome-ignore lint/suspicious/noThenProperty: a list is awaited for its first page
    then: (...handlers: Parameters<Promise<Page>['then']>) => firstPage().then(...handlers),
    async *[Symbol.asyncIterator]() {
      let page = await firstPage();
      for (;;) {
        yield* page.items;
        if (page.next === null || page.next === undefined) return;
        page = await read({ after: page.next });
      }
    },
  };
}
