import { type PromptIntent, promptIntents } from '@svc/contract/measure/prompt-set';
import { createRandom } from '@svc/scoring';
import { type Business, type Kind, kindById, type NounPhrase } from '../../../../business/index.ts';
import { areAlike, contentWords } from '../../../../near-duplicate/index.ts';
import { classifyPrompt } from './classify.ts';
import { corpus } from './corpus/index.ts';
import { fill, fillSlots, type Values } from './fill.ts';
import { type Frame, framesFor } from './frame.ts';

export interface Composed {
  text: string;
  intent: PromptIntent;
  topic: string;
  /** The word of the business that it was made with; null: none but what is offered. */
  from: string | null;
  /** Kind of that word. */
  slot: keyof Values;
}

export interface ComposeInput {
  business: Business;
  /** The brand’s names and domains: no question has one. */
  names: readonly string[];
  rivals: readonly string[];
  /** The customers who ask, in place of those that the description names. */
  persons?: readonly string[];
  country: string | null;
  countryPlace: string | null;
  intents: readonly PromptIntent[];
  seed: number;
}

interface Candidate extends Composed {
  frame: Frame;
  random: number;
}

const nearMe = { en: 'near me', de: 'in meiner Nähe' };
const currencies: Record<string, (most: number) => string> = {
  US: (most) => `$${most}`,
  GB: (most) => `£${most}`,
  DE: (most) => `${most} €`,
};
const euroCountries = ['DE', 'AT', 'FR', 'IT', 'ES', 'NL', 'BE', 'IE', 'PT', 'FI', 'GR', 'LU'];

function budgetOf(business: Business, country: string | null): string | undefined {
  const budget = business.kind === null ? null : (kindById(business.kind)?.budget ?? null);
  if (!budget) return undefined;
  const euro = country !== null && euroCountries.includes(country);
  const per = budget.per[business.language];
  const amount =
    business.language === 'de'
      ? euro || country === null
        ? `${budget.most} Euro`
        : null
      : euro
        ? `€${budget.most}`
        : country === null
          ? null
          : (currencies[country]?.(budget.most) ?? null);
  return amount === null ? undefined : `${amount} ${per}`.trim();
}

/** Place of a question: empty where nobody would name one. */
function placesOf({ business, countryPlace }: ComposeInput): Pick<Values, 'place' | 'where' | 'town'> {
  const { place, local, role, family, language } = business;
  const town = place === null ? {} : { town: place };
  // Trips are booked to somewhere.
  const to =
    family === 'travel'
      ? business.offers.find(({ type, text }) => type === 'use' && /^(?:to|nach)\s/.test(text))
      : undefined;
  if (to) return { place: to.text };
  if (role === 'product' && family === 'travel')
    return { place: place ?? '', ...(place !== null && { where: place }) };
  if (role === 'product' && !['travel', 'education'].includes(family))
    return { place: '', ...(place !== null && { where: place, town: place }) };
  const tags = business.kind === null ? [] : (kindById(business.kind)?.tags ?? []);
  if (role === 'product')
    return tags.includes('online') || place === null ? { place: '' } : { place, where: place };
  // Donors do not ask where help is needed.
  if (tags.includes('donate') && !local)
    return { place: '', ...(place === null ? {} : { where: place, town: place }) };
  if (
    tags.some((tag) => ['insurance', 'investing', 'payment', 'transport', 'online'].includes(tag)) &&
    !tags.includes('adviser')
  )
    return { place: countryPlace && tags.includes('insurance') ? countryPlace : '' };
  if (place !== null) return { place, where: place, ...town };
  // Nobody travels to where he is.
  if (local && family !== 'travel') return { place: nearMe[language], where: nearMe[language] };
  return { place: countryPlace ?? '' };
}

/** Things whose price nobody asks for. */
const unpriced =
  /anträge|antrag|förder|beratung|notdienst|emergency|grant|advice|support|insurance claim|citizenship|kinder|children|family|familie/i;

const needsOf = (kind: Kind | null, head: NounPhrase, language: Business['language']): readonly string[] =>
  kind && (!kind.loose || head.one === kind.words[language].noun.one) ? kind.needs[language] : [];

const without = <T>(list: readonly T[]): (T | undefined)[] => (list.length > 0 ? [...list] : [undefined]);

const singularTopic = (head: NounPhrase): string =>
  [...head.before, head.many, head.after].filter(Boolean).join(' ');

