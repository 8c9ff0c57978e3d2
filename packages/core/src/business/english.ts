import type { NounPhrase } from './types.ts';

const irregular: Record<string, string> = {
  person: 'people',
  child: 'children',
  man: 'men',
  woman: 'women',
  shelf: 'shelves',
  knife: 'knives',
  bakery: 'bakeries',
  tooth: 'teeth',
  foot: 'feet',
};

/** Nouns without a plural, by their last word. */
const mass = new Set(
  `software hardware coffee tea furniture clothing jewellery jewelry insurance equipment luggage honey chocolate
  skincare hosting storage food bread cheese energy electricity water wine beer gin whisky rum milk meat fish fruit
  training tutoring catering consulting coaching advice care help support research data analytics security
  accounting bookkeeping payroll marketing advertising design translation transport parking internet broadband
  knitwear footwear sportswear swimwear workwear outerwear lingerie underwear bedding lighting flooring paint
  wallpaper cosmetics makeup soap shampoo perfume fertiliser compost firewood timber paper ink yarn wool fabric
  cookware glassware tableware cutlery crockery olive oil ice-cream granola muesli pasta rice tofu kombucha juice
  lemonade cider mead vinegar salt spice childcare housing maintenance repair rehabilitation therapy banking credit
  leasing financing crowdfunding middleware firmware malware infrastructure observability telemetry wifi breakfast
  board wear gear kit-free rent travel tourism music art theatre photography stationery pottery porcelain silverware
  artwork merchandise brunch lunch dinner tapas mezcal takeaway karaoke yoga pilates produce poultry seafood pasture livestock nutrition wellness fitness`.split(
    /\s+/,
  ),
);

export const isMass = (phrase: string): boolean => {
  const last = phrase.toLowerCase().split(' ').at(-1) ?? '';
  return (
    mass.has(last) ||
    /(?:ness|ity|ware|ism|ology|ship|cy|ance|ence)$/.test(last) ||
    (/ing$/.test(last) &&
      !/(?:building|painting|drawing|recording|ring|string|king|wing|earring)$/.test(last))
  );
};

const plurals =
  /(?:[^su]s|people|children|women|(?<!\p{L})men|[sk]men|teeth|feet|mice|geese|oxen|media|data)$/iu;
/** Ends with a plural noun. */
export const isPlural = (phrase: string): boolean =>
  plurals.test(phrase) && !/(?:ss|ics|lens|gas|bus|tennis|canvas|atlas|news|series|sos)$/i.test(phrase);

export function pluralOf(noun: string): string {
  const [last = '', ...before] = noun.split(' ').toReversed();
  const many =
    irregular[last] ??
    (/[^aeiou]y$/.test(last)
      ? last.replace(/y$/, 'ies')
      : /(?:s|x|z|ch|sh)$/.test(last)
        ? `${last}es`
        : /man$/.test(last)
          ? last.replace(/man$/, 'men')
          : `${last}s`);
  return [...before.toReversed(), many].join(' ');
}

export function singularOf(noun: string): string {
  const [last = '', ...before] = noun.split(' ').toReversed();
  const back = Object.entries(irregular).find(([, many]) => many === last.toLowerCase())?.[0];
  const one =
    back ??
    (/ies$/.test(last) && last.length > 4
      ? last.replace(/ies$/, 'y')
      : /(?:sses|xes|ches|shes|zzes)$/.test(last)
        ? last.replace(/es$/, '')
        : last.replace(/s$/, ''));
  return [...before.toReversed(), one].join(' ');
}

/** “an hour”, “a museum”, “an SQL database”. */
export const withArticle = (phrase: string): string =>
  /^(?:[aeio]|u(?!ni|se|ti|rol)|hour|honest|heir|[AEFHILMNORSX](?:[A-Z]|-)|8|11|18)/.test(
    /^[A-Z][a-z]/.test(phrase) ? phrase.toLowerCase() : phrase,
  ) && !/^(?:one\b|euro|ewe)/i.test(phrase)
    ? `an ${phrase}`
    : `a ${phrase}`;

const joined = (...parts: string[]): string => parts.filter(Boolean).join(' ');

export const singular = ({ before, one, after }: NounPhrase): string => joined(...before, one, after);
export const plural = ({ before, one, many, mass, after }: NounPhrase): string =>
  joined(...before, mass ? one : many, after);
/** With its article, unless it has none. */
export const indefinite = (noun: NounPhrase): string =>
  noun.mass ? singular(noun) : withArticle(singular(noun));

/** Something that a business has, in the form that follows “have”: “a roof café”, “family workshops”, “childcare”. */
export const asFeature = (text: string): string =>
  /^(?:an?|the|no|free|one|two|three|its|own|on-site)\b/i.test(text) || isPlural(text) || isMass(text)
    ? text
    : withArticle(text);
