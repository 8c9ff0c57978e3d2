import type { Context as HonoContext } from 'hono';
import { accepts } from 'hono/accepts';
import type { AppEnv } from '../schema.ts';

const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];
const isKnown = (language: string): language is Language => languages.some((known) => known === language);

/** The language of the service that the caller prefers; English where it names none or none of ours. */
export function languageOf(c: HonoContext<AppEnv>): Language {
  const language = accepts(c, {
    header: 'Accept-Language',
    supports: [...languages],
    default: 'en',
    // Austria’s German (de-AT) is German.
    match: (wanted, { default: other }) =>
      wanted
        .filter(({ q }) => q > 0)
        .toSorted((one, next) => next.q - one.q)
        .map(({ type }) => type.toLowerCase().split('-')[0] ?? '')
        .find(isKnown) ?? other,
  });
  return isKnown(language) ? language : 'en';
}
