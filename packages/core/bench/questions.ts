import { row } from '@svc/bench';
import { stageOf } from '@svc/contract/measure/prompt-set';
import {
  type Business,
  isPerson,
  type Kind,
  kinds,
  type Language,
  readBusiness,
} from '../src/business/index.ts';
import { areAlike, contentWords } from '../src/near-duplicate/index.ts';
import { asksForChoice } from '../src/resource/measure/prompt-set/generation/choice.ts';
import {
  classifyPrompt,
  generatePrompts,
  leadingWording,
} from '../src/resource/measure/prompt-set/generation/index.ts';
import { fittedBuyers, heldOutBuyers } from './labelled-buyers.ts';
import { fitted, heldOut } from './labelled-questions.ts';

const seed = 1;
const say = (line: string): boolean => process.stderr.write(`${line}\n`);
const languages: Language[] = ['en', 'de'];
const rivals = ['Rivalo', 'Otherway'];
const person = { en: 'anxious people', de: 'ängstliche Kunden' };

interface Made {
  kind: Kind;
  language: Language;
  business: Business | null;
  texts: string[];
  intents: number;
  milliseconds: number;
}

/** Names of a kind of business: the list's own, and the first of its other words. */
function namesOf(kind: Kind, language: Language): string[] {
  const { noun, also } = kind.words[language];
  const usual = [kind.role === 'provider' ? noun.one : noun.many, noun.after].filter(Boolean).join(' ');
  const other = also.find((word) => !/[*>]/.test(word));
  return other === undefined ? [usual] : [usual, other];
}

/** One sentence in which somebody could describe such a business. */
function describe(kind: Kind, language: Language, what: string): string {
  const where = kind.local ? ' in Leipzig' : '';
  return language === 'de' ? `${what}${where} für ${person.de}` : `${what}${where} for ${person.en}`;
}

function make(kind: Kind, language: Language, name: string): Made {
  const started = performance.now();
  const business = readBusiness({
    brand: 'Zyntara',
    language,
    descriptions: [describe(kind, language, name)],
  });
  const { prompts } = generatePrompts({
    from: { brand: 'Zyntara', business, competitors: rivals },
    count: 24,
    language,
    country: 'DE',
    seed,
  });
  return {
    ...{ kind, language, business },
    texts: prompts.map(({ text }) => text),
    intents: new Set(prompts.map(({ intent }) => intent)).size,
    milliseconds: performance.now() - started,
  };
}

