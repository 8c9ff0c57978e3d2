import {
  bigQuery,
  bingWebmaster,
  googleAnalytics,
  type IntegrationSettings,
  type Sink,
  type Source,
  searchConsole,
} from '../../integration/index.ts';

export const kinds = ['google_analytics', 'search_console', 'bing_webmaster', 'bigquery'] as const;
export type Kind = (typeof kinds)[number];

interface Connectable {
  label: string;
  /** What figures are read from or written to. */
  source: Source | Sink;
  /** The scope that Google's user agrees to; null: a key of the vendor is given instead. */
  oauthScope: string | null;
  property: { looksLike: RegExp; example: string };
  gives: string;
}

export const connectable: Readonly<Record<Kind, Connectable>> = {
  google_analytics: {
    label: 'Google Analytics 4',
    source: googleAnalytics,
    oauthScope: 'https://www.googleapis.com/auth/analytics.readonly',
    property: { looksLike: /^\d{3,15}$/, example: '123456789' },
    gives: 'Visits that answer engines sent: get_ai_referrals.',
  },
  search_console: {
    label: 'Google Search Console',
    source: searchConsole,
    oauthScope: 'https://www.googleapis.com/auth/webmasters.readonly',
    property: {
      looksLike: /^(?:sc-domain:[^\s/]{1,250}|https?:\/\/\S{1,280})$/,
      example: 'sc-domain:example.com',
    },
    gives: 'Search queries, kept by day.',
  },
  bing_webmaster: {
    label: 'Bing Webmaster Tools',
    source: bingWebmaster,
    oauthScope: null,
    property: { looksLike: /^https?:\/\/\S{1,280}$/, example: 'https://www.example.com/' },
    gives: 'Search queries, kept by day.',
  },
  bigquery: {
    label: 'BigQuery',
    source: bigQuery,
    oauthScope: null,
    property: {
      looksLike: /^[a-z][a-z0-9-]{4,28}[a-z0-9]\.\w{1,200}$/,
      example: 'my-project.my_dataset',
    },
    gives: 'Writes scores by day to svc_scores, by a service account with BigQuery Data Editor and Job User.',
  },
};

export interface Offer {
  kind: string;
  label: string;
  connect: 'oauth' | 'key' | 'elsewhere';
  available: boolean;
  how: string;
}

/** What there is, and what to do or set for each. */
export function offersOf({ google }: IntegrationSettings, vault: boolean): Offer[] {
  const unsealed = 'The operator sets SVC_KEK or SVC_KEK_FILE first, so that credentials can be kept.';
  const own = kinds.map((kind): Offer => {
    const { label, gives, oauthScope } = connectable[kind];
    const connect = oauthScope === null ? 'key' : 'oauth';
    const missing = !vault
      ? unsealed
      : oauthScope !== null && google === null
        ? 'The operator sets GOOGLE_OAUTH_CLIENT_ID and GOOGLE_OAUTH_CLIENT_SECRET first.'
        : null;
    return { kind, label, connect, available: missing === null, how: missing ?? gives };
  });
  return [...own, ...elsewhere];
}

const other = (kind: string, label: string, available: boolean, how: string): Offer => ({
  kind,
  label,
  connect: 'elsewhere',
  available,
  how,
});

/** What works without an account being connected here, and what is not there yet. */
const elsewhere: readonly Offer[] = [
  other('slack', 'Slack', true, 'Make a notification channel of kind slack with an incoming webhook.'),
  other('cloudflare', 'Cloudflare', true, 'Point a Logpush job of HTTP requests at ingest_crawler_log.'),
  other(
    'looker',
    'Looker Studio',
    true,
    'Deploy infra/looker-studio as an Apps Script connector; it takes an API key with analytics:read.',
  ),
];
