import { kinds } from '@svc/contract/measure/integration';
import { inRow } from '../../../i18n/index.ts';
import {
  bigQuery,
  bingWebmaster,
  cloudflare,
  googleAnalytics,
  googleOAuth,
  type IntegrationSettings,
  type Messenger,
  type OAuthVendor,
  type Sink,
  type Source,
  searchConsole,
  slack,
  slackOAuth,
  slackScope,
} from '../../../vendor/index.ts';

export type Kind = (typeof kinds)[number];

interface Connectable {
  label: string;
  /** What figures are read from or written to. */
  source: Source | Sink | Messenger;
  /** Where a person agrees, and the scope; null: a vendor's key is given instead. */
  oauth: { at: 'google' | 'slack'; scope: string } | null;
  key?: string;
  property: { looksLike: RegExp; example: string };
  gives: string;
}

export const connectable: Readonly<Record<Kind, Connectable>> = {
  google_analytics: {
    label: 'Google Analytics 4',
    source: googleAnalytics,
    oauth: { at: 'google', scope: 'https://www.googleapis.com/auth/analytics.readonly' },
    property: { looksLike: /^\d{3,15}$/, example: '123456789' },
    gives: 'Visits that answer engines sent to your site.',
  },
  search_console: {
    label: 'Google Search Console',
    source: searchConsole,
    oauth: { at: 'google', scope: 'https://www.googleapis.com/auth/webmasters.readonly' },
    property: {
      looksLike: /^(?:sc-domain:[^\s/]{1,250}|https?:\/\/\S{1,280})$/,
      example: 'sc-domain:example.com',
    },
    gives: 'Search queries, kept by day.',
  },
  bing_webmaster: {
    label: 'Bing Webmaster Tools',
    source: bingWebmaster,
    oauth: null,
    key: 'its API key',
    property: { looksLike: /^https?:\/\/\S{1,280}$/, example: 'https://www.example.com/' },
    gives: 'Search queries, kept by day.',
  },
  bigquery: {
    label: 'BigQuery',
    source: bigQuery,
    oauth: null,
    key: 'the JSON key file of a service account',
    property: {
      looksLike: /^[a-z][a-z0-9-]{4,28}[a-z0-9]\.\w{1,200}$/,
      example: 'my-project.my_dataset',
    },
    gives:
      'Writes the scores of each day to a table of yours, by a service account with the roles BigQuery Data Editor and Job User.',
  },
  cloudflare: {
    label: 'Cloudflare',
    source: cloudflare,
    oauth: null,
    key: 'an API token with Analytics: Read',
    property: { looksLike: /^[0-9a-f]{32}$/, example: '023e105f4ecef8ad9ca31a8372d0c353' },
    gives:
      'Visits of AI crawlers by day. Takes an API token with Analytics: Read, and the zone’s ID. For every single visit, send the log here with Logpush instead.',
  },
  slack: {
    label: 'Slack',
    source: slack,
    oauth: { at: 'slack', scope: slackScope },
    property: { looksLike: /^[TE][A-Z0-9]{2,30}$/, example: 'T9TK3CUKW' },
    gives: 'Messages to any channel of your Slack, by its ID or #name.',
  },
};

/** How consent is asked for, and the settings that it takes. */
export const oauthVendors: Readonly<
  Record<'google' | 'slack', OAuthVendor & { settings: readonly string[] }>
> = {
  google: { ...googleOAuth, settings: ['GOOGLE_OAUTH_CLIENT_ID', 'GOOGLE_OAUTH_CLIENT_SECRET'] },
  slack: { ...slackOAuth, settings: ['SLACK_CLIENT_ID', 'SLACK_CLIENT_SECRET'] },
};

export interface Offer {
  kind: string;
  label: string;
  connect: 'oauth' | 'key' | 'elsewhere';
  available: boolean;
  how: string;
  /** Settings that the operator has to make first. */
  settings: string[];
}

/** Available integrations, and what to do or set for each. */
export function offersOf(settings: IntegrationSettings, vault: boolean): Offer[] {
  const unsealed = 'The operator of this service has to let it keep credentials first.';
  const own = kinds.map((kind): Offer => {
    const { label, gives, oauth } = connectable[kind];
    const connect = oauth === null ? 'key' : 'oauth';
    const about = { kind, label, connect } as const;
    if (!vault) return { ...about, available: false, how: unsealed, settings: ['SVC_KEK'] };
    const lacking = oauth !== null && settings[oauth.at] === null ? [...oauthVendors[oauth.at].settings] : [];
    if (oauth?.at === 'google') {
      const how = inRow(gives, lacking.length > 0 ? withKey : withKeyOrConsent);
      return { ...about, available: true, how, settings: lacking };
    }
    const how = lacking.length > 0 ? inRow(unregistered, webhooksDo) : gives;
    return { ...about, available: lacking.length === 0, how, settings: lacking };
  });
  return [...own, ...elsewhere];
}

const withKey = 'With the JSON key file of a service account that may read the property.';
const withKeyOrConsent =
  'With the JSON key file of a service account that may read the property, or by consent.';
const unregistered = 'The operator of this service has to register it with Slack first.';
const webhooksDo = 'Until then, messages go to Slack by the address of an incoming webhook.';

const other = (kind: string, label: string, available: boolean, how: string): Offer => ({
  kind,
  label,
  connect: 'elsewhere',
  available,
  how,
  settings: [],
});

/** Integrations that need no account here, and those that do not exist yet. */
const elsewhere: readonly Offer[] = [
  other(
    'looker',
    'Looker Studio',
    true,
    'Deploy infra/looker-studio as an Apps Script connector; it takes an API key with analytics:read.',
  ),
];
