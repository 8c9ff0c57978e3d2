export { maskPersonal, maskPersonalInBody } from './mask.ts';
export { effectiveDays, type Privacy } from './privacy.ts';
export { readPrivacy } from './queries.ts';
