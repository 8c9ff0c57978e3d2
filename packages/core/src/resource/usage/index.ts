export { noteUsage } from './queries.ts';
export { usageOperations } from './resource.ts';
export { forecastUsage } from './service.ts';
