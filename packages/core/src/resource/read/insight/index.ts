export { insightVerbs } from './verbs.ts';
