import { faultOf, longestScript, nodesOf, type PageDocument, textOf, tidy } from '../content/index.ts';
import { detectLanguage, fold, splitWords, stopWords } from '../language/index.ts';
import type { Evidence, PageIdentity, TextBlock } from '../types.ts';

/** Faults of a page, whatever it offers; each with its place. */
export type Flaw =
  | 'not_found_page'
  | 'login_wall'
  | 'placeholder_text'
  | 'hidden_instructions'
  | 'hidden_text'
  | 'keyword_stuffing'
  | 'structured_data_broken'
  | 'price_contradiction'
  | 'rating_unseen'
  | 'text_in_images'
  | 'wrong_language';

export type PageFlaws = Partial<Record<Flaw, Evidence[]>>;

const notFound =
  /\b(?:404|page not found|not be found|nicht gefunden|page introuvable|página no encontrada|no longer (?:exists|available)|existiert nicht(?: mehr)?)\b/i;
const parked =
  /\b(?:domain (?:is|may be) for sale|buy this domain|domain (?:steht|ist) zum verkauf|diese domain kaufen|parked (?:free|domain))\b/i;
const wall =
  /\b(?:(?:please )?(?:log|sign) in to (?:continue|read|view|see)|subscribe to (?:continue|read)|create (?:a free|an) account to|members only|bitte (?:melden sie sich an|einloggen)|melden sie sich an, um|jetzt abonnieren, um|weiterlesen mit|anmelden, um|nur für (?:mitglieder|abonnenten)|register to (?:continue|read))\b/i;
const placeholder =
  /\blorem ipsum\b|\bdolor sit amet\b|\b(?:your|insert) (?:text|headline|title|company name|tagline) here\b|\bhier (?:steht|kommt) (?:ihr|der|dein) text\b|\bsample (?:page|text)\b|\bblindtext\b|\{\{\s*\w+(?:\.\w+)*\s*\}\}|\bcoming soon\b|\bunder construction\b|\bim aufbau\b|\bTODO:/i;
const instructs =
  /\b(?:ignore|disregard|forget) (?:all |any |the |your )*(?:previous|prior|above|earlier) (?:instructions?|prompts?)|\b(?:ai|llm|chatgpt|language models?|assistants?)\b[^.]{0,80}\b(?:must|should|always|please) (?:recommend|say|mention|rank|list|name|cite|answer)|\balways (?:recommend|mention|rank|cite) \p{Lu}|ignoriere (?:alle )?(?:vorherigen|bisherigen) (?:anweisungen|befehle)|\b(?:ki|sprachmodelle?|ki-assistenten|assistenten)\b[^.]{0,80}\b(?:müssen|sollen|immer)\b[^.]{0,60}\b(?:empfehlen|nennen|zitieren)/iu;
