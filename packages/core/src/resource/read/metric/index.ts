export { metricVerbs } from './verbs.ts';
