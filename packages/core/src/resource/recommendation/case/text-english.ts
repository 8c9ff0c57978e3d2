import type { CaseFacts } from '@svc/contract/recommendation';
import { type Line, type Plan, type Telling, tellingPage } from './telling.ts';
import { dayOf, ended, gain, listed, quoted, share, shortUrl } from './words.ts';

const days = (count: number): string =>
  count < 1 ? 'half a day' : count === 1 ? 'about a day' : `about ${count} days`;

const line = (text: string, ...evidence: string[]): Line => ({ text, evidence });

const examples = ({ lost }: CaseFacts, most: number): string =>
  listed(
    lost.items.slice(0, most).map(({ text }) => quoted(text, 'en')),
    'en',
  );

const count = (number: number, one: string): string => (number === 1 ? `one ${one}` : `${number} ${one}s`);

function where({ facts, brand, why, isOfSite }: Telling, pick: (of: number) => number): Line[] {
  const { lost } = facts;
  const [first] = lost.items;
  if (!first || lost.rate === null) return [line(why.en, 'why')];
  return [...(isOfSite ? [line(why.en, 'why')] : []), ...lostLines(facts, brand, pick)];
}

function lostLines(facts: CaseFacts, brand: string, pick: (of: number) => number): Line[] {
  const { lost } = facts;
  const [first] = lost.items;
  if (!first || lost.rate === null) return [];
  const range = lost.ci ? `${Math.round(lost.ci.low * 100)}–${Math.round(lost.ci.high * 100)}%` : null;
  const figure = lost.own === 0 ? `none${range ? ` (${range})` : ''}` : share(lost.rate, lost.ci, 'en');
  if (lost.questions === 1)
    return [
      line(
        lost.own === 0
          ? `None of ${lost.of} answers to “${first.text}” names ${brand}${range ? ` (${range})` : ''}.`
          : `${share(lost.rate, lost.ci, 'en')} of ${lost.of} answers to “${first.text}” name ${brand}.`,
        'lost',
      ),
    ];
  const such = examples(facts, 2);
  if (lost.own === 0)
    return [
      line(
        [
          `None of ${lost.of} answers to ${lost.questions} questions names ${brand}${range ? ` (${range})` : ''}. Among them: ${ended(such)}`,
          `On ${lost.questions} questions, such as ${such}, ${brand} is named in none of ${lost.of} answers${range ? ` (${range})` : ''}.`,
        ][pick(2)] ?? '',
        'lost',
      ),
    ];
  return [
    line(
      [
        `${figure} of ${lost.of} answers to ${lost.questions} questions name ${brand}. Among them: ${ended(such)}`,
        `On ${lost.questions} questions, such as ${such}, ${brand} is named in ${lost.own} of ${lost.of} answers: ${figure}.`,
        `${brand} is named in ${figure} of the answers to ${such}${lost.questions > 2 ? ` and ${count(lost.questions - 2, 'more question')}` : ''} (${lost.of} answers).`,
      ][pick(3)] ?? '',
      'lost',
    ),
  ];
}

function who({ facts }: Telling, pick: (of: number) => number): Line[] {
  const { named, lost } = facts;
  const [first, ...others] = named;
  if (lost.questions === 0) return [];
  if (!first) return [line('They name no competitor that you track.', 'named')];
  const rest = others.map(({ name, answers }) => `${name} in ${answers}`);
  return [
    line(
      [
        `${first.name} is named in ${first.answers} of ${first.of}${rest.length > 0 ? `, ${listed(rest, 'en')}` : ''}.`,
        `Instead, they name ${listed(
          named.map(({ name, answers }, at) => `${name} (${answers}${at === 0 ? ` of ${first.of}` : ''})`),
          'en',
        )}.`,
        `Named instead: ${listed(
          named.map(
            ({ name, answers }, at) => `${name} in ${answers}${at === 0 ? ` of ${first.of} answers` : ''}`,
          ),
          'en',
        )}.`,
      ][pick(3)] ?? '',
      'named',
    ),
  ];
}

function why({ facts, engine, site }: Telling): Line[] {
  const quotes = facts.quotes.map(({ engine: id, at, text }, index) =>
    line(`${index === 0 ? '' : 'And '}${engine(id)} on ${dayOf(at, 'en')}: “${text}”`, `quotes.${index}`),
  );
  const [page, at] = tellingPage(facts);
  if (page) return [...quotes, line(pageLine(page, site), `pages.${at}`)];
  if (quotes.length > 0 || facts.pages.length > 0 || facts.lost.questions === 0) return quotes;
  return [line('The answers give no reason and cite no page.', 'quotes', 'pages')];
}

