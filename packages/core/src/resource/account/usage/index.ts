export { noteUsage } from './queries.ts';
export { forecastUsage } from './service.ts';
export { usageVerbs } from './verbs.ts';
