export { type FindTools, finderOf } from './find.ts';
export { canonical, nearest } from './nearest.ts';
