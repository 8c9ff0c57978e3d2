export { effectiveDays, type Privacy, readPrivacy } from './privacy.ts';