const determiners = {
  m: /^(?:welche[rnm]|ein|einen|einem|mein|meinen|meinem|unser|unseren|unserem|der|den|dem)$/i,
  f: /^(?:welche|welcher|eine|einer|meine|meiner|unsere|unserer|die|der)$/i,
  n: /^(?:welche[sm]|ein|einem|mein|meinem|unser|unserem|das|dem)$/i,
};
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Why a question is no grammatical one, as far as rules tell; null where they find nothing. */
function brokenGrammar(text: string, { business, language }: Made): string | null {
  if (/[{}[\]|~]|undefined|\bnull\b|\s{2}|\s[,.?!]|\?\?|\.\./.test(text)) return 'a slot or a mark is left';
  if (!/^[\p{Lu}\d„“"]/u.test(text)) return 'it begins small';
  if (language === 'en') {
    if (/\ba (?:[aeio]|hour|heir)\w/.test(text) || /\ban (?:[bcdfgjklmnpqrstvwxyz])[a-z]/.test(text))
      return 'a or an';
    return /\b(?:the|an?) (?:the|an?)\b|\b(\p{L}{2,}) \1\b/iu.test(text) ? 'doubled words' : null;
  }
  for (const { one, many, gender, mass } of business?.heads ?? []) {
    if (gender === null) continue;
    const found = new RegExp(
      `(\\p{L}+)\\s(?:\\p{Ll}+(?:e|er|es|en|em)\\s){0,3}${escaped(one)}(?!\\p{L})`,
      'giu',
    );
    for (const [, word = ''] of text.matchAll(found)) {
      const isDeterminer = /^(?:welche[rsnm]?|eine?[rnm]?|mein\p{L}*|unser\p{L}*)$/iu.test(word);
      // Where singular and plural look alike, both are right.
      if (isDeterminer && (one !== many || mass) && !determiners[gender].test(word)) return `${word} ${one}`;
    }
  }
  return null;
}

/** A noun in a slot of another kind, as a reader would notice it. */
function wrongKind(text: string, { kind, business, language }: Made): string | null {
  const role = business?.role ?? kind.role;
  const isBuyer = business?.audience === 'business';
  if (
    role === 'provider' &&
    /\bbrands of\b|\bmanufacturers? of\b|\bMarken für\b|\bHersteller von\b|\bsubscription\b/.test(text)
  )
    return 'a provider as a product';
  if (
    !isBuyer &&
    /\bvendor|\bonboarding\b|\bdata export\b|\bour team\b|\bAnbietersupport\b|\b100 (?:employees|Mitarbeiter)/i.test(
      text,
    )
  )
    return 'a company’s words for people';
  const who = person[language];
  if (text.includes(who) && !new RegExp(`(?:for|with|für|mit) ${escaped(who)}`).test(text))
    return 'a person as an offer';
  const [, offered = ''] =
    /(?:pay for|cost of|kostet|kosten) (?!eine? )((?:\p{L}+ ?){1,3}?) (?:in|near|ungefähr)/u.exec(text) ?? [];
  return offered !== '' && isPerson(offered, language) ? 'a person has a price' : null;
}

const share = (part: number, whole: number): number =>
  Math.round((10_000 * part) / Math.max(whole, 1)) / 10_000;

/** Intent, stage and brand all as labelled. */
const rightlyRead = (list: typeof heldOut): number =>
  share(
    list.filter(({ text, intent, branded }) => {
      const read = classifyPrompt(text, ['Planderly', 'Haus Linde']);
      return (
        read.intent === intent && read.branded === branded && stageOf(read.intent, read.branded) !== undefined
      );
    }).length,
    list.length,
  );

export async function run() {
  const named = languages.flatMap((language) =>
    kinds.flatMap((kind) => namesOf(kind, language).map((name) => ({ kind, language, name }))),
  );
  const made = named.map(({ kind, language, name }) => make(kind, language, name));
  const asked = made.flatMap((one) => one.texts.map((text) => ({ text, one })));
  const known = new Set(named.map(({ language, name }) => `${language} ${name}`)).size / languages.length;
  const broken = asked.filter(({ text, one }) => brokenGrammar(text, one) !== null);
  const wrong = asked.filter(({ text, one }) => wrongKind(text, one) !== null);
  for (const { text, one } of [...broken, ...wrong].slice(0, 40))
    say(`${one.kind.id} ${one.language}: ${text} (${brokenGrammar(text, one) ?? wrongKind(text, one)})`);
  let doubles = 0;
  for (const { texts } of made) {
    const words = texts.map(contentWords);
    doubles += words.filter((own, at) => words.slice(0, at).some((other) => areAlike(own, other))).length;
  }
  const times = made.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  const slowest = times[Math.floor(0.95 * times.length)] ?? 0;
  for (const { text } of asked
    .filter(({ text }) => leadingWording(text) !== null || !asksForChoice(text))
    .slice(0, 30))
    say(`leads or asks for no choice: ${text}`);
  for (const { kind, language, business } of made.filter(
    ({ kind, business }) => business?.family !== kind.family,
  ))
    say(`read as ${business?.family}: ${kind.id} ${language}`);
  const thin = made.filter(({ intents }) => intents < 6);
  for (const { kind, language, texts, intents } of thin.slice(0, 20))
    say(`thin: ${kind.id} ${language}: ${texts.length} questions, ${intents} intents`);
  const chosen = share(asked.filter(({ text }) => asksForChoice(text)).length, asked.length);
  const leading = asked.filter(({ text }) => leadingWording(text) !== null).length;
  const branded = asked.filter(({ text }) => /zyntara/i.test(text)).length;
  const read = made.filter(
    ({ kind, business }) => business !== null && business.family === kind.family,
  ).length;
  return {
    bench: 'questions',
    seed,
    rows: [
      row(
        'kinds',
        'Names of kinds of business, in each of two languages',
        '>= 200',
        known,
        'kinds',
        known >= 200,
      ),
      row(
        'family',
        'Sets whose description is read as its family',
        '>= 0.99',
        share(read, made.length),
        'share',
        read >= 0.99 * made.length,
      ),
      row('asked', 'Questions made of them', '>= 5000', asked.length, 'questions', asked.length >= 5_000),
      row(
        'grammar',
        'Questions whose grammar is broken',
        '= 0',
        broken.length,
        'questions',
        broken.length === 0,
      ),
      row(
        'slots',
        'Questions with a noun in a slot of another kind',
        '= 0',
        wrong.length,
        'questions',
        wrong.length === 0,
      ),
      row(
        'intents',
        'Sets of six intents or more',
        '>= 0.95',
        share(made.length - thin.length, made.length),
        'share',
        thin.length <= 0.05 * made.length,
      ),
      row(
        'doubles',
        'Questions that ask what another one of their set asks',
        '= 0',
        doubles,
        'questions',
        doubles === 0,
      ),
      row('choice', 'Questions that can be answered with a name', '>= 0.99', chosen, 'share', chosen >= 0.99),
      row('leading', 'Questions that lead', '= 0', leading, 'questions', leading === 0),
      row('named', 'Questions that name the brand', '= 0', branded, 'questions', branded === 0),
      row(
        'fitted',
        'Labelled questions that the rules were made with, read as labelled',
        '>= 0.9',
        rightlyRead(fitted),
        'share',
        rightlyRead(fitted) >= 0.9,
      ),
      row(
        'held_out',
        'Labelled questions that were kept aside, read as labelled',
        '>= 0.9',
        rightlyRead(heldOut),
        'share',
        rightlyRead(heldOut) >= 0.9,
      ),
      row(
        'buyers_fitted',
        'Questions as buyers type them, that the rules were made with, read as labelled',
        '>= 0.9',
        rightlyRead(fittedBuyers),
        'share',
        rightlyRead(fittedBuyers) >= 0.9,
      ),
      row(
        'buyers_held_out',
        'Questions as buyers type them, that were kept aside, read as labelled',
        '>= 0.9',
        rightlyRead(heldOutBuyers),
        'share',
        rightlyRead(heldOutBuyers) >= 0.9,
      ),
      row(
        'time',
        'Reading a description and making 24 questions, 95th percentile',
        '<= 50',
        Math.round(10 * slowest) / 10,
        'ms',
        slowest <= 50,
      ),
    ],
  };
}
