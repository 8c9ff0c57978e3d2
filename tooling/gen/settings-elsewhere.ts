/** A setting that its reader takes by name, without a schema. */
export type Named = readonly [name: string, fallback: string, description: string];

/** In groups, as operators look for them. */
export const elsewhere: Readonly<Record<string, readonly Named[]>> = {
  'E-mail': [
    ['SVC_SMTP_URL', '', '`smtp://user:password@host:587` or `smtps://…:465`. Left out: no mail is sent.'],
    ['SVC_MAIL_FROM', '', 'The address that mails come from; needed with SVC_SMTP_URL.'],
    [
      'SVC_MAILBOX',
      '0',
      '`1`: without a mail server, mails are kept and anyone can read them at `/mailbox`; for development.',
    ],
  ],
  Files: [
    [
      'SVC_OBJECTS_FOLDER',
      '.svc/objects',
      'Where exports, reports and what engines sent are kept: one folder for API and workers.',
    ],
    ['SVC_S3_BUCKET', '', 'Keeps them in an S3-compatible bucket instead.'],
    ['SVC_S3_ACCESS_KEY_ID', '', 'Needed with SVC_S3_BUCKET.'],
    ['SVC_S3_SECRET_ACCESS_KEY', '', 'Needed with SVC_S3_BUCKET.'],
    ['SVC_S3_REGION', 'us-east-1', 'The bucket’s region.'],
    ['SVC_S3_ENDPOINT', '', 'For others than AWS; the bucket stands in the path.'],
  ],
  'Signing in': [
    ['OIDC_ISSUER', '', 'An OpenID Connect provider whose people may sign in; the three are set together.'],
    ['OIDC_CLIENT_ID', '', 'As whom this deployment asks there.'],
    ['OIDC_CLIENT_SECRET', '', 'The secret of that client.'],
    ['OIDC_NAME', '', 'What the button says. Left out: the issuer’s host.'],
  ],
  Integrations: [
    ['GOOGLE_OAUTH_CLIENT_ID', '', 'Google Analytics and Search Console by a consent; set with the secret.'],
    ['GOOGLE_OAUTH_CLIENT_SECRET', '', 'The secret of that client.'],
    ['SLACK_CLIENT_ID', '', 'Slack by a consent; without it, by incoming webhooks alone.'],
    ['SLACK_CLIENT_SECRET', '', 'The secret of that client.'],
    ['GOOGLE_OAUTH_AUTHORIZATION_URL', 'https://accounts.google.com/o/oauth2/v2/auth', 'Replaces Google’s.'],
    ['GOOGLE_OAUTH_TOKEN_URL', 'https://oauth2.googleapis.com/token', 'Replaces Google’s.'],
    ['GOOGLE_OAUTH_REVOCATION_URL', 'https://oauth2.googleapis.com/revoke', 'Replaces Google’s.'],
    ['GOOGLE_SERVICE_TOKEN_URL', 'https://oauth2.googleapis.com/token', 'Replaces Google’s.'],
    ['GOOGLE_ANALYTICS_BASE_URL', 'https://analyticsdata.googleapis.com', 'Replaces Google’s.'],
    ['SEARCH_CONSOLE_BASE_URL', 'https://searchconsole.googleapis.com', 'Replaces Google’s.'],
    ['BIGQUERY_BASE_URL', 'https://bigquery.googleapis.com', 'Replaces Google’s.'],
    ['BING_WEBMASTER_BASE_URL', 'https://ssl.bing.com/webmaster/api.svc/json', 'Replaces Microsoft’s.'],
    ['CLOUDFLARE_BASE_URL', 'https://api.cloudflare.com/client/v4', 'Replaces Cloudflare’s.'],
    ['SLACK_API_URL', 'https://slack.com/api', 'Replaces Slack’s.'],
    ['SLACK_AUTHORIZATION_URL', 'https://slack.com/oauth/v2/authorize', 'Replaces Slack’s.'],
  ],
  Traces: [
    [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      '',
      'Sends traces there over OTLP/HTTP; other `OTEL_…` settings are those of OpenTelemetry.',
    ],
    ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', '', 'The same for traces alone, as the whole address.'],
    ['OTEL_SDK_DISABLED', 'false', '`true`: none are sent.'],
    ['OTEL_TRACES_EXPORTER', 'otlp', '`none`: none are sent.'],
    ['OTEL_TRACES_SAMPLER', '', '`parentbased_traceidratio`: a share of them. Left out: all.'],
    ['OTEL_TRACES_SAMPLER_ARG', '1', 'That share, 0 to 1.'],
  ],
  'Limits of engines': [
    ['ENGINE_MAX_CONCURRENT', '100', 'Calls in flight at an engine, over all workers.'],
    [
      'ENGINE_REQUESTS_PER_MINUTE',
      '',
      'How often it may be called. Left out: what the engine states, else what its answers show.',
    ],
    ['ENGINE_TIMEOUT_SECONDS', '300', 'One attempt, to the last byte.'],
    ['ENGINE_DEADLINE_SECONDS', '900', 'An answer with its retries.'],
    [
      'SCREEN_TIMEOUT_SECONDS',
      '720',
      'One attempt at a product’s own page (`…-ui`), which a provider opens and waits for. Left out: ENGINE_TIMEOUT_SECONDS where that is set.',
    ],
    ['SCREEN_DEADLINE_SECONDS', '1800', 'The same with its retries.'],
  ],
  'MCP server': [
    ['SVC_API_URL', '', 'The API that it calls.'],
    ['SVC_API_KEY', '', 'The key of its caller; over HTTP, callers bring their own.'],
    ['MCP_HTTP_PORT', '', 'Serves `/mcp` over HTTP on this port. Left out: it speaks over stdio.'],
    ['MCP_HTTP_HOST', '127.0.0.1', 'Where it listens; the image says `0.0.0.0`.'],
    ['MCP_HTTP_ALLOWED_HOSTS', '', 'Names that requests may come by, split by commas.'],
    ['MCP_HTTP_TOKEN', '', 'What callers have to know beside their key.'],
    ['SVC_MCP_TOOL_NAMES', '', '`underscore`: for clients that take no dots in names.'],
    ['SVC_MCP_MAX_CREDITS', '', 'Credits that one call may spend at most.'],
  ],
};