/** Every way to fill the frame: once for each word of the kind that its slots ask for. */
function fillsOf(frame: Frame, input: ComposeInput, head: NounPhrase): Omit<Candidate, 'random'>[] {
  const { business } = input;
  const { language, role, offers } = business;
  const kind = business.kind === null ? null : kindById(business.kind);
  const has = (slot: string) => frame.slots.some((one) => one === slot || one.startsWith(`${slot}.`));
  const texts = (type: string) => offers.filter((offer) => offer.type === type).map(({ text }) => text);
  const uses = texts('use');
  // “für Frästeile” is what one comes for, “nach Maß” is not.
  const asOffers =
    role === 'provider' ? uses.flatMap((use) => /^(?:for|für)\s(.+)$/.exec(use)?.[1] ?? []) : [];
  const choices: [keyof Values, (string | undefined)[]][] = [
    [
      'offer',
      has('offer')
        ? without(
            [...texts('offer'), ...(frame.intent === 'price' ? [] : asOffers)].filter(
              (text) => frame.intent !== 'price' || !unpriced.test(text),
            ),
          )
        : [undefined],
    ],
    ['feature', has('feature') ? without(texts('feature')) : [undefined]],
    ['use', has('use') ? without(role === 'product' ? uses : []) : [undefined]],
    [
      'person',
      has('person') ? without(input.persons?.length ? input.persons : texts('person')) : [undefined],
    ],
    ['rival', has('rival') ? without(input.rivals.slice(0, 4)) : [undefined]],
    ['need', has('need') ? without(needsOf(kind, head, language)) : [undefined]],
  ];
  const budget = budgetOf(business, input.country);
  const base: Values = {
    head: (frame.general && business.general) || head,
    role,
    ...placesOf(input),
    ...(budget !== undefined && { budget }),
  };
  // A frame asks for one word of the business; the first slot that has several decides.
  const [slot, values] = choices.find(([, list]) => list[0] !== undefined) ?? ['offer', [undefined]];
  return values.slice(0, 8).flatMap((value) => {
    const [needTopic = '', ...sentence] = (value ?? '').split(': ');
    const own: Values =
      slot === 'need' && value !== undefined
        ? { ...base, need: sentence.join(': '), needTopic }
        : value === undefined
          ? base
          : { ...base, [slot]: value };
    const text = fill(frame.text, own, language);
    if (
      text === null ||
      (head.after !== '' && (text.match(language === 'de' ? /\sfür\s/g : /\sfor\s/g)?.length ?? 0) > 1)
    )
      return [];
    const topic = frame.topic === null ? singularTopic(head) : fillSlots(frame.topic, own, language);
    const from = slot === 'need' ? needTopic : (value ?? null);
    return topic === null ? [] : [{ text, intent: frame.intent, topic, from, slot, frame }];
  });
}

/**
 * Questions as askers type them, of the family that the business belongs to: balanced over the intents, spread over
 * topics, no two alike, the same for the same seed. They end where the words of the business give no more. Made one at a
 * time: with fifty topics, few of each are taken.
 */
export function* compose(input: ComposeInput): Generator<Composed> {
  const { business, names, intents } = input;
  const kind = business.kind === null ? null : kindById(business.kind);
  const random = createRandom(input.seed);
  const set = corpus[business.language][business.family];
  const frames = framesFor(set, business, kind).filter(({ intent }) => intents.includes(intent));
  const candidates = business.heads.flatMap((head) =>
    frames.flatMap((frame) => fillsOf(frame, input, head).map((one) => ({ ...one, random: random() }))),
  );
  const queues = promptIntents.map((intent) => candidates.filter((one) => one.intent === intent));
  const taken: ReadonlySet<string>[] = [];
  const used = new Map<unknown, number>();
  const count = (key: unknown) => used.get(key) ?? 0;
  const cost = ({ frame, topic, from, random }: Candidate) =>
    (input.persons?.length && frame.slots.includes('person') ? -2 : 0) +
    4 * count(frame) +
    3 * count(`topic ${topic}`) +
    count(`from ${from ?? ''}`) * (from === null ? 0.2 : 1.5) +
    random;
  /** The words of what may be asked; null for what names the brand, or was asked in other words. */
  const wordsIfNew = (one: Candidate): ReadonlySet<string> | null => {
    const again = one.intent === 'price' || one.frame.slots.includes('rival') ? 1 : 2;
    const most = one.frame.slots.includes('need') ? 1 : 3;
    if (count(one.frame) >= again || (one.from !== null && count(`from ${one.from}`) >= most)) return null;
    if (classifyPrompt(one.text, names).branded) return null;
    const words = contentWords(one.text);
    return taken.some((known) => areAlike(words, known)) ? null : words;
  };
  for (let added = true; added; ) {
    added = false;
    for (const queue of queues) {
      while (queue.length > 0) {
        const best = queue.reduce((one, other) => (cost(other) < cost(one) ? other : one));
        queue.splice(queue.indexOf(best), 1);
        const words = wordsIfNew(best);
        if (!words) continue;
        for (const key of [best.frame, `topic ${best.topic}`, `from ${best.from ?? ''}`])
          used.set(key, count(key) + 1);
        taken.push(words);
        const { text, intent, topic, from, slot } = best;
        yield { text, intent, topic, from, slot };
        added = true;
        break;
      }
    }
  }
}
