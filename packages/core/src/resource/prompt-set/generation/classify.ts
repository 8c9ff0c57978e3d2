import { fold, splitWords } from '@svc/page';
import { isOrdinaryWord, namesTown } from '../../../business/index.ts';
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
    /\balternati|\binstead\b|\breplacement for\b|\breplace[sd]?\b|\bsubstitutes?\b|\bcompetitors? (?:of|to)\b|\bcompetes? with\b|\b(?:apps?|brands?|tools?|something|places?|sites?) (?:like|similar)\b|\bsimilar to\b|\b(?:leave|leaving|switch(?:ing)? from|switch(?:ing)? away|move away from|moving away from|migrate from)\b|\bwho else\b|\bother options\b|\bwhat else\b|\bersatz fur\b|\bweg von\b|\bwechsel(?:n)? (?:von|zu)\b|\bwechseln\b|\bstatt(?:dessen)?\b|\bneben de[mr]\b|\bgibt es außer\b|\bau lieu d|\ben lugar de\b|\bin plaats van\b/,
  ],
  [
    'comparison',
    /\bcompar|\bversus\b|\bvs\b|\bdiffer|\bvergleich|\bunterschei?d|\bunterschied|\bpros? and cons?\b|\bvor- und nachteile|\btrade-?offs?\b|\bspricht (?:fur|gegen)\b|^\S+ gegen \S+\??$|\bavantages et inconv|\bventajas y desv|\bvantagens e desv|\bpro e contro\b|\bconfront|\bdiferenci|\bdiferem\b|\bvergelijk|\bverschil|\bvoor- en nadelen|\bbetter than\b|\bbesser als\b|\b(?:better|besser)\b.*\b(?:or|oder)\b|^(?!what|how|everything|is there)[^.]*\b(?:or|oder)\b.*\b(?:better|besser|lohnt|which|what|was ist)\b|\bbetter reviews\b|^(?:should|soll) i? ?.*\b(?:or|oder)\b|^(?!(?:which|what|how|where|who|is there|are there|gibt|welch|wo|wer|was)\b)(?:[^,.;?]+ )?\S+ (?:or|oder) [^,.;]{2,60}\?$/,
  ],
  [
    // A situation, then who or what can help.
    'problem',
    /^(?!(?:i am|i'm|we are|i have just|i need|we need) (?:looking|planning|new|moved)|(?:ich|wir) (?:suche|sind neu|bin neu|plane))[^?.]{8,160}\. (?:which|what|who|where|welche|wer|wen|wem|wo|an wen|mit wem|zu welch|bei welch|in welch|worauf|was)\b.*\?$/,
  ],
  [
    'price',
    /\bcosts?\b(?! too much time| uns| ons)|\bhow much\b|\bpric(?:e|es|ed|ing)\b|\bcheap|\bcheapest|\baffordable|\bvalue for money|\bfees?\b|\bcharges?\b|\bexpensive|\bdiscount|\bbudget\b|\b(?:under|below|unter|bis|less than|weniger als) ?[$£€]?\d|\bfree (?:entry|plan|tier|trial|of charge|to use|\p{L}+ (?:tool|app|software))|\bpay for\b|\brates\b|\bkostenlos|\bkostet\b(?! uns)|\bkosten\b|\bpreis|\bguenstig|\bgunstig|\bbillig|\bteuer|\bgebuhr|\bausgeben\b|\beintritt\b|\bfestpreis|\brabatt|\bbezahlbar|\bcombien|\bprix\b|\bpas cher|\btarif|\bquel budget|\bcuanto cuesta|\bprecio|\bpresupuesto necesito|\bbarat|\bquanto cost|\bquanto cust|\bprezz|\beconomic[ahei]+\b|\bquale budget|\bpreco|\borcamento preciso|\bkost\b(?! ons)|\bhoeveel|\bprijs|\bgoedko/u,
  ],
  [
    'informational',
    /^(?:how (?:does|do) \p{L}+(?: \p{L}+)* work|how to choose|how do i (?:choose|recognise|find|tell|know|get started)|how long|how often|what (?:is|are) (?:an?|included|carbon) |what is worth|what does .* do|what should i (?:look|ask|check|know)|what should (?:a|we) |what (?:questions|documents)|when (?:should|is)|explain|guide to|who needs|was ist ein|wie (?:funktioniert|lange|oft|lauft)|worauf|woran erkenne|welche (?:unterlagen|fragen|schritte)|is .* (?:effective|safe|worth it))/u,
  ],
  [
    'problem',
    /\bproble+m|\btrouble\b|\bmistakes?\b|\blets? (?:me|us) down|\bnot (?:working|loading)|\bfix\b|\berror|\bfehler|\berreurs?\b|\berror[ei]s?\b|\berros?\b|\bfouten\b|\btoo much time|\b(?:does|do|did)(?:n't| not) \p{L}+|\bwon't\b|\bcan(?:not|'t)\b|\bhow (?:do i|can (?:i|we)) (?:stop|reduce|avoid|prevent|get rid)|\bkeeps? (?:failing|getting|losing|crashing|\p{L}+ing)|\b(?:forgets?|loses?|lost|struggles?|refuses?|hurts?|broken|broke down|stuck|toothache|blisters)\b|\btoo (?:slow|slowly)\b|^(?:my|our|mein\p{L}*|unser\p{L}*|i|we|ich|wir)\b(?!.*\b(?:need|looking for|want to|would like|suche[n]?|brauche[n]?|mochte[n]?|planning|plane[n]?)\b)|\bverstopft|\bbricht\b|\bsturzt\b|\bstandig\b|\bdauernd\b|\bschmerzen\b|\bverlieren\b|\bfunktioniert nicht/u,
  ],
  [
    'local',
    /\bnear (?:me\b|\p{L})|\bnearby\b|\bclose to \p{L}|\bwalking distance|\bin my (?:area|city|town|neighbourhood|neighborhood)|\bin (?:der|meiner) nahe|\bbei mir\b|\bum die ecke|\bvor ort\b|\bpres de\b|\bcerca de\b|\bvicino a\b|\bperto de\b|\bin de buurt/u,
  ],
  [
    'best_of',
    /\bbest\b|\btop\b|\brecommend|\bsuggest|\bwhich compan|\blead(?:s|ing)?\b|\bpick\b|\bmost (?:\p{L}+(?:ed|ble|ful|ent)|popular)\b|\bshould (?:i|we) (?:get|choose|buy|take|hire|use)\b|\b(?:good|great) \p{L}+|\bgive me \p{L}+|^which\b|^welche[rsnm]?\b|^who makes\b|^wer (?:baut|macht)\b|\bnimmt man\b|\bgute[nrs]? \p{L}+|\bam besten\b|\bbeste[nrs]?\b|\bempfehl|\bempfiehl|\bfuhrend|\bmeilleur|\brecommand|\bmejor|\brecomiend|\brecomendable|\brecomendave|\brecomenda|\bmiglior|\bconsigli|\bil meglio|\bmelhor|\baan te raden|\braad je/u,
  ],
];
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
  const found = rules.find(([, pattern]) => pattern.test(folded))?.[0];
  const matched = found ?? 'informational';
  const isPlace = /\b(?:wer|wo|anbieter|kannst)\b/.test(folded) ? germanPlace.test(text) : place.test(text);
  const isHere = isPlace || (matched !== 'local' && namesTown(text));
  // “Which garage in Leeds …?” asks where to go; “the best garage in Leeds” asks which is best.
  const isOpen = found === undefined || (found === 'best_of' && !asksForBest.test(folded));
  const intent = isHere && isOpen ? 'local' : matched;
  const start = folded.replace(/^[^\p{L}]+/u, '');
  return { intent, branded, questionForm: folded.endsWith('?') || questionWord.test(start) };
}
