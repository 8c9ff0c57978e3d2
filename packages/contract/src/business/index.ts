export * from './family-words.ts';
