import { operation, resource } from '../../kernel/operation.ts';
import { SentimentQuery, SentimentReport } from './schema.ts';

export const sentimentOperations = resource({ name: 'Analytics', replica: true }, [
  operation({
    id: 'get_sentiment',
    address: 'GET /v1/analytics/sentiment',
    scope: 'analytics:read',
    summary: 'Read how answers speak of a brand',
    description: 'Polarity with intervals and series, unknown counted separately; themes and quotes.',
    query: SentimentQuery,
    returns: SentimentReport,
    errors: ['not_found'],
  }),
]);
