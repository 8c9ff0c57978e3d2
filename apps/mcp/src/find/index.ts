export { type FindTools, finderOf } from './find.ts';
export { nearest } from './nearest.ts';
