/** Where a vendor's OAuth 2 server stands, and as whom this deployment asks there. */
export interface OAuthSettings {
  clientId: string;
  clientSecret: string;
  authorizationUrl: string;
  tokenUrl: string;
  revocationUrl: string;
}

/** What the operator set for integrations. */
export interface IntegrationSettings {
  /** null: not set, so that nobody can connect Google's services. */
  google: OAuthSettings | null;
  baseUrls: { analytics: string; searchConsole: string; bing: string; bigQuery: string; googleToken: string };
}

type Settings = Readonly<Record<string, string | undefined>>;

/** Throws Error that names the setting for an address that is none, or when one half of the client is missing. */
export function readIntegrationSettings(settings: Settings): IntegrationSettings {
  const address = (name: string, usual: string): string => {
    const value = settings[name]?.trim() || usual;
    if (!/^https?:\/\//.test(value) || !URL.canParse(value))
      throw new Error(`${name} is no http or https address`);
    return value.replace(/\/+$/, '');
  };
  const clientId = settings.GOOGLE_OAUTH_CLIENT_ID?.trim() ?? '';
  const clientSecret = settings.GOOGLE_OAUTH_CLIENT_SECRET?.trim() ?? '';
  if ((clientId === '') !== (clientSecret === ''))
    throw new Error('GOOGLE_OAUTH_CLIENT_ID and GOOGLE_OAUTH_CLIENT_SECRET are set together, or neither');
  const server = {
    authorizationUrl: address(
      'GOOGLE_OAUTH_AUTHORIZATION_URL',
      'https://accounts.google.com/o/oauth2/v2/auth',
    ),
    tokenUrl: address('GOOGLE_OAUTH_TOKEN_URL', 'https://oauth2.googleapis.com/token'),
    revocationUrl: address('GOOGLE_OAUTH_REVOCATION_URL', 'https://oauth2.googleapis.com/revoke'),
  };
  return {
    google: clientId === '' ? null : { clientId, clientSecret, ...server },
    baseUrls: {
      analytics: address('GOOGLE_ANALYTICS_BASE_URL', 'https://analyticsdata.googleapis.com'),
      searchConsole: address('SEARCH_CONSOLE_BASE_URL', 'https://searchconsole.googleapis.com'),
      bigQuery: address('BIGQUERY_BASE_URL', 'https://bigquery.googleapis.com'),
      googleToken: address('GOOGLE_SERVICE_TOKEN_URL', 'https://oauth2.googleapis.com/token'),
      bing: address('BING_WEBMASTER_BASE_URL', 'https://ssl.bing.com/webmaster/api.svc/json'),
    },
  };
}
