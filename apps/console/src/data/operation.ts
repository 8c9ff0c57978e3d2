import {
  type Answer,
  type Body,
  type OperationId,
  type operations,
  type PendingApproval,
  type Query,
  unwrap,
} from '@svc/client';
import { client } from '../api.ts';

/** Fields may be given as undefined: they are then not sent. */
type Loose<T> = { [K in keyof T]: T[K] | (undefined extends T[K] ? undefined : never) };
type Path<Id extends OperationId> = NonNullable<operations[Id]['parameters']['path']>;
type Sent<T> = [T] extends [never] ? unknown : Loose<T>;

/** What a call takes, flat: parts of the path, the query, and for a call with a body its fields. */
export type Params<Id extends OperationId> = Sent<Path<Id>> & Sent<Query<Id>> & Sent<Body<Id>>;

/** The answer of a call that succeeded. */
export type Data<Id extends OperationId> = Exclude<NonNullable<Answer<Id>>, PendingApproval>;

export interface Operation<Id extends OperationId = OperationId> {
  id: Id;
  method: string;
  path: string;
  /** The group of the API, by which figures are read anew after a change. */
  group: string;
  readOnly: boolean;
  /** Parameters that go to the query although there is a body. */
  query?: readonly string[];
  /** It has a body although it deletes. */
  body?: boolean;
}
type Unusual = Pick<Operation, 'query' | 'body'>;
export type ReadOperation<Id extends OperationId> = Operation<Id> & { readOnly: true };
export type ActOperation<Id extends OperationId> = Operation<Id> & { readOnly: false };

export const read = <Id extends OperationId>(
  id: Id,
  method: string,
  path: string,
  group: string,
  unusual: Unusual = {},
): ReadOperation<Id> => ({ id, method, path, group, readOnly: true, ...unusual });

export const act = <Id extends OperationId>(
  id: Id,
  method: string,
  path: string,
  group: string,
  unusual: Unusual = {},
): ActOperation<Id> => ({ id, method, path, group, readOnly: false, ...unusual });

type Fields = Record<string, unknown>;
type Request = (method: string, path: string, init: object) => Parameters<typeof unwrap<unknown>>[0];

/** Empty values are not sent, and do not tell two calls apart. */
export const given = (params: object): Fields =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined && value !== ''));

interface CallOptions {
  signal?: AbortSignal;
  /** The version that was read: the change is refused when it is another now. */
  version?: string;
}

/** Calls an operation by its name. Throws what `unwrap` throws; a call that was ended is no error of the service. */
export function call<Id extends OperationId>(
  { method, path, query = [], body = method !== 'GET' && method !== 'DELETE' }: Operation<Id>,
  params: Params<Id>,
  { signal, version }: CallOptions = {},
): Promise<Data<Id>> {
  const inPath: Fields = {};
  const inQuery: Fields = {};
  const inBody: Fields = {};
  for (const [name, value] of Object.entries(given(params as object))) {
    const place = path.includes(`{${name}}`) ? inPath : body && !query.includes(name) ? inBody : inQuery;
    place[name] = value;
  }
  // The table and the client come from one document; a path that is data has no type.
  const request = client.request as unknown as Request;
  return unwrap(
    request(method.toLowerCase(), path, {
      params: { path: inPath, query: inQuery },
      ...(body && { body: inBody }),
      ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
      ...(signal && { signal }),
    }),
  ) as Promise<Data<Id>>;
}
