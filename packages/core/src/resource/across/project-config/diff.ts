import { isDeepStrictEqual } from 'node:util';
import type { ConfigChange, ProjectConfig } from '@svc/contract/across/project-config';
import { byName } from './part.ts';
import { partNames } from './parts.ts';

type Named = Record<string, unknown>;

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
    isDeepStrictEqual(before[name], after[name])
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

const nameOf = (item: object): string => String(('name' in item && item.name) || ('id' in item && item.id));

/** Changes of one part, which is a list or a single value that may be missing. */
function partChanges(path: string, before: unknown, after: unknown): ConfigChange[] {
  if (Array.isArray(before) && Array.isArray(after))
    return listChanges(path, byName<Named>(before, nameOf), byName<Named>(after, nameOf), fieldChanges);
  if (isDeepStrictEqual(before, after)) return [];
  if (isNamed(before) && isNamed(after)) return fieldChanges(path, before, after);
  const action = before === null ? 'add' : 'remove';
  return [{ path, action, before, after }];
}

const isNamed = (value: unknown): value is Named => typeof value === 'object' && value !== null;

/** Additions, changes and removals of the second document. The order of lists does not count. */
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
    ...partNames.flatMap((part) => partChanges(part, before[part], after[part])),
  ];
}