function pageLine(page: CaseFacts['pages'][number], site: Telling['site']): string {
  const { answers, of, url, sourceType, namesYou, names, readAt, changed } = page;
  const head = `${answers} of ${of} answers that searched the web cite ${shortUrl(url)}`;
  if (sourceType === 'own') return `${head}, your own page.`;
  if (sourceType === 'competitor') return `${head}, a competitor’s own page.`;
  const kind = sourceType === 'other' ? `${head}.` : `${head} (${site(sourceType, 'en')}).`;
  if (namesYou === null || readAt === null)
    return `${kind} We have not read it yet, so we do not know whether it names you.`;
  const when = changed ? ` It was last changed on ${dayOf(changed, 'en')}.` : '';
  if (names.length === 0)
    return `${kind} It names ${namesYou ? 'you' : 'neither you nor a competitor that you track'} (read on ${dayOf(readAt, 'en')}).${when}`;
  const you = namesYou ? 'and you' : 'but not you';
  return `${kind} It names ${listed(names, 'en')}, ${you} (read on ${dayOf(readAt, 'en')}).${when}`;
}

function lacks({ facts }: Telling): Line[] {
  const { ownPage, lacks } = facts;
  const [first] = lacks;
  if (!first) return [];
  if (!ownPage) return [line(ended(`You lack ${first.what.en}`), 'ownPage', 'lacks.0')];
  const told = lacks.slice(0, 3);
  const missing = told.filter(({ kind }) => kind !== 'topic').map(({ what }) => what.en);
  const silent = told
    .filter(({ kind }) => kind === 'topic')
    .map(({ what }) => what.en.replace('anything on ', ''));
  const parts = [
    ...(missing.length > 0 ? [`lacks ${listed(missing, 'en')}`] : []),
    ...(silent.length > 0 ? [`says nothing on ${listed(silent, 'en')}`] : []),
  ];
  const evidence = told.map((_, at) => `lacks.${at}`);
  const head = `Your page ${shortUrl(ownPage.url)} ${parts.join(', and it ')}`;
  return [line(ended(head), 'ownPage', ...evidence), ...besides(told).map(([text, at]) => line(text, ...at))];
}

/** Which of it the cited pages have; what the same number of them has is said at once. */
function besides(told: CaseFacts['lacks']): [string, string[]][] {
  const shown = [...told.entries()].filter(([, { shownBy, kind }]) => shownBy.length > 0 && kind !== 'topic');
  return [...Map.groupBy(shown, ([, { shownBy }]) => shownBy.length)].map(([pages, same]) => {
    const what = listed(
      same.map(([, { what }]) => what.en),
      'en',
    );
    const read = same[0]?.[1].read ?? pages;
    const who =
      read === 1
        ? 'The cited page that was read has'
        : `${pages} of the ${read} cited pages that were read ${pages === 1 ? 'has' : 'have'}`;
    return [ended(`${who} ${what}`), same.map(([at]) => `lacks.${at}`)];
  });
}

function by({ facts, effortDays }: Telling, pick: (of: number) => number): Line[] {
  const { en } = facts.by;
  return [
    line(
      [
        `Who and how long: ${en}, ${days(effortDays)}.`,
        `Effort: ${days(effortDays)} for ${en}.`,
        `This takes ${en} ${days(effortDays)}.`,
      ][pick(3)] ?? '',
      'by',
    ),
  ];
}

function gains({ prediction, facts }: Telling): Line[] {
  if (!prediction)
    return [line('Its effect on presence is unknown: no study has measured it.', 'prediction')];
  const { overall, affected } = prediction;
  const chance = Math.round(overall.probabilityPositive * 100);
  const range = `${gain(overall.low95, 'en')} to ${gain(overall.high95, 'en')}`;
  const these = facts.proof.others > 0 ? `, ${gain(affected.mean, 'en')} on these` : '';
  const may = chance < 80 ? ' It may well bring nothing.' : '';
  return [
    line(
      `Expected gain: ${gain(overall.mean, 'en')} points of presence over all questions (95%: ${range})${these}. Chance of any gain: ${chance} in 100.${may}`,
      'prediction',
    ),
  ];
}

function proof({ facts, prediction }: Telling): Line[] {
  const { questions, credits, others } = facts.proof;
  if (!prediction || questions === 0) return [];
  const cost = credits > 0 ? ` Cost: up to ${credits.toLocaleString('en')} credits.` : '';
  return [
    line(
      others === 0
        ? 'How to check it: mark it as live when it is, and watch the trend. It touches every question, so there is nothing to compare it with.'
        : `How to check it: mark it as live when it is. The next scans compare ${questions === 1 ? 'this question' : `these ${questions} questions`} with the other ${others}, before and after.${cost}`,
      'proof',
    ),
  ];
}

export const english: Plan = {
  parts: {
    where,
    who,
    why,
    lacks,
    do: ({ facts }) => [line(facts.todo.en, 'todo')],
    by,
    gain: gains,
    proof,
  },
};
