import { z } from 'zod';
import { invalid } from './errors.ts';

export interface Page {
  limit: number;
  offset: number;
  after?: string | undefined;
}

export interface List<T> {
  items: T[];
  total: number;
  limit: number;
  offset: number;
  next: string | null;
}

/** What a deletion answers. */
export interface Deleted {
  id: string;
  deleted: true;
}

export type CursorValue = string | number | boolean;

const cursorValues = z.tuple([z.string()], z.union([z.string(), z.number(), z.boolean()]));

/** Where a page ended: the order of the list and the last item's place in it. Opaque to callers. */
export const writeCursor = (order: string, values: readonly CursorValue[]): string =>
  Buffer.from(JSON.stringify([order, ...values])).toString('base64url');

export const invalidCursor = (): Error =>
  invalid('after', 'This cursor belongs to another list or order. Start again without “after”.', {
    expected: '“next” of an answer to the same query',
  });

/** The place that a cursor names, or null without one. Throws validation_failed for a cursor of another order. */
export function readCursor({ after, offset }: Page, order: string, count: number): CursorValue[] | null {
  if (after === undefined) return null;
  if (offset > 0)
    throw invalid('offset', 'Give either “after” or “offset”, not both.', {
      expected: 'no “offset” together with “after”',
      received: offset,
    });
  const [found, ...values] = parsed(after);
  if (found !== order || values.length !== count) throw invalidCursor();
  return values;
}

function parsed(after: string): [string, ...CursorValue[]] {
  try {
    return cursorValues.parse(JSON.parse(Buffer.from(after, 'base64url').toString('utf8')));
  } catch {
    throw invalidCursor();
  }
}

/** A page of what is in memory already. `key` tells items apart and stays the same between two pages. */
export function pageOf<T>(all: readonly T[], page: Page, key: (item: T) => string): List<T> {
  const cursor = readCursor(page, 'memory', 1);
  const before = cursor === null ? page.offset - 1 : all.findIndex((item) => key(item) === cursor[0]);
  if (cursor !== null && before === -1) throw invalidCursor();
  const end = before + 1 + page.limit;
  const items = all.slice(before + 1, end);
  const last = items.at(-1);
  const next = last !== undefined && end < all.length ? writeCursor('memory', [key(last)]) : null;
  return { items, total: all.length, limit: page.limit, offset: page.offset, next };
}
