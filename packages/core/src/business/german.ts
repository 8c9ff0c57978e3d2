import type { Gender, NounPhrase } from './types.ts';

export type Case = 'nominative' | 'accusative' | 'dative';
/** Masculine, feminine, neuter, or plural. */
type Form = Gender | 'p';

/** Endings of “dieser”, of adjectives without an article, after “ein”, and after “der”; nominative, accusative, dative. */
const endings: Record<'strong' | 'mixed' | 'weak', Record<Form, [string, string, string]>> = {
  strong: {
    m: ['er', 'en', 'em'],
    f: ['e', 'e', 'er'],
    n: ['es', 'es', 'em'],
    p: ['e', 'e', 'en'],
  },
  mixed: {
    m: ['er', 'en', 'en'],
    f: ['e', 'e', 'en'],
    n: ['es', 'es', 'en'],
    p: ['en', 'en', 'en'],
  },
  weak: {
    m: ['e', 'en', 'en'],
    f: ['e', 'e', 'en'],
    n: ['e', 'e', 'en'],
    p: ['en', 'en', 'en'],
  },
};
/** Endings of “ein”, “kein” and “mein”. */
const indefiniteEndings: Record<Form, [string, string, string]> = {
  m: ['', 'en', 'em'],
  f: ['e', 'e', 'er'],
  n: ['', '', 'em'],
  p: ['e', 'e', 'en'],
};
const definite: Record<Form, [string, string, string]> = {
  m: ['der', 'den', 'dem'],
  f: ['die', 'die', 'der'],
  n: ['das', 'das', 'dem'],
  p: ['die', 'die', 'den'],
};
const places: Record<Case, 0 | 1 | 2> = { nominative: 0, accusative: 1, dative: 2 };
const weakNoun = /(?:ist|ent|ant|graf|tekt|peut|loge|päde|path|kunde|experte|urg|iater)$/;

function nounIn(noun: NounPhrase, form: Form, grammaticalCase: Case): string {
  if (form === 'p')
    return grammaticalCase === 'dative' && !/[ns]$/.test(noun.many) ? `${noun.many}n` : noun.many;
  const bends = form === 'm' && grammaticalCase !== 'nominative' && weakNoun.test(noun.one);
  return bends && !/iater$/.test(noun.one) ? `${noun.one}${noun.one.endsWith('e') ? 'n' : 'en'}` : noun.one;
}

/**
 * A noun with its adjectives and what stands before it. `words`: stems, of which the first may be an article
 * (“welch”, “ein”, “kein”, “mein”, “der”), or “~” after an article that stands there already: decline(['ein', 'gut'], …, 'accusative') gives “einen guten Zahnarzt”.
 */
export function decline(
  words: readonly string[],
  noun: NounPhrase,
  number: 'one' | 'many',
  grammaticalCase: Case,
): string {
  const form: Form = number === 'many' && !noun.mass ? 'p' : (noun.gender ?? 'n');
  const at = places[grammaticalCase];
  const [first = '', ...rest] = words;
  const lower = first.toLowerCase();
  const article =
    lower === 'welch' || lower === 'dies'
      ? { kind: 'weak' as const, text: first + endings.strong[form][at] }
      : lower === 'der'
        ? { kind: 'weak' as const, text: definite[form][at] }
        : lower === '~'
          ? { kind: 'weak' as const, text: '' }
          : lower === 'ein' &&
              (form === 'p' || (noun.mass && !/(?:ware|erfassung|verwaltung|abrechnung)$/i.test(noun.one)))
            ? { kind: 'strong' as const, text: '' }
            : ['ein', 'kein', 'mein', 'unser'].includes(lower)
              ? { kind: 'mixed' as const, text: first + indefiniteEndings[form][at] }
              : null;
  const table = endings[article?.kind ?? 'strong'];
  const adjectives = [...(article ? rest : words), ...noun.before].map((stem) =>
    inflect(stem, table[form][at]),
  );
  return [article?.text ?? '', ...adjectives, nounIn(noun, form, grammaticalCase), noun.after]
    .filter(Boolean)
    .join(' ');
}

/** “Berliner”, “vegan”, “teuer”: those in -er after a place do not bend, others lose an e. */
function inflect(stem: string, ending: string): string {
  if (/^\p{Lu}\p{Ll}+er$/u.test(stem) || /^(?:lila|rosa|bio|online|prima)$/i.test(stem)) return stem;
  if (/(?:eu|au)er$|[dk]el$/.test(stem)) return stem.replace(/e([lr])$/, '$1') + ending;
  if (stem === 'hoch') return `hoh${ending}`;
  return stem.endsWith('e') ? stem + ending.replace(/^e/, '') : stem + ending;
}

/** The stem of an adjective as it stands before a noun. */
export const stemOf = (adjective: string): string =>
  adjective.replace(/(?:e|er|es|en|em)$/, '').replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
