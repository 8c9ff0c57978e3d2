import { isMass, isPlural } from './english.ts';
import { isPerson } from './person.ts';
import { itemsOf } from './read.ts';
import type { Offer } from './types.ts';

/** Words that praise rather than tell, or that say how a firm is run; nobody puts them into a question. */
export const praise = new Set(
  `leading best top great good modern innovative award-winning family-run family-owned independent trusted friendly local
  small big reliable professional experienced premier unique beautiful amazing high-quality quality affordable cheap certified
  licensed qualified weekly monthly daily new newest next-generation simple easy powerful smart intelligent all-in-one
  complete comprehensive full full-service one-stop personal individual customized bespoke-made hand-made
  world-class state-of-the-art cutting-edge first favourite favorite popular famous well-known established traditional passionate
  young busy cosy cozy charming welcoming lovely stylish fresh finest fine premium exclusive authentic real true honest fair
  fast quick instant free award winning women-owned woman-owned employee-owned customer-owned member-owned dedicated expert
  global international nationwide regional national european british german american digital-first
  modern-day worldwide awesome effortless seamless flexible scalable secure robust lightweight blazing-fast oldest largest biggest
  ultimate only original number-one no.1 multi-award-winning registered accredited sustainable-minded pioneering disruptive proud`.split(
    /\s+/,
  ),
);
export const lowered = (word: string): string =>
  /^\p{Lu}[\p{Ll}'’-]+$/u.test(word) &&
  !/^(?:English|German|French|Spanish|Italian|Japanese|Thai|Indian|Greek|Chinese|Korean|Mexican|Turkish|Vietnamese|Nordic|Scandinavian|Persian|Lebanese|Ethiopian|Portuguese|Swedish|Swiss|Dutch|Danish|Polish|Moroccan|Caribbean|American|British|Irish|Scottish|Welsh|Montessori|Waldorf|Victorian|Christian|Jewish|Muslim|Catholic|Buddhist|Ayurvedic|Kubernetes|Python|JavaScript|TypeScript|Rust|Java|Shopify|WordPress|Postgres|React|Android|Bluetooth|Linux|Arabic|Mandarin|Russian|European|Alpine|Mediterranean|African|Asian|Peruvian|Sicilian|Neapolitan|Tuscan)$/.test(
    word,
  )
    ? word.charAt(0).toLowerCase() + word.slice(1)
    : word;

/** Splits what follows a head into offers, for whom, with what. */
export function restOf(rest: string, provider: 'offer' | 'feature'): Offer[] {
  const offers: Offer[] = [];
  const cut = rest
    .replace(/^of\s+/, '')
    .replace(/\b(?:that|which|who|where|whose|so that|so you|because)\b[^,;:]*/gi, ' ');
  const parts = cut.split(
    /\s(?=(?:for|with|after|during|without|including|featuring|from|in|near|at|on|to)\s)|(?=,)/i,
  );
  let type: Offer['type'] | null = null;
  for (const raw of parts) {
    const part = raw.replace(/^,\s*/, '').trim();
    const [, preposition = '', words = ''] =
      /^(for|with|after|during|without|including|featuring|from|in|near|at|on|to)\s+(.*)$/i.exec(part) ?? [];
    const lower = preposition.toLowerCase();
    const text = preposition === '' ? part : words;
    if (lower === 'for') {
      const items = itemsOf(text, /\s(?:and|&)\s/);
      const persons = items.filter((item) => isPerson(item, 'en'));
      if (persons.length > 0) offers.push(...persons.map((one) => ({ text: one, type: 'person' as const })));
      else if (usable(text)) offers.push({ text: `for ${text}`, type: 'use' });
      type = null;
    } else if (['after', 'during'].includes(lower) || (lower === 'to' && /^\p{Lu}/u.test(text))) {
      if (usable(text)) offers.push({ text: `${lower} ${text}`, type: 'use' });
      type = null;
    } else if (['with', 'including', 'featuring'].includes(lower)) {
      type = 'feature';
      offers.push(...itemsOf(text, /\s(?:and|&)\s/).map((one) => ({ text: one, type: 'feature' as const })));
    } else if (lower === '' && /^(?:covers|covering)\s/i.test(text)) {
      offers.push({ text: text.replace(/^\w+/, 'that covers'), type: 'use' });
    } else if (lower === '') {
      const items = itemsOf(text, /\s(?:and|&)\s/);
      offers.push(...items.map((one) => ({ text: one, type: type ?? provider })));
    } else type = null;
  }
  return offers.flatMap(cleanOffer);
}

const usable = (text: string): boolean => text !== '' && text.split(/\s+/).length <= 5;
const noItem =
  /^(?:works|helps|lets|makes|keeps|runs|turns|one|every|each|sold|delivered|made|available|based|founded|since|located|open|established|designed|built|developed|owned|run|handmade|shipped|bookable|everything|all|more|much more|many more|etc|others|please|call|book|contact|about|home|imprint|privacy|blog|news|our|we|you|your|team|prices|menu|why|how|what|who|welcome|get|start|learn|read|find|discover|online|in|at|on|by|from|free delivery|faq|careers|jobs|login|sign|download|shop now|gallery|reviews|testimonials|services|products|features|pricing|customers|resources|company|documentation|also|as well|any)\b|^(?:care|help|support|advice|services?|treatments?|consultations?|classes|courses|quality|people|children|more|online|delivery|subscription)$/i;

/** “Visas” begins a sentence, “Invisalign” is a name. */
const isOrdinary = (word: string): boolean =>
  isPlural(word) || isMass(word) || /(?:y|tion|ment|al|er|ing|care|work|age|ure|sis)$/i.test(word);

function cleanOffer({ text, type }: Offer): Offer[] {
  const treated =
    /^(?:treatment|care|support|help|advice|therapy|lessons|classes|courses|coaching)\s(?:of|for)\s(.+)$/i.exec(
      text,
    );
  if (treated?.[1] && isPerson(treated[1], 'en')) return [{ text: treated[1].toLowerCase(), type: 'person' }];
  const plain = text
    .replace(/^(?:and|or|plus|also|as well as|including|&)\s+/i, '')
    .replace(
      /^(?:tracks|splits|manages|handles|plans|sends|automates|connects|syncs|shows|saves|brings|creates|organises|organizes|records|measures)\s+/i,
      '',
    )
    .replace(
      /^(?:offering|serving|selling|providing|featuring|covering|covers|specialising in|specializing in|experts in|specialists in)\s+/i,
      '',
    )
    .replace(/^(?:the|our|your)\s+/i, '')
    .replace(/\s+(?:and more|too|as well)$/i, '')
    .replace(/[.,!)("“”]+$/g, '')
    .trim();
  const words = plain.split(/\s+/);
  if (type !== 'use' && (noItem.test(plain) || words.length > 5 || plain.length < 3)) return [];
  if (
    /https?:|www\.|@|[<>{}[\]]/.test(plain) ||
    /\b(?:is|are|was|we|you|our|that|which|can|will)\b/i.test(plain)
  )
    return [];
  if (
    type === 'feature' &&
    /(?:free|able|ible|less|ful|proof|based|made|friendly|ready|grown|sourced|compatible|certified|vegan|organic|natural|sustainable|local|fresh|seasonal|only)$/i.test(
      plain,
    )
  )
    return [];
  if (type !== 'use' && words.every((word) => praise.has(word.toLowerCase()))) return [];
  // “Fired in small batches” is no thing.
  if (/^\p{L}+[^e]ed(?: \p{L}+ly)?$/u.test(plain)) return [];
  const shown = words.map((word) => (words.length > 1 || isOrdinary(word) ? lowered(word) : word)).join(' ');
  if (type === 'use') return [{ text: shown, type }];
  if (/^(?:no|free|own|on-site|emergency|24-hour|24\/7)\s/i.test(shown))
    return [{ text: shown, type: 'feature' }];
  return [{ text: shown, type: isPerson(shown, 'en') ? 'person' : type }];
}
