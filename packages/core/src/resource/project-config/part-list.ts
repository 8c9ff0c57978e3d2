import { isDeepStrictEqual } from 'node:util';
import type { RunContext } from '../../environment/index.ts';
import type { Context } from '../../kernel/index.ts';
import { byName, type ConfigPart } from './part.ts';

interface Named {
  name: string;
}

interface ListOfItems<Item extends Named> extends Pick<ConfigPart<Item[]>, 'reads' | 'writes'> {
  /** Oldest first. */
  stored: (context: Context, projectId: string) => Promise<{ id: string; item: Item }[]>;
  /** An id: it changes; null: it is made. */
  save: (context: RunContext, projectId: string, id: string | null, item: Item) => Promise<unknown>;
  remove: (context: RunContext, projectId: string, id: string) => Promise<unknown>;
}

/** A part whose items are matched by their names. */
export function listPart<Item extends Named>(list: ListOfItems<Item>): ConfigPart<Item[]> {
  const name = ({ name }: Named) => name;
  const storedByName = async (context: Context, projectId: string) =>
    byName(await list.stored(context, projectId), ({ item }) => item.name);
  return {
    reads: list.reads,
    writes: list.writes,
    read: async (context, projectId) => (await list.stored(context, projectId)).map(({ item }) => item),
    async apply(context, projectId, wanted) {
      const known = await storedByName(context, projectId);
      for (const [key, item] of byName(wanted, name)) {
        const before = known.get(key);
        if (!before || !isDeepStrictEqual(before.item, item))
          await list.save(context, projectId, before?.id ?? null, item);
      }
    },
    async prune(context, projectId, wanted) {
      const target = byName(wanted, name);
      for (const [key, { id }] of await storedByName(context, projectId))
        if (!target.has(key)) await list.remove(context, projectId, id);
    },
  };
}
