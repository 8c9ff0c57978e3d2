export { brandingVerbs } from './verbs.ts';
