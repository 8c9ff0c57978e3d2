import { english } from './phrase/english.ts';
import { french } from './phrase/french.ts';
import { german } from './phrase/german.ts';
import { japanese } from './phrase/japanese.ts';
import type { Phrases } from './phrase/phrases.ts';
import { spanish } from './phrase/spanish.ts';

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const MARKERS: [Phrases, Set<string>][] = [
  [
    german,
    new Set(
      'der die das und ist für ein eine einen welche welcher welches was wie wo gibt kleines kleine beste bestes besten mit ohne oder gute günstige'.split(
        ' ',
      ),
    ),
  ],
  [
    french,
    new Set(
      'le la les des est pour un une quel quelle quels quelles meilleur meilleure meilleurs comment où avec sans petit petite du au'.split(
        ' ',
      ),
    ),
  ],
  [
    spanish,
    new Set(
      'el los las es para una cuál cuáles qué mejor mejores cómo dónde con sin pequeña pequeño del hay'.split(
        ' ',
      ),
    ),
  ],
];

/** The language to answer in, from the prompt alone: script, then the most common small words; English otherwise. */
export function phrasesFor(prompt: string): Phrases {
  if (JAPANESE.test(prompt)) return japanese;
  const words = prompt.toLowerCase().split(/[^\p{L}]+/u);
  let best = english;
  let most = 1;
  for (const [phrases, markers] of MARKERS) {
    const hits = words.reduce((count, word) => count + Number(markers.has(word)), 0);
    if (hits > most) {
      best = phrases;
      most = hits;
    }
  }
  return best;
}
