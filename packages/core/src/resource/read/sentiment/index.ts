export { getSentiment } from './service.ts';
export { sentimentVerbs } from './verbs.ts';
