export { shoppingVerbs } from './verbs.ts';
