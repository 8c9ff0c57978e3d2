import { isMass, isPlural, plural, pluralOf, singularOf } from './english.ts';
import { germanNoun } from './german-noun.ts';
import { entryEndingAt, germanPhrase } from './lexicon.ts';
import type { Business, Family, Kind, Language, NounPhrase, Role } from './types.ts';

export interface TopicHead {
  head: NounPhrase;
  kind: Kind | null;
  role: Role;
  family: Family | null;
}

const provider = (language: Language, topic: string): NounPhrase =>
  language === 'de'
    ? { before: [], one: 'Anbieter', many: 'Anbieter', gender: 'm', mass: false, after: `für ${topic}` }
    : { before: [], one: 'provider', many: 'providers', gender: null, mass: false, after: `of ${topic}` };

/** How one asks for a topic that a person gave, where the word list does not tell by whom it is offered. */
export function headOfTopic(topic: string, language: Language, about: Business | null): TopicHead {
  const words = topic.trim().split(/\s+/);
  const entry = entryEndingAt(words, words.length - 1, language);
  if (entry) {
    const before = words
      .slice(0, words.length - entry.words)
      .map((word) => (language === 'de' ? word.replace(/e[rsnm]?$/, '') : word));
    const head = {
      ...entry.noun,
      before: [
        ...(language === 'de' && before.some((word) => /^\p{Lu}/u.test(word)) ? [] : before),
        ...entry.noun.before,
      ],
    };
    const isTool = /(?:software|app|tool|platform|crm|system|plattform)s?$/i.test(plural(head));
    const named = entry.kind.family === 'software' && !isTool ? software(language, topic) : head;
    return { head: named, kind: entry.kind, role: entry.role, family: entry.kind.family };
  }
  const last = words.at(-1) ?? '';
  if (about?.family === 'software' && about.role === 'product')
    return { head: software(language, topic), kind: null, role: 'product', family: 'software' };
  if (language === 'en' && isPlural(last)) {
    const one = singularOf(topic);
    return {
      head: { before: [], one, many: pluralOf(one), gender: null, mass: false, after: '' },
      kind: null,
      role: 'product',
      family: 'product',
    };
  }
  const german = language === 'de' && words.length === 1 ? germanPhrase(last) : null;
  if (german && germanNoun(last) !== null && german.many === topic && !german.mass)
    return { head: german, kind: null, role: 'product', family: 'product' };
  return { head: provider(language, topic), kind: null, role: 'provider', family: null };
}

function software(language: Language, topic: string): NounPhrase {
  const mass = { before: [], gender: null, mass: true };
  if (language === 'en') {
    const bare = isMass(topic) || !isPlural(topic) ? topic : singularOf(topic);
    return { ...mass, one: `${bare} software`, many: `${bare} software`, after: '' };
  }
  return { ...mass, gender: 'f', one: 'Software', many: 'Software', after: `für ${topic}` };
}

/** A business that offers what a person named, each topic a way to ask for it. */
export function withTopics(
  about: Business | null,
  topics: readonly string[],
  { language, place, audience }: Pick<Business, 'language' | 'place' | 'audience'>,
): { business: Business; topic: string }[] {
  return topics.map((topic) => {
    const { head, kind, role, family } = headOfTopic(topic, language, about);
    const own = family ?? about?.family ?? (audience === 'business' ? 'business' : 'local');
    return {
      topic,
      business: {
        language,
        family: own,
        role,
        local: role === 'provider' && place !== null && (kind?.local ?? false),
        kind: kind?.id ?? null,
        heads: [head],
        general: null,
        offers:
          about?.family === own
            ? about.offers.filter(({ text }) => text.toLowerCase() !== topic.toLowerCase())
            : [],
        audience,
        place,
      },
    };
  });
}
