import type { JsonObject } from './json.ts';
import { asNumber } from './json.ts';
import { asWebUrl } from './link.ts';

/**
 * Hosts of organic results, best rank first. Results without a rank keep their place in the list; those without a web address
 * keep their rank as '', so that what follows does not move up.
 */
export function organicHosts(results: readonly JsonObject[], rankField: string, urlField: string): string[] {
  return results
    .map((result, place) => ({
      rank: asNumber(result[rankField]) ?? place + 1,
      host: hostOf(result[urlField]),
    }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ host }) => host);
}

function hostOf(value: unknown): string {
  const url = asWebUrl(value);
  return url !== null && URL.canParse(url) ? new URL(url).hostname : '';
}
