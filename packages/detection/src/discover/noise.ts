import { sourceTypes } from '../citation/source-type-data.ts';
import { normalForm } from '../match/normalise.ts';
import { languagesOfWord } from '../match/risk.ts';
import { acronymWords, cityWords, firstNameWords, genericWords, institutionWords } from './noise-data.ts';

const normal = (words: readonly string[]): Set<string> => new Set(words.map(normalForm));

const generic = normal([...genericWords, ...acronymWords]);
const acronyms = normal(acronymWords);
const cities = normal(cityWords);
const institutions = normal(institutionWords);
const firstNames = normal(firstNameWords);

/** Sites where brands are talked about, by their own names: "G2", "Trustpilot". */
const talkedOn = new Set(
  [
    sourceTypes.ugc,
    sourceTypes.editorial,
    sourceTypes.reference,
    sourceTypes.institutional,
    sourceTypes.video,
  ]
    .join(' ')
    .split(/\s+/)
    // The owner of a site with a part for talking is not that part: Google of maps.google.com.
    .map((domain) => domain.split('.')[0] ?? '')
    .map((label) => label.replaceAll('-', '')),
);

/** Countries, languages, currencies, months and weekdays as a language writes them, from ICU. */
function icuNames(language: string): Set<string> {
  const names = new Set<string>();
  const add = (text: string | undefined) => text && names.add(normalForm(text));
  const regions = new Intl.DisplayNames([language], { type: 'region' });
  const tongues = new Intl.DisplayNames([language], { type: 'language' });
  const money = new Intl.DisplayNames([language], { type: 'currency' });
  for (const first of alphabet)
    for (const second of alphabet) {
      const region = regions.of(first + second);
      if (region !== first + second) add(region);
      const code = (first + second).toLowerCase();
      const tongue = tongues.of(code);
      if (tongue !== code) add(tongue);
    }
  for (const code of Intl.supportedValuesOf('currency'))
    for (const word of (money.of(code) ?? '').split(' ')) add(word);
  for (let at = 0; at < 12; at++) {
    // Days in a row, so that no weekday is left out.
    const date = new Date(Date.UTC(2024, at, 15));
    const day = new Date(Date.UTC(2024, 0, 1 + at));
    add(new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(date));
    add(new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' }).format(date));
    add(new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(day));
  }
  return names;
}

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const zones = new Set(
  Intl.supportedValuesOf('timeZone').map((zone) =>
    normalForm((zone.split('/').at(-1) ?? '').replaceAll('_', ' ')),
  ),
);
const byLanguage = new Map<string, Set<string>>();

function namesOf(language: string): Set<string> {
  const known = byLanguage.get(language) ?? icuNames(language);
  byLanguage.set(language, known);
  return known;
}

/** A place, language, currency, month or weekday. */
export function isPlaceOrTime(words: readonly string[], language: string): boolean {
  const whole = words.filter((word) => !/^\d+$/.test(word)).join(' ');
  if (zones.has(whole) || namesOf(language).has(whole) || namesOf('en').has(whole)) return true;
  return words.every((word) => cities.has(word));
}

export const isPerson = (words: readonly string[]): boolean =>
  words.length >= 2 && words.length <= 3 && firstNames.has(words[0] ?? '');

export const isGeneric = (words: readonly string[]): boolean =>
  words.every(
    (word) =>
      generic.has(word) ||
      (word.endsWith('s') && acronyms.has(word.slice(0, -1))) ||
      /^[\d.,%€$]+$/.test(word),
  );

export const isInstitution = (words: readonly string[]): boolean =>
  institutions.has(words[0] ?? '') || institutions.has(words.at(-1) ?? '');

/** Whether every word is an ordinary one of the language. */
export const isOrdinary = (words: readonly string[], language: string): boolean =>
  words.every((word) => languagesOfWord(word).split(' ').includes(language) || generic.has(word));

export const isWhereBrandsAreDiscussed = (key: string): boolean => talkedOn.has(key);
