export { findTools } from './find.ts';
export { nearest } from './nearest.ts';
