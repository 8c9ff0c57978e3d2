import { pluralOf } from '../english.ts';
import type { Family, Gender, Kind, Role } from '../types.ts';

interface More {
  /** Words by which it is also known, of both languages: `en: …`, `de: …`. */
  en?: string;
  de?: string;
  tags?: string;
  schema?: string;
  /** False where people do not look for it near home. */
  local?: boolean;
  loose?: true;
  needs?: { en: string[]; de: string[] };
  budget?: [most: number, en: string, de: string];
}

const genders: Record<string, Gender> = { der: 'm', die: 'f', das: 'n' };
const list = (words: string | undefined): string[] => words?.split('|') ?? [];

/**
 * One kind of business. `english`: “dentist”, “gym, gyms”, or “coffee, -” without a plural. `german`: “der Zahnarzt,
 * Zahnärzte”, or “die Software, -”. What follows the noun stands after a slash: “der Anwalt, Anwälte / für Arbeitsrecht”.
 */
export function kindsOf(family: Family) {
  return (id: string, role: Role, english: string, german: string, more: More = {}): Kind => {
    const [enNoun = '', enAfter = ''] = english.split(' / ');
    const [one = '', many = pluralOf(one)] = enNoun.split(', ');
    const [deNoun = '', deAfter = ''] = german.split(' / ');
    const [singular = '', plural = ''] = deNoun.split(', ');
    const [article = '', ...words] = singular.split(' ');
    const noun = words.join(' ');
    return {
      id,
      family,
      role,
      local: more.local ?? role === 'provider',
      tags: list(more.tags),
      words: {
        en: {
          noun: {
            before: [],
            one,
            many: many === '-' ? one : many,
            gender: null,
            mass: many === '-',
            after: enAfter,
          },
          also: list(more.en),
        },
        de: {
          noun: {
            before: [],
            one: noun,
            many: plural === '-' ? noun : plural,
            gender: genders[article] ?? 'n',
            mass: plural === '-',
            after: deAfter,
          },
          also: list(more.de),
        },
      },
      schema: list(more.schema),
      needs: more.needs ?? { en: [], de: [] },
      loose: more.loose ?? false,
      budget: more.budget ? { most: more.budget[0], per: { en: more.budget[1], de: more.budget[2] } } : null,
    };
  };
}
