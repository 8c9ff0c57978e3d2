import type { Evidence, Flaw, PageFacts, PageReading } from '@svc/page';
import { type Criterion, graded, notAsked, offers, type Seen, topOf } from './types.ts';

/** The text on the page, or at its top. A page that scripts draw is not judged. */
const tells =
  (fact: keyof PageFacts) =>
  (reading: PageReading): Seen => {
    if (reading.scripted) return notAsked;
    const found = reading.facts[fact];
    return found.length > 0 ? graded(1, found.slice(0, 3)) : graded(0, topOf(reading));
  };

const without =
  (flaw: Flaw) =>
  ({ flaws }: PageReading): Seen =>
    flaws[flaw] ? graded(0, flaws[flaw]) : graded(1);

const written = ({ scripted, flaws }: PageReading): boolean => !scripted && !flaws.not_found_page;
const wordCount = ({ words, blocks }: PageReading): Evidence[] => [
  {
    quote: `${words} words: ${blocks
      .map(({ text }) => text)
      .join(' ')
      .slice(0, 150)}`,
    where: 'whole_page',
  },
];
const fewestWords = 80;
/** Goods and places are told by facts, which take fewer words. */
const fewestOfFacts = 50;
const ofFacts: ReadonlySet<string> = new Set(['product', 'shop', 'local_business']);
const long = 150;

/** Standard deviations from a typical page: one above is all that is asked for. */
const level = (value: number | null): number | null => (value === null ? null : (value + 1) / 2);

