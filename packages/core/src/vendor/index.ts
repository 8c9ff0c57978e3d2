export { bigQuery } from './bigquery.ts';
export { bingWebmaster } from './bing.ts';
export { cloudflare } from './cloudflare.ts';
export { googleAnalytics } from './google-analytics.ts';
export { googleOAuth, type OAuthVendor, refreshTokens, type Tokens } from './oauth.ts';
export { type ReferrerRule, referrerRules } from './referrer.ts';
export { searchConsole } from './search-console.ts';
export { isServiceAccount, readServiceAccount, tokenOf } from './service-account.ts';
export { type IntegrationSettings, readIntegrationSettings } from './settings.ts';
export { postToSlack, slack, slackOAuth, slackScope } from './slack.ts';
export type {
  CrawlRow,
  FigureRow,
  Messenger,
  QueryRow,
  ReferralRow,
  Sink,
  Source,
  SourceDay,
} from './source.ts';
export { VendorError } from './vendor.ts';
