export { type Branding, plainBranding, readBranding } from './queries.ts';
