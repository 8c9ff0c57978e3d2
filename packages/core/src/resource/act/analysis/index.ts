export { analysisVerbs } from './verbs.ts';
