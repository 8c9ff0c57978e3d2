export { contrast, readableContrast, readableOn } from './contrast.ts';
export { type Branding, plainBranding, readBranding } from './queries.ts';
