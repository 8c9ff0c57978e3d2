/** Sentences about a brand: what they say of it, about what, and whether it is true. */
export { checkFact, type Fact, type Verdict } from './fact.ts';
export { compileQuotes, type Quote, sentencesWith } from './quote.ts';
export { compileStatements, type Statement, statementsIn } from './statement.ts';
export { type Theme, themeNames } from './theme.ts';
