export { dayOf } from './day.ts';
export { percent } from './percent.ts';
export { sentenceIn, tell, tellGerman } from './tell.ts';
