import type { ConfigChange, ProjectConfig } from './schema.ts';

type Named = Record<string, unknown>;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

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

function listChanges<T>(
  path: string,
  before: ReadonlyMap<string, T>,
  after: ReadonlyMap<string, T>,
  inside: (path: string, before: T, after: T) => ConfigChange[],
): ConfigChange[] {
  const kept = [...after].flatMap(([name, wanted]): ConfigChange[] => {
    const at = `${path}[${name}]`;
    const known = before.get(name);
    if (known === undefined) return [{ path: at, action: 'add', before: null, after: wanted }];
    return inside(at, known, wanted);
  });
  const gone = [...before].flatMap(([name, known]): ConfigChange[] =>
    after.has(name) ? [] : [{ path: `${path}[${name}]`, action: 'remove', before: known, after: null }],
  );
  return [...kept, ...gone];
}

function fieldChanges(path: string, before: Named, after: Named): ConfigChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name): ConfigChange[] =>
    same(before[name], after[name])
      ? []
      : [
          {
            path: `${path}.${name}`,
            action: 'change',
            before: before[name] ?? null,
            after: after[name] ?? null,
          },
        ],
  );
}

type Set = ProjectConfig['promptSets'][number];

const setChanges = (path: string, before: Set, after: Set): ConfigChange[] => {
  const { prompts: old, ...beforeRest } = before;
  const { prompts: now, ...afterRest } = after;
  const text = (prompt: Set['prompts'][number]) => prompt.text;
  return [
    ...fieldChanges(path, beforeRest, afterRest),
    ...listChanges(`${path}.prompts`, byName(old, text), byName(now, text), fieldChanges),
  ];
};

/** What the second document adds, changes and leaves out. The order of lists does not count. */
export function diffConfigs(before: ProjectConfig, after: ProjectConfig): ConfigChange[] {
  const name = (item: { name: string }) => item.name;
  return [
    ...fieldChanges('project', before.project, after.project),
    ...fieldChanges('brand', before.brand, after.brand),
    ...listChanges(
      'competitors',
      byName(before.competitors, name),
      byName(after.competitors, name),
      fieldChanges,
    ),
    ...listChanges('personas', byName(before.personas, name), byName(after.personas, name), fieldChanges),
    ...listChanges('promptSets', byName(before.promptSets, name), byName(after.promptSets, name), setChanges),
  ];
}