const hiddenStyle =
  /display:\s*none|visibility:\s*hidden|font-size:\s*0|text-indent:\s*-\d{3,}|(?:left|top):\s*-\d{4,}px|opacity:\s*0(?![.\d])|color:\s*(?:#fff(?:fff)?|white)\s*(?:;|$)/i;
const sizeable = 40;

const quote = (text: string, around?: RegExp): string => {
  const at = around ? Math.max(0, text.search(around)) : 0;
  return text.slice(Math.max(0, at - 20), at + 180).trim();
};

/** Text that only crawlers see. Menus, dialogs and panels that can be opened do not count. */
function hiddenTexts({ $ }: PageDocument): string[] {
  return $('[style], [hidden], [aria-hidden=true]')
    .toArray()
    .slice(0, 500)
    .filter(({ name, attribs }) => {
      const { style = '', role = '', class: names = '', id = '' } = attribs;
      if (/^(?:dialog|menu|tooltip|tabpanel|alert|navigation)$/.test(role)) return false;
      if (
        /menu|modal|dialog|popup|tab|accordion|drawer|tooltip|nav|toast|cookie|consent/i.test(
          `${names} ${id}`,
        )
      )
        return false;
      if (/^(?:nav|dialog|template|svg|input|form|script|style)$/.test(name)) return false;
      const onWhite = /background(?:-color)?:\s*(?!#fff|white|transparent)/i.test(style);
      return hiddenStyle.test(style) && !(onWhite && /color:\s*(?:#fff|white)/i.test(style));
    })
    .map((element) => tidy($(element).text()).slice(0, 5_000))
    .filter((text) => text.length > 0);
}

function comments({ $ }: PageDocument): string[] {
  const found: string[] = [];
  const open = [...$.root().contents().toArray()];
  for (let node = open.pop(); node && found.length < 200; node = open.pop()) {
    if (node.type === 'comment') found.push(tidy(node.data.slice(0, 2_000)));
    if ('children' in node) for (const child of node.children) open.push(child);
  }
  return found;
}

function stuffed(blocks: readonly TextBlock[], language: string): Evidence[] {
  const words = blocks.flatMap(({ text }) => splitWords(text.slice(0, 20_000)).map(fold));
  if (words.length < 60) return [];
  const grammar = stopWords.get(language);
  const counts = new Map<string, number>();
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    if (grammar?.has(word) || word.length < 3 || !next || grammar?.has(next)) continue;
    const pair = `${word} ${next}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted((one, other) => other[1] - one[1]);
  // Two words in 25 that are always the same pair: nobody writes like that.
  if (!most || most[1] < 8 || (2 * most[1]) / words.length < 0.08) return [];
  return [{ quote: `“${most[0]}” ${most[1]} times in ${words.length} words`, where: 'body' }];
}

/** Prices of offers that the text contradicts: it names prices, and this is none of them. */
function contradicted(page: PageDocument, identity: Pick<PageIdentity, 'prices'>): Evidence[] {
  const amount = (text: string): number => {
    const digits = text.replace(/[^\d.,]/g, '').replace(/[.,](?=\d{3}(?:\D|$))/g, '');
    return Number(digits.replace(',', '.').replace(/\.$/, ''));
  };
  const shown = identity.prices.filter(({ where }) => where === 'body');
  if (shown.length === 0) return [];
  const offers = nodesOf(page.jsonLd, /^Offer$/).flatMap(({ properties }) => {
    const value = Number(textOf(properties.price));
    return Number.isFinite(value) && value > 0 ? [value] : [];
  });
  if (offers.length === 0 || offers.length > 3) return [];
  const amounts = shown.map(({ text }) => amount(text));
  const missing = offers.filter((value) => !amounts.some((one) => Math.abs(one - value) < 0.01));
  if (missing.length < offers.length) return [];
  return [
    { quote: `price: ${missing[0]}`, where: 'json_ld' },
    ...shown.slice(0, 3).map(({ text }) => ({ quote: text, where: 'body' as const })),
  ];
}

/** Stars in the structured data that no reader sees. */
function unseenRating(page: PageDocument, text: string): Evidence[] {
  return nodesOf(page.jsonLd, /^AggregateRating$/)
    .slice(0, 3)
    .flatMap(({ properties }): Evidence[] => {
      const value = textOf(properties.ratingValue);
      const count = textOf(properties.reviewCount) ?? textOf(properties.ratingCount);
      const spelled = value?.replace('.', ',');
      const seen =
        value === null ||
        text.includes(value) ||
        text.includes(spelled ?? value) ||
        (count !== null && text.includes(count));
      return seen
        ? []
        : [{ quote: `AggregateRating: ${value} of ${count ?? '?'} reviews`, where: 'json_ld' }];
    });
}

export function readFlaws(
  page: PageDocument,
  blocks: readonly TextBlock[],
  identity: PageIdentity,
  words: number,
): PageFlaws {
  const { $ } = page;
  const text = blocks
    .map((block) => block.text)
    .join('\n')
    .slice(0, 200_000);
  const heads = [identity.titleRaw ?? '', ...identity.headings.slice(0, 2).map((one) => one.text)];
  const found: PageFlaws = {};
  const add = (flaw: Flaw, evidence: readonly Evidence[]): void => {
    if (evidence.length > 0) found[flaw] = evidence.slice(0, 5);
  };
  const missing =
    heads.find((head) => notFound.test(head)) ??
    (words < 80 && parked.test(text) ? quote(text, parked) : null);
  if (missing && words < 250) add('not_found_page', [{ quote: missing.slice(0, 200), where: 'heading' }]);
  if (words < 250 && wall.test(text)) add('login_wall', [{ quote: quote(text, wall), where: 'body' }]);
  if (placeholder.test(text) && identity.kind.value !== 'documentation')
    add('placeholder_text', [{ quote: quote(text, placeholder), where: 'body' }]);
  const hidden = hiddenTexts(page);
  const secret = [...hidden, ...comments(page)].find((one) => instructs.test(one));
  const open =
    identity.kind.value === 'article' || identity.kind.value === 'documentation'
      ? undefined
      : blocks.find((block) => instructs.test(block.text))?.text;
  const instruction = secret ?? open;
  if (instruction) add('hidden_instructions', [{ quote: quote(instruction, instructs), where: 'body' }]);
  const long = hidden.find((one) => splitWords(one).length >= sizeable && one !== secret);
  if (long) add('hidden_text', [{ quote: long.slice(0, 200), where: 'attribute' }]);
  add('keyword_stuffing', stuffed(blocks, identity.language?.value ?? 'en'));
  const broken = $('script[type="application/ld+json" i]')
    .toArray()
    .slice(0, 20)
    .map((element) => $(element).text())
    .filter((one) => one.trim() !== '' && one.length <= longestScript)
    .flatMap((one) => faultOf(one) ?? []);
  add(
    'structured_data_broken',
    broken.map((one) => ({ quote: tidy(one), where: 'json_ld' as const })),
  );
  add('price_contradiction', contradicted(page, identity));
  add('rating_unseen', unseenRating(page, `${text} ${$('footer, aside').text().slice(0, 20_000)}`));
  const bare = $('img')
    .toArray()
    .filter(({ attribs }) => !attribs.alt?.trim());
  if (bare.length >= 2 && words < 80)
    add(
      'text_in_images',
      bare.map(({ attribs }) => ({
        quote: `<img src="${(attribs.src ?? '').slice(0, 150)}">`,
        where: 'attribute',
      })),
    );
  const declared = /^[a-z]{2}/i.exec($('html').attr('lang') ?? '')?.[0].toLowerCase();
  const detected = detectLanguage(text);
  if (declared && detected?.sure && detected.language !== declared)
    add('wrong_language', [
      { quote: `lang="${$('html').attr('lang')}"`, where: 'attribute' },
      { quote: text.slice(0, 120), where: 'body' },
    ]);
  return found;
}
