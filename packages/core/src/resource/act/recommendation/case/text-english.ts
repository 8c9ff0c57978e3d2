import type { CaseFacts } from '@svc/contract/act/recommendation';
import { counted } from '@svc/figures';
import { dayOf, percent } from '../../../../i18n/index.ts';
import { isProfile } from './ask.ts';
import { isLeadTold, type Line, type Plan, type Telling, tellingPage } from './telling.ts';
import { ended, gain, listed, listedApart, quoted, shortUrl } from './words.ts';

const days = (count: number): string =>
  count < 0.5
    ? 'a few hours'
    : count < 1
      ? 'half a day'
      : count === 1
        ? 'about a day'
        : `about ${count} days`;

const count = (value: number): string => counted(value, 'en');
const line = (text: string, ...evidence: string[]): Line => ({ text, evidence });

/** “a”, “b” and one more question. */
function examples({ lost }: CaseFacts): string {
  const told = lost.items.slice(0, 2).map(({ text }) => quoted(text, 'en'));
  const more = lost.questions - told.length;
  return listed(
    more > 0 ? [...told, more === 1 ? 'one more question' : `${more} more questions`] : told,
    'en',
  );
}

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
  const range = lost.ci ? ` (95%: ${Math.round(lost.ci.low * 100)}–${Math.round(lost.ci.high * 100)}%)` : '';
  const rate = `${Math.round(lost.rate * 100)}%${range}`;
  const such = examples(facts);
  const [none, some] =
    lost.questions === 1
      ? [
          [`None of ${count(lost.of)} answers to “${first.text}” names ${brand}${range}.`],
          [`${rate} of ${count(lost.of)} answers to “${first.text}” name ${brand}.`],
        ]
      : [
          [
            `None of ${count(lost.of)} answers to ${lost.questions} questions names ${brand}${range}. The questions: ${ended(such)}`,
            `0 of ${count(lost.of)} answers to ${such} name ${brand}${range}.`,
          ],
          [
            `${rate} of ${count(lost.of)} answers to ${lost.questions} questions name ${brand}. The questions: ${ended(such)}`,
            `${count(lost.own)} of ${count(lost.of)} answers to ${such} name ${brand}: ${rate}.`,
          ],
        ];
  const variants = lost.own === 0 ? none : some;
  return [line(variants[pick(variants.length)] ?? '', 'lost'), ...fallLines(facts, brand)];
}

/** The loss is new: what it was before, and what it is now. */
function fallLines({ lost: { fell } }: CaseFacts, brand: string): Line[] {
  if (!fell) return [];
  const rate = ({ own, of }: { own: number; of: number }) => percent(own / of, 'en');
  return [
    line(
      `This is new: on the same questions and engines, ${rate(fell.before)} of answers named ${brand} up to ${dayOf(fell.until, 'en')}; in the newest scan, of ${dayOf(fell.since, 'en')}, ${rate(fell.now)} do.`,
      'lost',
    ),
  ];
}

function who({ facts }: Telling, pick: (of: number) => number): Line[] {
  const { named, lost } = facts;
  const [first, ...others] = named;
  if (lost.questions === 0) return [];
  if (!first) return [line('They name no competitor that you track.', 'named')];
  const counted = named.map(
    ({ name, answers }, at) => `${name} (${count(answers)}${at === 0 ? ` of ${count(first.of)}` : ''})`,
  );
  const rest = others.map(({ name, answers }) => `${name} with ${count(answers)}`);
  const leads = isLeadTold(facts);
  // Where most answers name the brand as well, nobody is named instead of it.
  const instead = (lost.rate ?? 0) < 0.25 ? 'Instead, they name' : 'They also name';
  return [
    line(
      [
        `${instead} ${listed(counted, 'en')}.`,
        `They name ${listed(
          named.map(
            ({ name, answers }, at) =>
              `${name} in ${count(answers)}${at === 0 ? ` of ${count(first.of)}` : ''}`,
          ),
          'en',
        )}.`,
        `${first.name} leads with ${count(first.answers)} of ${count(first.of)} answers${rest.length > 0 ? `, ahead of ${listed(rest, 'en')}` : ''}.`,
      ][pick(leads ? 3 : 2)] ?? '',
      'named',
    ),
  ];
}

