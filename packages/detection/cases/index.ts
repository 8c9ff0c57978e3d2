import { absence } from './absence.ts';
import { absenceLanguage } from './absence-language.ts';
import { answer } from './answer.ts';
import type { LabelledCase } from './case.ts';
import { homonymEnglish } from './homonym-english.ts';
import { homonymOther } from './homonym-other.ts';
import { insideWord, insideWordHeldOut } from './inside-word.ts';
import { markdown, overlap } from './markdown.ts';
import { market } from './market.ts';
import { marketMore } from './market-more.ts';
import { plain } from './plain.ts';
import { inflection, script } from './script.ts';
import { sentenceStart } from './sentence-start.ts';
import { sentenceStartHeldOut } from './sentence-start-held-out.ts';
import { spelling } from './spelling.ts';
import { voice } from './voice.ts';
import { voiceMore } from './voice-more.ts';

export { brandById } from './brands.ts';
export type { LabelledCase } from './case.ts';
export { citationCases, ownershipCases } from './citation.ts';

/** Every labelled text of the repository. */
export const labelledCases: LabelledCase[] = [
  ...homonymEnglish,
  ...homonymOther,
  ...script,
  ...inflection,
  ...spelling,
  ...markdown,
  ...overlap,
  ...absence,
  ...absenceLanguage,
  ...answer,
  ...voice,
  ...voiceMore,
  ...plain,
  ...market,
  ...marketMore,
  ...sentenceStart,
  ...sentenceStartHeldOut,
  ...insideWord,
  ...insideWordHeldOut,
];
