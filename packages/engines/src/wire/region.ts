import { iso31662 } from 'iso-3166';

const names = new Map(iso31662.map(({ code, name }) => [code, name]));

/** The name of a part of a country by its ISO 3166-2 code, as engines take it: `US-CA` is California. null: there is no such code. */
export const regionName = (code: string): string | null => names.get(code) ?? null;
