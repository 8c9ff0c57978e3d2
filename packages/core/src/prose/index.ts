export { dayOf } from './day.ts';
export { tell, tellGerman } from './tell.ts';
