export { promptTemplateVerbs } from './verbs.ts';
