import { operation, resource } from '../../kernel/operation.ts';
import { CrawlerActivity, CrawlerQuery, IngestCrawlerLog, IngestedLog } from './schema.ts';

export const crawlerTrafficOperations = resource('Integrations and traffic', [
  operation({
    id: 'ingest_crawler_log',
    address: 'POST /v1/projects/{projectId}/traffic/logs',
    scope: 'projects:write',
    fine: 'traffic:write',
    summary: 'Send server logs',
    description:
      'Counts visits of AI crawlers. A line counts once, however often it is sent. Client addresses and query strings are dropped. The log may also be the whole body, as text/plain or application/x-ndjson, gzipped or not.',
    body: IngestCrawlerLog,
    text: 'content',
    returns: IngestedLog,
    errors: ['validation_failed'],
  }),
  operation({
    id: 'get_crawler_activity',
    address: 'GET /v1/projects/{projectId}/traffic/crawlers',
    scope: 'analytics:read',
    fine: 'traffic:read',
    summary: 'Read AI crawlers’ visits',
    description: 'By crawler, page, status and day, from the logs sent; spoofed ones apart.',
    query: CrawlerQuery,
    returns: CrawlerActivity,
    errors: ['validation_failed'],
  }),
]);
