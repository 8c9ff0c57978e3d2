export { bigQuery } from './bigquery.ts';
export { bingWebmaster } from './bing.ts';
export { googleAnalytics } from './google-analytics.ts';
export { finishConsent, refreshTokens, revokeTokens, startConsent, type Tokens } from './oauth.ts';
export { type ReferrerRule, referrerRules } from './referrer.ts';
export { searchConsole } from './search-console.ts';
export { type IntegrationSettings, readIntegrationSettings } from './settings.ts';
export type { FigureRow, QueryRow, ReferralRow, Sink, Source, SourceDay } from './source.ts';
export { VendorError } from './vendor.ts';
