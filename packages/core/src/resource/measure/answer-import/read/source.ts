import { type Source, sources } from '@svc/contract/measure/answer-import';

/** The source that these columns are of; null: none that is known. */
export const sourceOf = (names: readonly string[]): Source | null => {
  const there = new Set(names);
  return sources.find(({ has }) => has.every((name) => there.has(name))) ?? null;
};

export const sourceById = (id: string): Source | null => sources.find((source) => source.id === id) ?? null;
