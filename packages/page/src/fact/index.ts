export { recurringPrice } from './pattern.ts';
export { type PageFacts, readFacts } from './read-facts.ts';
export { readStatement } from './statement.ts';