function why({ facts, engine, site, source }: Telling): Line[] {
  const quotes = facts.quotes.map(({ engine: id, at, text }, index) =>
    line(`${engine(id)} on ${dayOf(at, 'en')}: “${text}”`, `quotes.${index}`),
  );
  const [page, at] = tellingPage(facts, source);
  if (page) return [...quotes, line(pageLine(page, site), `pages.${at}`)];
  if (quotes.length > 0 || facts.pages.length > 0 || facts.lost.questions === 0) return quotes;
  return [line('The answers give no reason and cite no page.', 'quotes', 'pages')];
}

function pageLine(page: CaseFacts['pages'][number], site: Telling['site']): string {
  const { answers, of, url, sourceType, namesYou, names, readAt, changed } = page;
  const head = `${count(answers)} of ${count(of)} answers that searched the web ${answers === 1 ? 'cites' : 'cite'} ${shortUrl(url)}`;
  if (sourceType === 'own') return `${head}, your own page.`;
  if (sourceType === 'competitor') return `${head}, a competitor’s own page.`;
  const kind =
    sourceType === 'other'
      ? `${head}.`
      : `${head} (${sourceType === 'ugc' ? (isProfile(page) ? 'a site of user reviews' : 'a forum') : site(sourceType, 'en')}).`;
  if (namesYou === null || readAt === null)
    return `${kind} We could not read it, so whether it names you is unknown.`;
  const when = changed ? ` Last change: ${dayOf(changed, 'en')}.` : '';
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
  const missing = told.map(({ what }) => what.en);
  const evidence = told.map((_, at) => `lacks.${at}`);
  const head = `Your page ${shortUrl(ownPage.url)} lacks ${listedApart(missing, 'en')}`;
  return [line(ended(head), 'ownPage', ...evidence), ...besides(told).map(([text, at]) => line(text, ...at))];
}

/** Which of it the cited pages have; what the same number of them has is said at once. */
function besides(told: CaseFacts['lacks']): [string, string[]][] {
  const shown = [...told.entries()].filter(([, { shownBy, kind }]) => shownBy.length > 0 && kind !== 'date');
  return [...Map.groupBy(shown, ([, { shownBy }]) => shownBy.length)].map(([pages, same]) => {
    const what = listed(
      same.map(([, { what }]) => what.en),
      'en',
    );
    const read = same[0]?.[1].read ?? pages;
    const who =
      read === 1
        ? 'The cited page that we read has'
        : pages === read
          ? `${read === 2 ? 'Both' : `All ${read}`} cited pages that we read have`
          : `${pages} of the ${read} cited pages that we read ${pages === 1 ? 'has' : 'have'}`;
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
  const range = `95%: ${gain(overall.low95, 'en')} to ${gain(overall.high95, 'en')} points`;
  const these = facts.proof.others > 0 ? `; on these questions alone ${gain(affected.median, 'en')}` : '';
  const may = chance < 80 ? ' It may well bring nothing.' : '';
  const middle = gain(overall.median, 'en');
  const points =
    middle === '0' ? 'close to 0 points' : `${middle} ${/^[+−]1$/.test(middle) ? 'point' : 'points'}`;
  return [
    line(
      `Expected gain: ${points} of presence over all questions (${range})${these}. Chance of any gain: ${chance} in 100.${may}`,
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
        ? 'How to check it: mark it as live once it is online, and watch the trend. It affects every question, so none is left to compare with.'
        : `How to check it: mark it as live once it is online. The next scans compare ${questions === 1 ? 'this question' : `these ${questions} questions`} with the other ${others}, before and after.${cost}`,
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
