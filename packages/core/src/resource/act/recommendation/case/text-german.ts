import type { CaseFacts } from '@svc/contract/act/recommendation';
import { counted } from '@svc/figures';
import { dayOf, percent } from '../../../../i18n/index.ts';
import { isProfile } from './ask.ts';
import { isLeadTold, type Line, type Plan, type Telling, tellingPage } from './telling.ts';
import { gain, listed, listedApart, quoted, shortUrl } from './words.ts';

const days = (count: number): string =>
  count < 0.5
    ? 'einige Stunden'
    : count < 1
      ? 'ein halber Tag'
      : count === 1
        ? 'etwa ein Tag'
        : `etwa ${count} Tage`;

const count = (value: number): string => counted(value, 'de');
const line = (text: string, ...evidence: string[]): Line => ({ text, evidence });

/** „a“, „b“ und eine weitere Frage. */
function examples({ lost }: CaseFacts): string {
  const told = lost.items.slice(0, 2).map(({ text }) => quoted(text, 'de'));
  const more = lost.questions - told.length;
  return listed(
    more > 0 ? [...told, more === 1 ? 'eine weitere Frage' : `${more} weitere Fragen`] : told,
    'de',
  );
}

function where({ facts, brand, why, isOfSite }: Telling, pick: (of: number) => number): Line[] {
  const { lost } = facts;
  const [first] = lost.items;
  if (!first || lost.rate === null) return [line(why.de, 'why')];
  return [...(isOfSite ? [line(why.de, 'why')] : []), ...lostLines(facts, brand, pick)];
}

function lostLines(facts: CaseFacts, brand: string, pick: (of: number) => number): Line[] {
  const { lost } = facts;
  const [first] = lost.items;
  if (!first || lost.rate === null) return [];
  const range = lost.ci
    ? ` (95 %: ${Math.round(lost.ci.low * 100)}–${Math.round(lost.ci.high * 100)} %)`
    : '';
  const rate = `${Math.round(lost.rate * 100)} %${range}`;
  const such = examples(facts);
  const [none, some] =
    lost.questions === 1
      ? [
          [`Keine von ${count(lost.of)} Antworten auf „${first.text}“ nennt ${brand}${range}.`],
          [`${rate} von ${count(lost.of)} Antworten auf „${first.text}“ nennen ${brand}.`],
        ]
      : [
          [
            `Keine von ${count(lost.of)} Antworten auf ${lost.questions} Fragen nennt ${brand}${range}. Die Fragen: ${such}.`,
            `0 von ${count(lost.of)} Antworten auf ${such} nennen ${brand}${range}.`,
          ],
          [
            `${rate} von ${count(lost.of)} Antworten auf ${lost.questions} Fragen nennen ${brand}. Die Fragen: ${such}.`,
            `${count(lost.own)} von ${count(lost.of)} Antworten auf ${such} nennen ${brand}: ${rate}.`,
          ],
        ];
  const variants = lost.own === 0 ? none : some;
  return [line(variants[pick(variants.length)] ?? '', 'lost'), ...fallLines(facts, brand)];
}

/** The loss is new: what it was before, and what it is now. */
function fallLines({ lost: { fell } }: CaseFacts, brand: string): Line[] {
  if (!fell) return [];
  const rate = ({ own, of }: { own: number; of: number }) => percent(own / of, 'de');
  return [
    line(
      `Das ist neu: Bei denselben Fragen und Engines nannten bis zum ${dayOf(fell.until, 'de')} noch ${rate(fell.before)} der Antworten ${brand}; im neuesten Scan vom ${dayOf(fell.since, 'de')} sind es ${rate(fell.now)}.`,
      'lost',
    ),
  ];
}

function who({ facts }: Telling, pick: (of: number) => number): Line[] {
  const { named, lost } = facts;
  const [first, ...others] = named;
  if (lost.questions === 0) return [];
  if (!first) return [line('Sie nennen keinen Wettbewerber, den Sie beobachten.', 'named')];
  const counted = named.map(
    ({ name, answers }, at) => `${name} (${count(answers)}${at === 0 ? ` von ${count(first.of)}` : ''})`,
  );
  const rest = others.map(({ name, answers }) => `${name} mit ${count(answers)}`);
  const leads = isLeadTold(facts);
  // Where most answers name the brand as well, nobody is named instead of it.
  const instead = (lost.rate ?? 0) < 0.25 ? 'Stattdessen' : 'Daneben';
  return [
    line(
      [
        `${instead} nennen sie ${listed(counted, 'de')}.`,
        `Am häufigsten nennen sie ${first.name}: in ${count(first.answers)} von ${count(first.of)} Antworten${rest.length > 0 ? `, vor ${listed(rest, 'de')}` : ''}.`,
      ][pick(leads ? 2 : 1)] ?? '',
      'named',
    ),
  ];
}

function why({ facts, engine, site, source }: Telling): Line[] {
  const quotes = facts.quotes.map(({ engine: id, at, text }, index) =>
    line(`${engine(id)} am ${dayOf(at, 'de')}: „${text}“`, `quotes.${index}`),
  );
  const [page, at] = tellingPage(facts, source);
  if (page) return [...quotes, line(pageLine(page, site), `pages.${at}`)];
  if (quotes.length > 0 || facts.pages.length > 0 || facts.lost.questions === 0) return quotes;
  return [line('Die Antworten nennen keinen Grund und zitieren keine Seite.', 'quotes', 'pages')];
}

