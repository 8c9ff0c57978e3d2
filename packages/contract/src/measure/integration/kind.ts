export const kinds = [
  'google_analytics',
  'search_console',
  'bing_webmaster',
  'bigquery',
  'cloudflare',
  'slack',
] as const;
