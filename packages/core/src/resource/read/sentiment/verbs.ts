import { sentimentOperations } from '@svc/contract/read/sentiment';
import { implement } from '../../../implement/index.ts';
import { getSentiment } from './service.ts';

export const sentimentVerbs = implement(sentimentOperations, {
  get_sentiment: { run: getSentiment },
});
