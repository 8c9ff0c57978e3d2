import { isDeepStrictEqual } from 'node:util';
import type { RunContext } from '../../../environment/index.ts';
import type { Context } from '../../../kernel/index.ts';
import { byName, type ConfigPart } from './part.ts';

interface Named {
  name: string;
}

interface Stored<Item> {
  id: string;
  item: Item;
}

interface ListOfItems<Item extends Named> extends Pick<ConfigPart<Item[]>, 'reads' | 'writes'> {
  /** Oldest first. */
  stored: (context: Context, projectId: string) => Promise<Stored<Item>[]>;
  /** Reads once what all items need. The function that it returns changes the item before, or makes a new one. */
  saver: (
    context: RunContext,
    projectId: string,
  ) => Promise<(item: Item, before: Stored<Item> | undefined) => Promise<unknown>>;
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
      const changed = [...byName(wanted, name)].filter(
        ([key, item]) => !isDeepStrictEqual(known.get(key)?.item, item),
      );
      if (changed.length === 0) return;
      const save = await list.saver(context, projectId);
      for (const [key, item] of changed) await save(item, known.get(key));
    },
    async prune(context, projectId, wanted) {
      const target = byName(wanted, name);
      for (const [key, { id }] of await storedByName(context, projectId))
        if (!target.has(key)) await list.remove(context, projectId, id);
    },
  };
}
