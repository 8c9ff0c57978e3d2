import type { BrandIdentity, Mention } from '../types.ts';
import { sentencesWith } from './quote.ts';

/** A statement about a brand, whether or not there is a fact for it: what of the brand, and what it is said to be. */
export interface Statement {
  /** Such as “price”, “owner” or “feature: dark mode”. */
  predicate: string;
  /** As the sentence has it; of features “no”: what is said to be missing. */
  value: string;
  sentence: string;
}

/** A brand as the detector found it in an answer. */
interface Found {
  brandId: string;
  mentions: readonly Pick<Mention, 'start' | 'end' | 'negated'>[];
}

const amount = String.raw`[$€£]\s?\d[\d,.]*(?:\s?(?:thousand|million|billion|[kmb]n?\b))?`;
const roughly = String.raw`(?:(?:around|about|approximately|roughly|nearly|almost|over|more than|at least|up to|under|just)\s{1,3})?`;
const count = String.raw`(?<value>${roughly}\d[\d,.]*\+?(?:\s?(?:thousand|million|billion))?)`;
const day = String.raw`(?<value>(?:(?:January|February|March|April|May|June|July|August|September|October|November|December)\s+(?:\d{1,2},?\s+)?)?(?:19|20)\d\d)`;
const proper = String.raw`(?<value>(?:the\s+)?[\p{Lu}][\p{L}\p{N}&.'’-]*(?:,?\s(?:of\s|the\s|de\s)?[\p{Lu}][\p{L}\p{N}&.'’-]*){0,4})`;
const per = String.raw`(?:\s*(?:per|a|\/)\s*(?:user|seat|month|mo|year|night|person|license)(?:\s*(?:per|\/|,)\s*(?:month|mo|year))?)?`;

/** What follows the brand as the subject of its clause. */
const patterns: [predicate: string, RegExp][] = [
  [
    'free trial',
    /\b(?:offers?|provides?|has|comes with|includes?|gives)\s+(?:you\s+)?an?\s+(?:free\s+)?(?<value>\d+[- ](?:day|week|month)s?)\s+(?:free\s+)?trial/u,
  ],
  [
    'price',
    new RegExp(
      String.raw`\b(?:costs?|(?:is|are) priced (?:at|from)|priced (?:at|from)|(?:pricing |prices |plans? )?starts? (?:at|from)|starting at|retails? (?:for|at)|sells? for)\s+(?<value>${roughly}${amount}${per})`,
      'u',
    ),
  ],
  [
    'founded',
    new RegExp(
      String.raw`\b(?:was |were )?(?:founded|established|incorporated)\s+(?:by\s[^,.;]{3,60}\s)?in\s+${day}`,
      'u',
    ),
  ],
  [
    'launched',
    new RegExp(
      String.raw`\b(?:was|were)\s+(?:first\s+|officially\s+|initially\s+|originally\s+)?(?:launched|released|introduced)\s+(?:by\s[^,.;]{3,40}\s)?(?:in|on)\s+${day}`,
      'u',
    ),
  ],
  [
    'location',
    new RegExp(String.raw`\b(?:is|are|was)?\s*(?:currently\s+)?headquartered\s+in\s+${proper}`, 'u'),
  ],
  [
    'owner',
    new RegExp(
      String.raw`\b(?:is|are)\s+(?:currently\s+|now\s+)?(?:owned by|an?\s(?:wholly[- ]owned\s)?subsidiary of)\s+${proper}`,
      'u',
    ),
  ],
  [
    'acquired for',
    new RegExp(
      String.raw`\bwas (?:acquired|bought|purchased)\s+(?:by\s[^,.;]{2,40}\s)?(?:in\s(?:\p{L}+\s)?\d{4}\s)?for\s+(?<value>${roughly}${amount})`,
      'u',
    ),
  ],
  [
    'employees',
    new RegExp(
      String.raw`\b(?:has|have|employs|employing|with)\s+${count}\s+(?:people|employees|staff|workers)\b`,
      'u',
    ),
  ],
  [
    'sold',
    new RegExp(
      String.raw`\b(?:has|have|had)?\s*(?:sold|delivered|shipped)\s+${count}\s+(?:\p{L}+\s){0,2}(?:copies|units|vehicles|cars|aircraft|devices|consoles)\b`,
      'u',
    ),
  ],
  [
    'users',
    new RegExp(
      String.raw`\b(?:has|have|had|serves|reached|with)\s+${count}\s+(?:\p{L}+\s){0,2}(?:users|customers|subscribers|members|players|downloads)\b`,
      'u',
    ),
  ],
];
/** “Microsoft acquired Mojang for $2.5 billion”: the brand is what is bought. */
const boughtBefore =
  /\b(?:acquired|bought|purchased|(?:acquisition|purchase|takeover) of|acquisitions (?:include|included|are|were)|to acquire)\s+$/u;
