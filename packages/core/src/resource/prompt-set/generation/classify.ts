import { fold, splitWords } from '@svc/page';
import { isOrdinaryWord } from '../../../business/index.ts';
import type { PromptIntent } from './intent.ts';

export interface PromptClass {
  intent: PromptIntent;
  /** The prompt names the brand: it is left out of presence statistics. */
  branded: boolean;
  /** Asked as a question rather than typed as keywords or given as an order. */
  questionForm: boolean;
}

/** In order: the first that fits wins. Folded text, seven languages together; words that clash are anchored. */
const rules: [PromptIntent, RegExp][] = [
  [
    'alternatives',
    /\balternati|\binstead of\b|\breplacement for\b|\bcompetitors? (?:of|to)\b|\bersatz fur\b|\bau lieu d|\ben lugar de\b|\bin plaats van\b/,
  ],
  [
    'comparison',
    /\bcompar|\bversus\b|\bvs\b|\bdiffer|\bvergleich|\bunterschei?d|\bunterschied|\bpros? and cons?\b|\bvor- und nachteile|\bavantages et inconv|\bventajas y desv|\bvantagens e desv|\bpro e contro\b|\bconfront|\bdiferenci|\bdiferem\b|\bvergelijk|\bverschil|\bvoor- en nadelen|\bbetter than\b/,
  ],
  [
    'price',
    /\bcosts?\b(?! too much time| uns| ons)|\bhow much\b|\bpric(?:e|es|ing)\b|\bcheap|\baffordable|\bvalue for money|\bbudget (?:prevoir|serve|heb|need)|\bkostet\b(?! uns)|\bkosten\b|\bpreis|\bguenstig|\bgunstig|\bcombien|\bprix\b|\bpas cher|\btarif|\bquel budget|\bcuanto cuesta|\bprecio|\bpresupuesto necesito|\bbarat|\bquanto cost|\bquanto cust|\bprezz|\beconomic[ahei]+\b|\bquale budget|\bpreco|\borcamento preciso|\bkost\b(?! ons)|\bhoeveel|\bprijs|\bgoedko/,
  ],
  [
    'problem',
    /\bproble+m|\btrouble\b|\bmistakes?\b|\blets? (?:me|us) down|\bnot working|\bfix\b|\berror|\bfehler|\berreurs?\b|\berror[ei]s?\b|\berros?\b|\bfouten\b|\btoo much time|\bdoes(?:n't| not) work/,
  ],
  [
    'local',
    /\bnear (?:me\b|\p{L})|\bin my (?:area|city|town)|\bin der nahe|\bvor ort\b|\bpres de\b|\bcerca de\b|\bvicino a\b|\bperto de\b|\bin de buurt/u,
  ],
  [
    'best_of',
    /\bbest\b|\btop \p{L}+\b|\brecommend|\bwhich compan|\blead(?:s|ing)?\b|\bpick\b|\bbeste[nrs]?\b|\bempfehl|\bempfiehl|\bfuhrend|\bmeilleur|\brecommand|\bmejor|\brecomiend|\brecomendable|\brecomendave|\brecomenda|\bmiglior|\bconsigli|\bil meglio|\bmelhor|\baan te raden|\braad je/u,
  ],
];
/** On the text as written: a capital after "in" is a place in most languages. */
const place = /(?<!\p{L})(?:in|near|around|à|en|em|a|bei|zu)\s(?!(?:IT|USD|EUR)\b)\p{Lu}\p{Ll}+/u;
const germanPlace = /\bin\s\p{Lu}\p{Ll}+(?:\s(?:an|empfehlen|Hilfe)|[?.]?$)/u;
const questionWord =
  /^(?:who|whom|what|which|where|when|why|how|is|are|can|could|do|does|should|would|was|wer|wie|wo|welche[rsnm]?|warum|wann|ist|sind|kann|kannst|mit welche|qui|que|quel(?:le)?s?|comment|combien|ou|pourquoi|est-ce|peux-tu|cuanto|como|donde|quien|cual(?:es)?|chi|che|come|dove|quanto|qual[ei]|mi consigli|quem|onde|qual|quais|hoeveel|hoe|waar|wat|wie|kun je)\b/;

const containsName = (foldedText: string, name: string): boolean => {
  const words = splitWords(fold(name)).join(' ');
  return words !== '' && ` ${foldedText} `.includes(` ${words} `);
};

/** By rules alone; a prompt that fits none is informational. `brandNames`: names, aliases and domains. */
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
  const matched = rules.find(([, pattern]) => pattern.test(folded))?.[0] ?? 'informational';
  const isPlace = /\b(?:wer|wo|anbieter|kannst)\b/.test(folded) ? germanPlace.test(text) : place.test(text);
  const intent = isPlace && (matched === 'informational' || matched === 'best_of') ? 'local' : matched;
  const start = folded.replace(/^[^\p{L}]+/u, '');
  return { intent, branded, questionForm: folded.endsWith('?') || questionWord.test(start) };
}
