import { regionCodeOf, regionName } from '@svc/engines';

/** The place that a row says it was asked from. */
export interface AskedPlace {
  country: string | null;
  /** ISO 3166-2. */
  region: string | null;
  /** Whether it names a region that is none of its country, so that it stays unknown. */
  strange: boolean;
}

/**
 * Country and region as files write them: `US` and `US-CA`, `CA` or `California`. Some have countries in a column of that name.
 * @param country what the row says, or what holds for all rows
 */
export function placeOf(country: string | null, region: string | null): AskedPlace {
  const said = countryOf(country);
  if (region === null) return { country: said, region: null, strange: false };
  const code = region.toUpperCase().replace('_', '-');
  if (/^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(code)) {
    const known = regionName(code) !== null && (said === null || said === code.slice(0, 2));
    return known
      ? { country: code.slice(0, 2), region: code, strange: false }
      : { country: said, region: null, strange: true };
  }
  if (said === null) return { country: countryOf(region), region: null, strange: countryOf(region) === null };
  if (code === said || code === country?.toUpperCase())
    return { country: said, region: null, strange: false };
  const found = regionCodeOf(said, region);
  return { country: said, region: found, strange: found === null };
}

/** The place that a row was asked from; a default region does not apply to a row that names another country. */
export function placeOfRow(
  said: Pick<AskedPlace, 'country' | 'region'>,
  defaults: { country: string | null; region?: string | null },
): AskedPlace {
  const elsewhere = said.country !== null && countryOf(said.country) !== defaults.region?.slice(0, 2);
  const region = said.region ?? (elsewhere ? null : (defaults.region ?? null));
  return placeOf(said.country ?? defaults.country, region);
}

function countryOf(text: string | null): string | null {
  if (text === null) return null;
  const code = text.toUpperCase();
  return /^[A-Z]{2}$/.test(code)
    ? code === 'UK'
      ? 'GB'
      : code
    : (codesByName().get(plainName(text)) ?? null);
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
let byName: Map<string, string> | undefined;
/** Countries by their English and German names; made when a file first needs it. */
function codesByName(): Map<string, string> {
  byName ??= new Map([
    ...['en', 'de'].flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
      return letters.flatMap((first) =>
        letters.flatMap((second): [string, string][] => {
          const name = names.of(first + second);
          // Codes that were given up, such as DD, are none to choose.
          const current = Intl.getCanonicalLocales(`und-${first}${second}`)[0] === `und-${first}${second}`;
          return name === undefined || !current || notCountries.has(first + second)
            ? []
            : [[plainName(name), first + second]];
        }),
      );
    }),
    ['usa', 'US'],
    ['unitedstatesofamerica', 'US'],
    ['greatbritain', 'GB'],
  ]);
  return byName;
}
/** Regions that Unicode names, and ISO 3166-1 does not have. */
const notCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();