const boughtFor = new RegExp(String.raw`^[^.;]{0,50}?\bfor\s+(?<value>${roughly}${amount})`, 'u');

const thing = String.raw`(?:an?\s|any\s|the\s)?(?<thing>(?:[\p{L}\p{N}][\p{L}\p{N}+/'’-]*)(?:\s(?!and\b|or\b|but\b|for\b|with\b|that\b|which\b|to\b|in\b|on\b|at\b|of\b|as\b|from\b|by\b|if\b|when\b|while\b|making\b|so\b|since\b|because\b|compared\b|compatible\b|available\b|designed\b|like\b|such\b)[\p{L}\p{N}][\p{L}\p{N}+/'’-]*){0,4})`;
const lacks = new RegExp(
  String.raw`\b(?:(?:does|do)(?:\s+not|n['’]t)\s+(?:currently\s+|natively\s+|yet\s+)?(?:have|support|offer|include|provide|feature|come with)|lacks|has no|offers no)\s+${thing}`,
  'u',
);
/** Praise, amounts and words that point elsewhere are no feature. What a brand “offers” was rarely one, so only denials are read. */
const noFeature =
  /^(?:great|good|best|better|excellent|amazing|superior|incredible|impressive|outstanding|many|more|most|some|several|various|multiple|numerous|few|lots?|plenty|one|two|three|both|all|everything|anything|this|that|these|those|it|its|their|your|our|you|users|similar|same|such|other|another|enough|much|less|range|variety|wide|broad|number|value|options?|features?|information|details|solutions?|services?|support|tools?|way|ways|any|unique|comprehensive|robust|powerful|strong|decent|solid|perfect|ideal|different|new|extra|additional|high|low|a|an|the|not|only|just|specific|explicit|direct|exact|clear)\b/iu;
const noThing =
  /^(?:evidence|mention|record|indication|plans?|signs?|doubt|need|reason|proof|limit|guarantee|consensus|charge|fee|cost|minimum|maximum|shortage|replacement|substitute|equivalent|public|known|confirmed|announced)\b/iu;
/** What is missing in one place or of one size alone is not missing. */
const partly = new RegExp(String.raw`${lacks.source}\s(?:in|at)\s`, 'u');
/** Words after which a sentence states nothing, and clauses that begin anew. */
const unsure =
  /\?\s*$|\b(?:if|might|could|would|should|whether|plans to|planned|planning|reportedly|rumou?red|expected|unclear|not sure|no information|not mentioned|not specified|used to|formerly|previously|until|claims? to|according to)\b/iu;
const clause =
  /[;:()]|\s[–—]\s|\b(?:but|although|though|while|whereas|however|which|who|whose|where|because|it|they|he|she)\b|\.\s/iu;
const longest = 60;

