import { countryCodes } from '@svc/contract/kernel';
import { regionCodeOf, regionName } from '@svc/engines';

/** The place that a row says it was asked from. */
export interface AskedPlace {
  country: string | null;
  /** ISO 3166-2. */
  region: string | null;
  /** What it names as its country, and is none, so that the country stays unknown. */
  strangeCountry: string | null;
  /** Whether it names a region that is none of its country, so that it stays unknown. */
  strangeRegion: boolean;
}

/**
 * Country and region as files write them: `US` and `US-CA`, `CA` or `California`. Some have countries in a column of that name.
 * @param country what the row says, or what holds for all rows
 */
export function placeOf(country: string | null, region: string | null): AskedPlace {
  const said = countryOf(country);
  const place = (
    found: string | null,
    part: Pick<AskedPlace, 'region' | 'strangeRegion'> = { region: null, strangeRegion: false },
  ): AskedPlace => ({ country: found, strangeCountry: found === null ? country : null, ...part });
  const strange = { region: null, strangeRegion: true };
  if (region === null) return place(said);
  const code = region.toUpperCase().replace('_', '-');
  if (/^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(code)) {
    const known = regionName(code) !== null && (said === null || said === code.slice(0, 2));
    return known ? place(code.slice(0, 2), { region: code, strangeRegion: false }) : place(said, strange);
  }
  if (said === null) {
    const found = countryOf(region);
    return found === null ? place(null, strange) : place(found);
  }
  if (code === said || code === country?.toUpperCase()) return place(said);
  const found = regionCodeOf(said, region);
  return place(said, { region: found, strangeRegion: found === null });
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
  if (countryCodes.has(code)) return code;
  return code === 'UK' ? 'GB' : (codesByName().get(plainName(text)) ?? null);
}

let byName: Map<string, string> | undefined;
/** Countries by their English and German names; made when a file first needs it. */
function codesByName(): Map<string, string> {
  byName ??= new Map([
    ...['en', 'de'].flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'region' });
      return [...countryCodes].map((code): [string, string] => [plainName(names.of(code) ?? code), code]);
    }),
    ['usa', 'US'],
    ['unitedstatesofamerica', 'US'],
    ['greatbritain', 'GB'],
  ]);
  return byName;
}

const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();
