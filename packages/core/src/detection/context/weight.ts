/**
 * Log-odds of each piece of evidence that an occurrence means the brand. Set by hand from the labelled cases and checked
 * for calibration by the test beside them; a person's verdicts add to them (`LearnedRule`).
 */
export const weights = {
  distinct: 4.5,
  distinctLowerLong: 2.8,
  distinctLowerShort: 0.3,
  distinctOther: 2.5,
  variant: -0.7,
  inflected: -0.6,

  shortExact: { one: -0.6, two: 2, three: 2.8 },
  shortOther: -3.5,
  shortOtherInsensitive: 0.4,

  wordLower: -4.5,
  wordLowerInsensitive: -3,
  wordAllCaps: 3,
  wordUncased: 0.9,
  wordInnerCapital: 4,
  wordMixed: -1.5,
  wordPhrase: 1.4,
  position: { middle: 3.4, start: -0.4, head: 0.5, colon: 0.5 },
  titleCase: 0.1,
  upperLine: -0.3,
  nounLanguage: 0.4,
  foreignWord: 1.6,

  exactEmphasis: 1,
  exactLink: 2.5,
  tableCell: 1,
  hyphenated: -0.6,
  code: -3,
  determiner: -1.1,
  fixedExpression: -6,
  weakExpression: -1.2,
  verbAfter: 2,
  functionWordAfter: -2.6,
  commaAfterStart: -0.8,
  possessive: 1.6,
  companyWordAfter: 2.4,
  comparedBefore: 1.8,
  addedDiacritics: -9,

  cited: 3,
  retrieved: 1,
  otherAlias: 3,
  coMention: 0.9,
  manyCoMentions: 1.8,
  prompt: 1.6,
  contextTerm: 1.3,
  negativeInSentence: -3.2,
  negativeElsewhere: -0.8,
  discourse: 1.6,
} as const;

export function probability(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}
