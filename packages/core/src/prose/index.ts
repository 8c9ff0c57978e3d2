export { dayOf } from './day.ts';
export { percent } from './percent.ts';
export { points, pointsRange, pointsWithRange, signedPoints } from './points.ts';
export { sentenceIn, tell, tellGerman } from './tell.ts';