function pageLine(page: CaseFacts['pages'][number], site: Telling['site']): string {
  const { answers, of, url, sourceType, namesYou, names, readAt, changed } = page;
  const head = `${count(answers)} von ${count(of)} Antworten mit Websuche ${answers === 1 ? 'zitiert' : 'zitieren'} ${shortUrl(url)}`;
  if (sourceType === 'own') return `${head}, Ihre eigene Seite.`;
  if (sourceType === 'competitor') return `${head}, die eigene Seite eines Wettbewerbers.`;
  const kind =
    sourceType === 'other'
      ? `${head}.`
      : `${head} (${sourceType === 'ugc' ? (isProfile(page) ? 'Bewertungsportal' : 'Forum') : site(sourceType, 'de')}).`;
  if (namesYou === null || readAt === null)
    return `${kind} Wir konnten die Seite nicht lesen; ob sie Sie nennt, ist offen.`;
  const when = changed ? ` Letzte Änderung: ${dayOf(changed, 'de')}.` : '';
  if (names.length === 0)
    return `${kind} Dort ${namesYou ? 'werden Sie genannt' : 'fehlen Sie und alle beobachteten Wettbewerber'} (gelesen am ${dayOf(readAt, 'de')}).${when}`;
  const you = namesYou ? ' und Ihr Name' : ', Ihr Name aber nicht';
  return `${kind} Dort ${names.length === 1 && !namesYou ? 'steht' : 'stehen'} ${listed(names, 'de')}${you} (gelesen am ${dayOf(readAt, 'de')}).${when}`;
}

/** A page contains “einen Vergleich”; “ein Vergleich” is missing. */
const nominative = (what: string): string =>
  what.replace(/^(einen|den) /, (article) => (article === 'den ' ? 'der ' : 'ein '));

function lacks({ facts }: Telling): Line[] {
  const { ownPage, lacks } = facts;
  const [first] = lacks;
  if (!first) return [];
  if (!ownPage) return [line(`Ihnen fehlt ${first.what.de}.`, 'ownPage', 'lacks.0')];
  const told = lacks.slice(0, 3);
  return [
    line(
      `Auf Ihrer Seite ${shortUrl(ownPage.url)} ${told.length === 1 ? 'fehlt' : 'fehlen'} ${listedApart(
        told.map(({ what }) => nominative(what.de)),
        'de',
      )}.`,
      'ownPage',
      ...told.map((_, at) => `lacks.${at}`),
    ),
    ...besides(told).map(([text, at]) => line(text, ...at)),
  ];
}

/** Which of it the cited pages have; what the same number of them has is said at once. */
function besides(told: CaseFacts['lacks']): [string, string[]][] {
  const shown = [...told.entries()].filter(([, { shownBy, kind }]) => shownBy.length > 0 && kind !== 'date');
  return [...Map.groupBy(shown, ([, { shownBy }]) => shownBy.length)].map(([pages, same]) => {
    const what = listed(
      same.map(([, { what }]) => what.de),
      'de',
    );
    const read = same[0]?.[1].read ?? pages;
    const who =
      read === 1
        ? 'Die gelesene zitierte Seite enthält'
        : pages === read
          ? `${read === 2 ? 'Beide' : `Alle ${read}`} gelesenen zitierten Seiten enthalten`
          : `${pages} von ${read} gelesenen zitierten Seiten ${pages === 1 ? 'enthält' : 'enthalten'}`;
    return [`${who} ${what}.`, same.map(([at]) => `lacks.${at}`)];
  });
}

function by({ facts, effortDays }: Telling, pick: (of: number) => number): Line[] {
  const { de } = facts.by;
  return [
    line(
      [`Aufwand: ${days(effortDays)} (${de}).`, `Wer und wie lange: ${de}, ${days(effortDays)}.`][pick(2)] ??
        '',
      'by',
    ),
  ];
}

function gains({ prediction, facts }: Telling): Line[] {
  if (!prediction)
    return [line('Was das für die Präsenz bringt, ist offen: Keine Studie hat es gemessen.', 'prediction')];
  const { overall, affected } = prediction;
  const chance = Math.round(overall.probabilityPositive * 100);
  const range = `95 %: ${gain(overall.low95, 'de')} bis ${gain(overall.high95, 'de')} Punkte`;
  const these = facts.proof.others > 0 ? `; bei diesen Fragen allein ${gain(affected.median, 'de')}` : '';
  const may = chance < 80 ? ' Gut möglich, dass es nichts bringt.' : '';
  const middle = gain(overall.median, 'de');
  const points =
    middle === '0' ? 'nahe 0 Punkte' : `${middle} ${/^[+−]1$/.test(middle) ? 'Punkt' : 'Punkte'}`;
  return [
    line(
      `Erwarteter Gewinn: ${points} Präsenz über alle Fragen (${range})${these}. Chance auf einen Gewinn: ${chance} von 100.${may}`,
      'prediction',
    ),
  ];
}

function proof({ facts, prediction }: Telling): Line[] {
  const { questions, credits, others } = facts.proof;
  if (!prediction || questions === 0) return [];
  const cost = credits > 0 ? ` Kosten: höchstens ${credits.toLocaleString('de')} Credits.` : '';
  return [
    line(
      others === 0
        ? 'So prüfen Sie es: Melden Sie es als umgesetzt, sobald es online ist, und beobachten Sie den Verlauf. Es betrifft alle Fragen, deshalb fehlt ein Vergleich.'
        : `So prüfen Sie es: Melden Sie es als umgesetzt, sobald es online ist. Die nächsten Scans vergleichen ${questions === 1 ? 'diese Frage' : `diese ${questions} Fragen`} mit den ${others} übrigen, vorher und nachher.${cost}`,
      'proof',
    ),
  ];
}

export const german: Plan = {
  parts: {
    where,
    who,
    why,
    lacks,
    do: ({ facts }) => [line(facts.todo.de, 'todo')],
    by,
    gain: gains,
    proof,
  },
};