/** Reads statements about one brand in English sentences that name it and no other of the brands. */
export function compileStatements(brands: readonly Pick<BrandIdentity, 'id'>[], brandId: string) {
  const known = new Set(brands.map(({ id }) => id));
  return ({ text, brands: found }: { text: string; brands: readonly Found[] }): Statement[] => {
    const spans = (of: (id: string) => boolean) =>
      found
        .filter((one) => of(one.brandId))
        .flatMap(({ mentions }) => mentions.filter(({ negated }) => !negated));
    const own = spans((id) => id === brandId);
    const others = spans((id) => id !== brandId && known.has(id));
    return sentencesWith(text, own)
      .filter(({ start, end }) => !others.some((one) => one.start >= start && one.start < end))
      .flatMap(({ start, end }) => {
        const said = own
          .filter((one) => one.start >= start && one.start < end)
          .flatMap((one) => statementsIn(text.slice(start, end), one.start - start, one.end - start));
        // One that follows from two places where the name stands is said once.
        return [...new Map(said.map((one) => [one.predicate, one])).values()];
      });
  };
}

/** What may stand before the name: a list mark, such words, and one day or month. */
const opening =
  /^[\s\d.)•>#-]*(?:(?:the|today|currently|now|additionally|overall|yes|no)[\s,]+){0,3}(?:as of [^,.]{3,20}[\s,]+)?(?:the[\s,]+)?$/iu;
/** “Over the years, …”: a phrase before the subject, up to its comma. */
const openingPhrase =
  /^[\s\d.)•>#-]*(?:over|since|under|in|on|as of|throughout|during|by|after|at)\s[^,.;:()]{2,40},\s$/iu;
/** “There is no dark mode in Rotawell.” */
const thereIsNo = new RegExp(
  String.raw`\bthere\s(?:is|are)\s(?:currently\s|still\s|yet\s)?no\s${thing}\s(?:of|for|in|on)\s(?:the\s)?$`,
  'iu',
);

/** What a sentence states of the brand whose name stands at these places. */
export function statementsIn(sentence: string, start: number, end: number): Statement[] {
  // “May” is a month.
  if (unsure.test(sentence) || /\bmay\b/u.test(sentence)) return [];
  const plain = sentence.replace(/[*_`]/g, ' ');
  const [before, behind] = [plain.slice(0, start), plain.slice(end)];
  // “…, which was acquired”: what stands right before the comma is meant, wherever it stands.
  const after = behind.replace(/^,\swhich\s/, ' ');
  const whole = sentence.trim();
  const bought = boughtBefore.test(before) ? boughtFor.exec(after)?.groups?.value : undefined;
  if (bought !== undefined) return [{ predicate: 'acquired for', value: tidy(bought), sentence: whole }];
  const none = thereIsNo.exec(before)?.groups?.thing?.toLowerCase();
  if (none !== undefined && !noFeature.test(none) && !noThing.test(none))
    return [{ predicate: `feature: ${none}`, value: 'no', sentence: whole }];
  // The name has to be what the sentence is about: at its beginning, perhaps after “The” or a list mark.
  const begins = opening.test(before) || openingPhrase.test(before);
  if (after === behind && !begins) return [];
  const said = patterns.flatMap(([predicate, pattern]): Statement[] => {
    const match = pattern.exec(after);
    const value = match?.groups?.value;
    if (!match || value === undefined || !follows(after, match.index)) return [];
    return [{ predicate, value: tidy(value), sentence: whole }];
  });
  const match = lacks.exec(after);
  const thing = match?.groups?.thing
    ?.toLowerCase()
    .replace(/\s(?:features?|functionality|capabilit(?:y|ies))$/u, '');
  if (
    !match ||
    !thing ||
    !follows(after, match.index) ||
    noFeature.test(thing) ||
    partly.test(after.slice(match.index))
  )
    return said;
  return [...said, { predicate: `feature: ${thing}`, value: 'no', sentence: whole }];
}

/** Whether the predicate belongs to the name: in its clause, close behind it. */
const follows = (after: string, at: number): boolean =>
  at <= longest && !clause.test(after.slice(0, at)) && !/^['’]s?\s/.test(after);

const tidy = (value: string): string => value.trim().replace(/\s+/g, ' ').replace(/[.,]$/, '');
