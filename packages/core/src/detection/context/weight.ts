/**
 * Log-odds of each piece of evidence that an occurrence means the brand. Set by hand from the labelled cases and checked
 * for calibration by the test beside them; a person's verdicts add to them (`LearnedRule`).
 */
export const weights = {
  distinct: 4.5,
  distinctLowerLong: 2.8,
  distinctLowerShort: -0.3,
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
  position: { middle: 3.4, start: 0.6, head: 0.8, colon: 0.6 },
  properMiddle: 1.2,
  properBeforeName: -1.2,
  titleCase: 0.1,
  upperLine: -0.3,
  nounLanguage: 1,
  foreignWord: 1.6,

  exactEmphasis: 1,
  exactLink: 2.5,
  tableCell: 1,
  hyphenated: -0.6,
  code: -6,
  determiner: -1.3,
  fixedExpression: -6,
  weakExpression: -1.2,
  verbAfter: 2,
  nounAfter: -1.3,
  verbOrNounAfter: -0.5,
  listedWithName: 1,
  listedWithWord: -1.5,
  insideLongerName: -4.2,
  determinerAndName: -0.8,
  acronymInside: -3.6,
  acronymAtStart: -2,
  label: -0.9,
  tableHeader: -3,
  functionWordAfter: -4.5,
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
  /** What the rest of the answer can add at most: it cannot make a brand of "target audience". */
  answerLimit: 4,
  negativeInSentence: -3.2,
  negativeElsewhere: -0.8,
  discourse: 1.6,
  ordinaryElsewhere: -1.1,
  topicInSentence: -2,
  topicElsewhere: -0.7,
} as const;

export function probability(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}
