import type { PromptIntent } from '@svc/contract/measure/prompt-set';
import { fold, splitWords } from '@svc/page';
import { isOrdinaryWord, namesTown } from '../../../../business/index.ts';
import { intentRules } from './intent-rules.ts';

export interface PromptClass {
  intent: PromptIntent;
  /** The prompt names the brand: it is left out of presence statistics. */
  branded: boolean;
  /** Asked as a question rather than typed as keywords or given as an order. */
  questionForm: boolean;
}

const asksForBest =
  /\bbest|\btop\b|\brecommend|\bsuggest|\bmost experience|\bam \p{L}+sten\b|\bempfehl|\bempfiehl|\bmeilleur|\bmejor|\bmiglior|\bmelhor|\bconsigli|\brecomi?e?nd|\bbeste/u;
/** On the text as written: a capital after "in" is a place in most languages. */
const place = /(?<!\p{L})(?:in|near|around|à|en|em|a|bei|zu)\s(?!(?:IT|USD|EUR)\b)\p{Lu}\p{Ll}+/u;
const germanPlace = /\bin\s\p{Lu}\p{Ll}+(?:\s(?:an|empfehlen|Hilfe)|[?.]?$)/u;
const questionWord =
  /^(?:who|whom|what|which|where|when|why|how|is|are|can|could|do|does|should|would|was|wer|wie|wo|welche[rsnm]?|warum|wann|ist|sind|kann|kannst|mit welche|qui|que|quel(?:le)?s?|comment|combien|ou|pourquoi|est-ce|peux-tu|cuanto|como|donde|quien|cual(?:es)?|chi|che|come|dove|quanto|qual[ei]|mi consigli|quem|onde|qual|quais|hoeveel|hoe|waar|wat|wie|kun je)\b/;

const containsName = (foldedText: string, name: string): boolean => {
  const words = splitWords(fold(name)).join(' ');
  return words !== '' && ` ${foldedText} `.includes(` ${words} `);
};

/** By rules alone. `brandNames`: names, aliases and domains. */
export function classifyPrompt(text: string, brandNames: readonly string[]): PromptClass {
  const folded = fold(text).trim();
  const spaced = splitWords(folded).join(' ');
  const joined = folded.replace(/[^\p{L}\p{N}]/gu, '');
  const branded = brandNames.some((name) => {
    // “Register” is a brand, “cash register software” is not: an ordinary word names it with its capital alone.
    if (isOrdinaryWord(name) && !text.slice(1).includes(name)) return false;
    const key = fold(name).replace(/[^\p{L}\p{N}]/gu, '');
    // A long name is found however it is spaced: "Rota Mill" for "Rotamill".
    return (
      containsName(spaced, name) ||
      containsName(spaced.replaceAll("'s", ''), name) ||
      (key.length >= 7 && joined.includes(key))
    );
  });
  const found = intentRules.find(([, fits]) => fits(folded))?.[0];
  // A few words without a question are a search for what they name.
  const matched = found ?? (folded.endsWith('?') ? 'informational' : 'best_of');
  const isPlace = /\b(?:wer|wo|anbieter|kannst)\b/.test(folded) ? germanPlace.test(text) : place.test(text);
  const isHere = isPlace || (matched !== 'local' && namesTown(text));
  // “Which garage in Leeds …?” asks where to go; “the best garage in Leeds” asks which is best.
  const isOpen = found === undefined || (found === 'best_of' && !asksForBest.test(folded));
  const intent = isHere && isOpen ? 'local' : matched;
  const start = folded.replace(/^[^\p{L}]+/u, '');
  return { intent, branded, questionForm: folded.endsWith('?') || questionWord.test(start) };
}
