export { sentimentVerbs } from './verbs.ts';