/** What the page says, and the facts that its kind is asked for. */
export const offerCriteria: readonly Criterion[] = [
  {
    part: 'content',
    check: 'says_what_it_is',
    weight: 4,
    importance: 'high',
    kinds: [...offers, 'organisation', 'documentation', 'other'],
    judge: (reading) =>
      !written(reading)
        ? notAsked
        : reading.statement
          ? graded(1, [reading.statement])
          : graded(0, topOf(reading)),
    message: 'No sentence says what this is.',
    action: 'Say it in one sentence near the top: “X is a … for …”.',
  },
  {
    part: 'content',
    check: 'price',
    importance: 'medium',
    kinds: ['product', 'software', 'shop'],
    judge: (reading) => (written(reading) ? tells('price')(reading) : notAsked),
    message: 'No price is given, and nothing says what it depends on.',
    action: 'Name the price, the lowest one, or what it depends on.',
  },
  {
    part: 'content',
    check: 'price_is_one',
    importance: 'high',
    judge: without('price_contradiction'),
    message: 'The structured data names another price than the text.',
    action: 'Name one price in both places.',
  },
  {
    part: 'content',
    check: 'specifications',
    importance: 'medium',
    kinds: ['product'],
    judge: (reading) => (written(reading) ? tells('specifications')(reading) : notAsked),
    message: 'Few hard facts: sizes, weights, materials or limits.',
    action: 'Give the facts that buyers compare, in a table or list.',
  },
  {
    part: 'content',
    check: 'opening_hours',
    importance: 'medium',
    kinds: ['local_business'],
    judge: (reading) => (written(reading) ? tells('openingHours')(reading) : notAsked),
    message: 'The page does not say when it is open.',
    action: 'Give opening hours in the text and as openingHoursSpecification.',
  },
  {
    part: 'content',
    check: 'address',
    importance: 'medium',
    kinds: ['local_business'],
    judge: (reading) => (written(reading) ? tells('address')(reading) : notAsked),
    message: 'The page gives no address.',
    action: 'Give street, place and postcode in the text and as PostalAddress.',
  },
  {
    part: 'content',
    check: 'contact',
    importance: 'medium',
    kinds: ['local_business', 'service'],
    judge: (reading) => (written(reading) ? tells('contact')(reading) : notAsked),
    message: 'The page gives neither telephone nor mail.',
    action: 'Give a telephone number and a mail address.',
  },
  {
    part: 'content',
    check: 'delivery',
    importance: 'medium',
    kinds: ['product', 'shop'],
    judge: (reading) => {
      const { delivery, returns, recurringPrice } = reading.facts;
      // What is paid by the month or the user is not sent by parcel.
      if (!written(reading) || recurringPrice.length > 0) return notAsked;
      const found = [...delivery, ...returns];
      return found.length > 0 ? graded(1, found.slice(0, 3)) : graded(0, topOf(reading));
    },
    message: 'Delivery and returns are not mentioned.',
    action: 'Say what delivery costs, how long it takes, and how to return goods.',
  },
  {
    part: 'content',
    check: 'code_examples',
    importance: 'medium',
    kinds: ['documentation'],
    judge: (reading) => (written(reading) ? tells('code')(reading) : notAsked),
    message: 'The documentation shows no example.',
    action: 'Show a short example that runs, marked up as code.',
  },
  {
    part: 'content',
    check: 'enough_text',
    weight: 2,
    importance: 'medium',
    judge: (reading) =>
      !written(reading)
        ? notAsked
        : reading.words < (ofFacts.has(reading.identity.kind.value) ? fewestOfFacts : fewestWords)
          ? graded(Math.min(0.45, reading.words / 250), wordCount(reading))
          : graded(Math.max(0.5, level(reading.features.word_count.value) ?? 0.5)),
    message: 'There is little text to find and quote.',
    action: 'Answer the questions that buyers ask, a few hundred words or more.',
  },
  {
    part: 'content',
    check: 'text_beside_images',
    importance: 'medium',
    judge: without('text_in_images'),
    message: 'Images show what the text does not say, and no words describe them.',
    action: 'Write what they show as text, and give each image an alt text.',
  },
  {
    part: 'content',
    check: 'finished',
    weight: 2,
    importance: 'high',
    judge: without('placeholder_text'),
    message: 'Placeholder text is still on the page.',
    action: 'Replace it, or keep the page from being indexed until it is written.',
  },
  {
    part: 'content',
    check: 'not_stuffed',
    importance: 'medium',
    judge: without('keyword_stuffing'),
    message: 'The same words are repeated over and over.',
    action: 'Write for readers: name the thing once, then say something about it.',
  },
  {
    part: 'content',
    check: 'readable',
    importance: 'low',
    judge: ({ features: { readability }, words }) => {
      if (readability.value === null || words < long)
        return graded(level(readability.value) === null ? null : 1);
      // Up to two standard deviations is how trades write; beyond, readers give up.
      const value = readability.value < -2 ? 0.25 : Math.max(0.5, level(readability.value) ?? 0.5);
      const lix = Math.round(readability.measured.lix ?? 0);
      return graded(value, [{ quote: `LIX ${lix}`, where: 'whole_page' }]);
    },
    message: 'Sentences are long and hard to read.',
    action: 'Shorten sentences.',
  },
  {
    part: 'content',
    check: 'not_promotional',
    importance: 'medium',
    judge: ({ features: { promotional_tone } }) => {
      const { value, measured, evidence } = promotional_tone;
      if (value === null) return notAsked;
      const much = (measured.hits ?? 0) >= 4 && (measured.per100Words ?? 0) >= 2.5;
      return graded(much ? 0 : Math.max(0.5, 1 - value / 2), much ? evidence : []);
    },
    message: 'The tone promotes rather than informs.',
    action: 'Replace superlatives with facts.',
  },
  {
    part: 'content',
    check: 'comparison',
    importance: 'low',
    kinds: ['software', 'product'],
    judge: ({ features }) => graded(features.comparison_structure.value),
  },
  {
    part: 'content',
    check: 'fluent',
    importance: 'low',
    judge: ({ features }) => graded(level(features.fluency.value)),
  },
  {
    part: 'entity',
    check: 'ratings_are_seen',
    importance: 'medium',
    judge: without('rating_unseen'),
    message: 'The structured data has ratings that no reader sees on the page.',
    action: 'Show the ratings with their source, or take them out of the data.',
  },
  {
    part: 'entity',
    check: 'language_declared',
    importance: 'low',
    judge: ({ flaws, identity }) => {
      if (flaws.wrong_language) return graded(0, flaws.wrong_language);
      if (identity.language !== null && identity.language.confidence !== 'low') return graded(1);
      return {
        fulfilled: 0.4,
        evidence: [{ quote: '<html> without lang', where: 'attribute' }],
        message: 'The page declares no language.',
      };
    },
    message: 'The language that the page declares is not the one of its text.',
    action: 'Set the lang attribute to the language of the text.',
  },
];
