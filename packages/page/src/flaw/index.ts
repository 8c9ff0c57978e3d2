export { type Flaw, type PageFlaws, readFlaws } from './read-flaws.ts';
export { readScripted } from './scripted.ts';
