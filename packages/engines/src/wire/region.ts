import { iso31662 } from 'iso-3166';
import type { Locale } from '../adapter.ts';

const names = new Map(iso31662.map(({ code, name }) => [code, name]));

/** The name of a part of a country by its ISO 3166-2 code, as engines take it: `US-CA` is California. null: there is no such code. */
export const regionName = (code: string): string | null => names.get(code) ?? null;

/** Google's names are English; those of the standard are the country's own. */
const english: Readonly<Record<string, string>> = {
  'DE-BY': 'Bavaria',
  'DE-HE': 'Hesse',
  'DE-NI': 'Lower Saxony',
  'DE-NW': 'North Rhine-Westphalia',
  'DE-RP': 'Rhineland-Palatinate',
  'DE-SN': 'Saxony',
  'DE-ST': 'Saxony-Anhalt',
  'DE-TH': 'Thuringia',
};
const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** The code of a part of a country by its code there or its name, in English or its own language. null: it has none of that name. */
export function regionCodeOf(country: string, said: string): string | null {
  const code = `${country}-${said.toUpperCase()}`;
  return names.has(code) ? code : (codesByName().get(`${country} ${plain(said)}`) ?? null);
}

let byName: Map<string, string> | undefined;
/** Made when it is first asked for: it has five thousand names. */
const codesByName = (): Map<string, string> => {
  byName ??= new Map(
    [...names, ...Object.entries(english)].map(([code, name]) => [
      `${code.slice(0, 2)} ${plain(name)}`,
      code,
    ]),
  );
  return byName;
};

const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** A region as Google's list of places writes it: `US-CA` is “California,United States”. null: none is asked for. */
export function googlePlace({ region }: Pick<Locale, 'region'>): string | null {
  const name = region ? (english[region] ?? regionName(region)) : null;
  return name === null ? null : `${name},${countryNames.of(region?.slice(0, 2) ?? '')}`;
}
