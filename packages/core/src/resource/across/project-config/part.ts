import type { Operation } from '@svc/contract/kernel';
import type { RunContext } from '../../../environment/index.ts';
import { type Context, invalid, type Page } from '../../../kernel/index.ts';

/** What a resource adds to the document of a project’s configuration. */
export interface ConfigPart<T> {
  /** Operations: who may call `reads` sees the part, and who may call `writes` changes it. */
  reads: Rule;
  writes: Rule;
  read: (context: Context, projectId: string) => Promise<T>;
  /** Adds and changes what differs, by the resource’s own verbs. */
  apply: (context: RunContext, projectId: string, wanted: T) => Promise<void>;
  /** Removes what is not wanted. Runs after all parts were applied, the last part first. */
  prune: (context: RunContext, projectId: string, wanted: T) => Promise<void>;
}
type Rule = Pick<Operation, 'id' | 'scope' | 'fine' | 'effect'>;

export function ruleOf(operations: readonly Rule[], id: string): Rule {
  const found = operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`there is no operation ${id}`);
  return found;
}

/** Items of a list are matched by their names. The second item of the same name is “name#2”. */
export function byName<T>(items: readonly T[], nameOf: (item: T) => string): Map<string, T> {
  const named = new Map<string, T>();
  for (const item of items) {
    const name = nameOf(item);
    let key = name;
    for (let copy = 2; named.has(key); copy += 1) key = `${name}#${copy}`;
    named.set(key, item);
  }
  return named;
}

/** All items, oldest first, of a list whose pages come newest first. */
export async function everyItem<T>(
  read: (page: Page) => Promise<{ items: T[]; next: string | null }>,
): Promise<T[]> {
  const all: T[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page = await read({ limit: 100, offset: 0, ...(after !== undefined && { after }) });
    all.push(...page.items);
    after = page.next;
  }
  return all.reverse();
}

/** Translates ids into the names that the document uses, and back. */
export interface Names {
  nameOf: (id: string) => string;
  /** Throws validation_failed for an unknown name; `at` is its place in the document. */
  idOf: (name: string, at: string) => string;
}

export function namesOf(items: readonly { id: string; name: string }[], what: string): Names {
  const named = byName(items, ({ name }) => name);
  const names = new Map([...named].map(([name, { id }]) => [id, name]));
  return {
    nameOf: (id) => names.get(id) ?? id,
    idOf(name, at) {
      const found = named.get(name);
      if (!found)
        throw invalid(at, `The project has no ${what} of this name.`, {
          expected: [...named.keys()].slice(0, 20).join(', ') || `a ${what}; there is none`,
          received: name,
        });
      return found.id;
    },
  };
}
