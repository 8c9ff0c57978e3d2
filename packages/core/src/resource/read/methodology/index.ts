export { getMethodology } from './service.ts';
export { sheet } from './sheet/index.ts';
export { methodologyVerbs } from './verbs.ts';
