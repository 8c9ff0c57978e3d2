export { tell, tellGerman } from './tell.ts';
