export { acceptConsent } from './callback.ts';
export { syncIntegrationJob } from './jobs.ts';
export { findIntegration, forgetIntegrations, topQueries } from './queries.ts';
export { integrationOperations } from './resource.ts';
export { syncOne } from './sync.ts';
