import type { CaseFacts } from '@svc/contract/recommendation';
import { type Line, type Plan, type Telling, tellingPage } from './telling.ts';
import { dayOf, gain, listed, quoted, share, shortUrl } from './words.ts';

const days = (count: number): string =>
  count < 1 ? 'ein halber Tag' : count === 1 ? 'etwa ein Tag' : `etwa ${count} Tage`;

const line = (text: string, ...evidence: string[]): Line => ({ text, evidence });

const examples = ({ lost }: CaseFacts, most: number): string =>
  listed(
    lost.items.slice(0, most).map(({ text }) => quoted(text, 'de')),
    'de',
  );

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
  const range = lost.ci ? ` (${Math.round(lost.ci.low * 100)}–${Math.round(lost.ci.high * 100)} %)` : '';
  const figure = share(lost.rate, lost.ci, 'de');
  if (lost.questions === 1)
    return [
      line(
        lost.own === 0
          ? `Keine von ${lost.of} Antworten auf „${first.text}“ nennt ${brand}${range}.`
          : `${figure} von ${lost.of} Antworten auf „${first.text}“ nennen ${brand}.`,
        'lost',
      ),
    ];
  const such = examples(facts, 2);
  if (lost.own === 0)
    return [
      line(
        [
          `Keine von ${lost.of} Antworten auf ${lost.questions} Fragen nennt ${brand}${range}. Darunter: ${such}.`,
          `Bei ${lost.questions} Fragen wie ${such} kommt ${brand} in keiner von ${lost.of} Antworten vor${range}.`,
        ][pick(2)] ?? '',
        'lost',
      ),
    ];
  return [
    line(
      [
        `${figure} von ${lost.of} Antworten auf ${lost.questions} Fragen nennen ${brand}. Darunter: ${such}.`,
        `Bei ${lost.questions} Fragen wie ${such} kommt ${brand} in ${lost.own} von ${lost.of} Antworten vor: ${figure}.`,
        `${brand} kommt in ${figure} der Antworten auf ${such}${lost.questions > 2 ? ` und ${lost.questions === 3 ? 'eine weitere Frage' : `${lost.questions - 2} weitere Fragen`}` : ''} vor (${lost.of} Antworten).`,
      ][pick(3)] ?? '',
      'lost',
    ),
  ];
}

function who({ facts }: Telling, pick: (of: number) => number): Line[] {
  const { named, lost } = facts;
  const [first, ...others] = named;
  if (lost.questions === 0) return [];
  if (!first) return [line('Sie nennen keinen Wettbewerber, den Sie beobachten.', 'named')];
  const rest = others.map(({ name, answers }) => `${name} in ${answers}`);
  return [
    line(
      [
        `${first.name} steht in ${first.answers} von ${first.of} Antworten${rest.length > 0 ? `, ${listed(rest, 'de')}` : ''}.`,
        `Genannt ${named.length === 1 ? 'wird' : 'werden'} stattdessen ${listed(
          named.map(({ name, answers }, at) => `${name} (${answers}${at === 0 ? ` von ${first.of}` : ''})`),
          'de',
        )}.`,
        `Stattdessen nennen die Antworten ${listed(
          named.map(
            ({ name, answers }, at) => `${name} (${at === 0 ? `${answers} von ${first.of}` : answers})`,
          ),
          'de',
        )}.`,
      ][pick(3)] ?? '',
      'named',
    ),
  ];
}

function why({ facts, engine, site }: Telling): Line[] {
  const quotes = facts.quotes.map(({ engine: id, at, text }, index) =>
    line(`${index === 0 ? '' : 'Und '}${engine(id)} am ${dayOf(at, 'de')}: „${text}“`, `quotes.${index}`),
  );
  const [page, at] = tellingPage(facts);
  if (page) return [...quotes, line(pageLine(page, site), `pages.${at}`)];
  if (quotes.length > 0 || facts.pages.length > 0 || facts.lost.questions === 0) return quotes;
  return [line('Die Antworten nennen keinen Grund und zitieren keine Seite.', 'quotes', 'pages')];
}

function pageLine(page: CaseFacts['pages'][number], site: Telling['site']): string {
  const { answers, of, url, sourceType, namesYou, names, readAt, changed } = page;
  const head = `${answers} von ${of} Antworten mit Websuche zitieren ${shortUrl(url)}`;
  if (sourceType === 'own') return `${head}, Ihre eigene Seite.`;
  if (sourceType === 'competitor') return `${head}, die eigene Seite eines Wettbewerbers.`;
  const kind = sourceType === 'other' ? `${head}.` : `${head} (${site(sourceType, 'de')}).`;
  if (namesYou === null || readAt === null)
    return `${kind} Wir haben sie noch nicht gelesen und wissen daher nicht, ob sie Sie nennt.`;
  const when = changed ? ` Zuletzt geändert wurde sie am ${dayOf(changed, 'de')}.` : '';
  if (names.length === 0)
    return `${kind} Sie nennt ${namesYou ? 'Sie' : 'weder Sie noch einen beobachteten Wettbewerber'} (gelesen am ${dayOf(readAt, 'de')}).${when}`;
  const you = namesYou ? ' und Sie' : ', Sie aber nicht';
  return `${kind} Sie nennt ${listed(names, 'de')}${you} (gelesen am ${dayOf(readAt, 'de')}).${when}`;
}

function lacks({ facts }: Telling): Line[] {
  const { ownPage, lacks } = facts;
  const [first] = lacks;
  if (!first) return [];
  if (!ownPage) return [line(`Ihnen fehlt ${first.what.de}.`, 'ownPage', 'lacks.0')];
  const told = lacks.slice(0, 3);
  const named = told.map(({ what }) => what.de);
  const without = named.length === 1 ? `nicht: ${named[0]}` : `weder ${named.join(' noch ')}`;
  return [
    line(
      `Ihre Seite ${shortUrl(ownPage.url)} enthält ${without}.`,
      'ownPage',
      ...told.map((_, at) => `lacks.${at}`),
    ),
    ...besides(told).map(([text, at]) => line(text, ...at)),
  ];
}

/** Which of it the cited pages have; what the same number of them has is said at once. */
function besides(told: CaseFacts['lacks']): [string, string[]][] {
  const shown = [...told.entries()].filter(([, { shownBy, kind }]) => shownBy.length > 0 && kind !== 'topic');
  return [...Map.groupBy(shown, ([, { shownBy }]) => shownBy.length)].map(([pages, same]) => {
    const what = listed(
      same.map(([, { what }]) => what.de),
      'de',
    );
    const read = same[0]?.[1].read ?? pages;
    const who =
      read === 1
        ? 'Die gelesene zitierte Seite enthält'
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
  const range = `${gain(overall.low95, 'de')} bis ${gain(overall.high95, 'de')}`;
  const these = facts.proof.others > 0 ? `, bei diesen ${gain(affected.mean, 'de')}` : '';
  const may = chance < 80 ? ' Gut möglich, dass es nichts bringt.' : '';
  return [
    line(
      `Erwarteter Gewinn: ${gain(overall.mean, 'de')} Punkte Präsenz über alle Fragen (95 %: ${range})${these}. Chance auf einen Gewinn: ${chance} von 100.${may}`,
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
