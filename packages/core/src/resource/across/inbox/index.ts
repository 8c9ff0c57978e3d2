export { inboxVerbs } from './verbs.ts';
