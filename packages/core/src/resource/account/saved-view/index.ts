export { savedViewVerbs, views } from './verbs.ts';
