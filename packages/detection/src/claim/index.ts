/** Sentences about a brand: what they say of it, and about what. */
export { compileQuotes, type Quote } from './quote.ts';
export { type Theme, themeNames } from './theme.ts';
