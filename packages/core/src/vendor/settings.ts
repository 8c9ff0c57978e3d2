/** Endpoints of a vendor's OAuth 2 server, and this deployment's client there. */
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
  /** null: not set, so that Slack is told by incoming webhooks alone. */
  slack: OAuthSettings | null;
  baseUrls: {
    analytics: string;
    searchConsole: string;
    bing: string;
    bigQuery: string;
    googleToken: string;
    cloudflare: string;
    slack: string;
  };
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
  const client = (id: string, secret: string) => {
    const [clientId, clientSecret] = [settings[id]?.trim() ?? '', settings[secret]?.trim() ?? ''];
    if ((clientId === '') !== (clientSecret === ''))
      throw new Error(`${id} and ${secret} are set together, or neither`);
    return clientId === '' ? null : { clientId, clientSecret };
  };
  const googleClient = client('GOOGLE_OAUTH_CLIENT_ID', 'GOOGLE_OAUTH_CLIENT_SECRET');
  const slackClient = client('SLACK_CLIENT_ID', 'SLACK_CLIENT_SECRET');
  const slackApi = address('SLACK_API_URL', 'https://slack.com/api');
  const slackServer = {
    authorizationUrl: address('SLACK_AUTHORIZATION_URL', 'https://slack.com/oauth/v2/authorize'),
    tokenUrl: `${slackApi}/oauth.v2.access`,
    revocationUrl: `${slackApi}/auth.revoke`,
  };
  const googleServer = {
    authorizationUrl: address(
      'GOOGLE_OAUTH_AUTHORIZATION_URL',
      'https://accounts.google.com/o/oauth2/v2/auth',
    ),
    tokenUrl: address('GOOGLE_OAUTH_TOKEN_URL', 'https://oauth2.googleapis.com/token'),
    revocationUrl: address('GOOGLE_OAUTH_REVOCATION_URL', 'https://oauth2.googleapis.com/revoke'),
  };
  return {
    google: googleClient && { ...googleClient, ...googleServer },
    slack: slackClient && { ...slackClient, ...slackServer },
    baseUrls: {
      analytics: address('GOOGLE_ANALYTICS_BASE_URL', 'https://analyticsdata.googleapis.com'),
      searchConsole: address('SEARCH_CONSOLE_BASE_URL', 'https://searchconsole.googleapis.com'),
      bigQuery: address('BIGQUERY_BASE_URL', 'https://bigquery.googleapis.com'),
      googleToken: address('GOOGLE_SERVICE_TOKEN_URL', 'https://oauth2.googleapis.com/token'),
      bing: address('BING_WEBMASTER_BASE_URL', 'https://ssl.bing.com/webmaster/api.svc/json'),
      slack: slackApi,
      cloudflare: address('CLOUDFLARE_BASE_URL', 'https://api.cloudflare.com/client/v4'),
    },
  };
}
