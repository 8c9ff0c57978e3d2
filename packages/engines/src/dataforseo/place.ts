import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };
import type { Locale } from '../adapter.ts';
import { googlePlace } from '../wire/region.ts';

const unitedStates = 2840;
/** Google's location criteria, which DataForSEO uses, number countries as 2000 + ISO 3166-1 numeric. */
const byCountry = new Map(codes.map(([alpha2 = '', , numeric = '']) => [alpha2, 2000 + Number(numeric)]));

/** Place and language are required: without a locale the United States and English are asked for. */
export function taskLocale(
  locale: Locale,
): ({ location_code: number } | { location_name: string }) & { language_code: string } {
  const { country, language } = locale;
  const region = googlePlace(locale);
  return {
    ...(region === null
      ? { location_code: byCountry.get(country?.toUpperCase() ?? '') ?? unitedStates }
      : { location_name: region }),
    language_code: languageCode(language),
  };
}

/** Only Chinese is distinguished by script. */
function languageCode(language: string | null): string {
  if (!language) return 'en';
  const [base = 'en'] = language.toLowerCase().split('-');
  if (base !== 'zh') return base;
  return /hant|tw|hk/i.test(language) ? 'zh-TW' : 'zh-CN';
}
