import { readServiceAccount, type VendorError } from '../../../vendor/index.ts';
import type { Kind } from './catalogue.ts';

/** Where access is given, for each vendor. `who`: the service account, or “the account”. */
const access: Record<Kind, (who: string) => string> = {
  google_analytics: (who) =>
    `In Google Analytics, add ${who} as a Viewer under Admin › Property access management, and check the property ID.`,
  search_console: (who) =>
    `In Search Console, add ${who} under Settings › Users and permissions, and check the property’s name.`,
  bigquery: (who) =>
    `In Google Cloud, give ${who} the roles BigQuery Data Editor and BigQuery Job User, and check the name of the data set.`,
  bing_webmaster: () =>
    'In Bing Webmaster Tools, verify the site, enter its address as it is listed there, and copy the key from Settings › API access.',
  cloudflare: () =>
    'In Cloudflare, create an API token with Analytics: Read for this zone (My Profile › API Tokens). The zone’s ID is on its overview page.',
  slack: () => 'In Slack, ask an administrator to allow the app, then connect it again.',
};

/** Services of Google that take the key file of a service account. */
export const takesKeyFile: ReadonlySet<Kind> = new Set(['google_analytics', 'search_console', 'bigquery']);

const newKey =
  'In Google Cloud, create a new JSON key for the service account (IAM › Service accounts › Keys), and connect with that file.';

/**
 * What a person can do where a vendor refuses.
 * @param key what they gave; null: it is not at hand
 */
export function whatToDo(kind: Kind, { fault }: Pick<VendorError, 'fault'>, key: string | null): string {
  const byFile = key !== null && takesKeyFile.has(kind);
  if (byFile && fault === 'auth') return newKey;
  return access[kind](byFile ? readServiceAccount(key).email : 'the account');
}
