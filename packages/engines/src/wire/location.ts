import type { Locale } from '../adapter.ts';

/** OpenAI's location. With nothing known it still has to be sent: a missing one means the United States. */
export function approximateLocation(locale: Locale): Record<string, string> {
  const { country, region, city, timezone } = locale;
  return {
    type: 'approximate',
    ...(country ? { country } : {}),
    ...(region ? { region } : {}),
    ...(city ? { city } : {}),
    ...(timezone ? { timezone } : {}),
  };
}
