import { isObject } from '../src/is-object.ts';

export { isObject };

/** Answers as the page gets them: anything may be missing. */
export type Loose = Readonly<Record<string, unknown>>;

export const objectAt = (holder: Loose, ...path: string[]): Loose => {
  const found = path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), holder);
  return isObject(found) ? found : {};
};

export const objectsIn = (value: unknown): Loose[] => (Array.isArray(value) ? value.filter(isObject) : []);
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
export const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
