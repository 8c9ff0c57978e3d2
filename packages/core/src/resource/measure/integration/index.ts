export { acceptConsent, readConsent } from './callback.ts';
export { slackToken } from './credential.ts';
export { syncIntegrationJob } from './jobs.ts';
export {
  forgetIntegrations,
  integrationsOfProject,
  mostSearched,
  referralsByDay,
  referralsByPage,
} from './queries.ts';
export { syncOne } from './sync.ts';
export { integrationVerbs } from './verbs.ts';
