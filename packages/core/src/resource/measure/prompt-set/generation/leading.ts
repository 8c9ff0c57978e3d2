import { fold } from '@svc/page';

/** In order, seven languages together, on folded text. */
const rules: [string, RegExp][] = [
  [
    'It presupposes an answer.',
    /\bwhy (?:is|are) (?!it\b|there\b|they\b).*\b(?:the best|better|so good|so popular|leading|superior)\b|\bwarum (?:ist|sind) .*\b(?:beste[nrs]?|besser|fuhrend)\b|\bpourquoi .*\b(?:meilleure?s?|le mieux)\b|\bpor que .*\bmejor(?:es)?\b|\bperche .*\bmiglior[ei]\b|\bpor que .*\bmelhor(?:es)?\b|\bwaarom (?:is|zijn) .*\b(?:beste|beter)\b/,
  ],
  [
    'It asks for agreement.',
    /\b(?:isn't|aren't|don't you (?:think|agree)|wouldn't you|right\?|correct\?|do you agree|confirm that)|\bnicht wahr\b|\bstimmt es,? dass\b|\boder\?$|\bn'est-ce pas\b|\bverdad\?|\bno es cierto\b|\bvero\?|\bnao e\?|\btoch\?/,
  ],
  [
    'It tells the engine what to think of the subject.',
    /\b(?:obviously|clearly|undoubtedly|of course|everyone knows|offensichtlich|zweifellos|bekanntlich|evidemment|sans doute|obviamente|sin duda|ovviamente|senza dubbio|sem duvida|uiteraard|ongetwijfeld)\b/,
  ],
];

/** Why a wording pushes the answer in one direction; null for a neutral one. By rules alone. */
export function leadingWording(text: string): string | null {
  const folded = fold(text).trim();
  return rules.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}
