import { regionCodeOf, regionName } from '@svc/engines';

/** Where a row says that it was asked. */
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

function countryOf(text: string | null): string | null {
  const code = text?.toUpperCase();
  return code !== undefined && /^[A-Z]{2}$/.test(code) ? (code === 'UK' ? 'GB' : code) : null;
}
