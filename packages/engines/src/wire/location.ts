import type { Locale } from '../adapter.ts';
import { regionName } from './region.ts';

/** OpenAI's location. With nothing known it still has to be sent: a missing one means the United States. */
export function approximateLocation(locale: Locale): Record<string, string> {
  const { country, city, timezone } = locale;
  const region = locale.region ? regionName(locale.region) : null;
  return {
    type: 'approximate',
    ...(country ? { country } : {}),
    ...(region ? { region } : {}),
    ...(city ? { city } : {}),
    ...(timezone ? { timezone } : {}),
  };
}
