import { nodesOf, type PageDocument, textOf, tidy } from '../content/index.ts';
import type { Guess, Locality } from '../types.ts';

/** The place of the business, if the page declares one in its structured data; else null. */
export function readLocality(page: PageDocument): Guess<Locality> | null {
  for (const { properties } of nodesOf(page.jsonLd, /^PostalAddress$/)) {
    const city = textOf(properties.addressLocality);
    if (!city) continue;
    const country = textOf(properties.addressCountry);
    const region = textOf(properties.addressRegion);
    const quote = [textOf(properties.postalCode), city, region, country].filter(Boolean).join(', ');
    return {
      value: { city, region, country: country && /^[a-z]{2}$/i.test(country) ? country.toUpperCase() : null },
      confidence: 'high',
      evidence: [{ quote, where: 'json_ld' }],
    };
  }
  const place = page.meta('geo.placename');
  if (place) {
    const [country = null, region = null] = page.meta('geo.region')?.split('-') ?? [];
    return {
      value: { city: place, region, country: country?.toUpperCase() ?? null },
      confidence: 'medium',
      evidence: [{ quote: place, where: 'meta' }],
    };
  }
  const city = tidy(page.$('[itemprop=addressLocality]').first().text());
  if (!city) return null;
  const region = tidy(page.$('[itemprop=addressRegion]').first().text()) || null;
  return {
    value: { city, region, country: null },
    confidence: 'medium',
    evidence: [{ quote: city, where: 'attribute' }],
  };
}
