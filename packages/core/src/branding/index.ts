export { type Branding, plainBranding, readBranding } from './branding.ts';
export { contrast, readableContrast, readableOn } from './contrast.ts';
