import { counted } from '../../text/counted.ts';

export const listed = (names: readonly string[], and: string): string =>
  `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1) ?? ''}`;

/** What the place of competitors says. */
export const en = {
  tabs: {
    compare: 'Compare',
    prompts: 'Prompts won and lost',
    together: 'Named together',
    suggested: 'Suggested',
    brands: 'How each is found',
  },
  surface: 'Kind of answer',
  added: (name: string) => `${name} is compared from now on.`,
  measure: {
    presence: 'Figures are presence: named, or the site cited,',
    mention: 'Figures are mentions, since not every brand has a site to be cited by,',
  },
  on: (answers: string) => `in ${answers}.`,
  headline: {
    none: 'Add two rivals to compare with.',
    unmeasured: 'No figures in this period yet.',
    filtered:
      'No answer in this period and these filters can be counted. Choose another period, or reset the filters.',
    rank: (rank: string, of: number) => `You are ${rank} of ${of}.`,
    behind: '{0} is ahead by {1} points {2}.',
    ahead: 'You are ahead of {0} by {1} points {2}.',
    noTest: 'No tested difference from any rival.',
    apart: (name: string, points: string, range: string) =>
      `You and ${name} cannot be told apart yet: ${points} points (${range}), which chance alone can give.`,
    apartMany: (names: string[]) => `You cannot be told apart from ${listed(names, 'and')} yet.`,
    led: (count: number) => `You clearly lead ${counted(count, 'other rival', 'other rivals')}.`,
  },
  trend: {
    title: (answers: string) => `Every brand in ${answers}`,
    measure: 'Measure',
    measures: { presence: 'Presence', mention: 'Named', citation: 'Cited' },
    about: {
      presence: (span: string) => `Share of answers that name or cite it, ${span}`,
      mention: (span: string) => `Share of answers that name it, ${span}`,
      citation: (span: string) => `Share of answers with sources that cite its site, ${span}`,
    },
    foot: (weeks: number) =>
      `${counted(weeks, 'week', 'weeks')}. Point, tap or use the arrow keys to read one. Band: 95% range.`,
  },
  leads: {
    title: 'Who leads',
    about: (brands: number) => `Share of voice: of all mentions of these ${brands}`,
    foot: 'First: chance of leading, given these answers.',
    none: 'No answer in this period names one of the brands.',
    sure: 'rank is sure',
    unsure: 'Too few topics to say how sure a rank is.',
    between: (low: string, high: string) => `${low} to ${high}`,
    first: (chance: string) => `first: ${chance}`,
  },
  matrix: {
    title: {
      engine: 'Every brand, engine by engine',
      topic: 'Every brand, topic by topic',
      intent: 'Every brand, by what is asked for',
    },
    about: (span: string) =>
      `Share of answers with its 95% range, ${span}. Shaded cells differ from yours beyond chance.`,
    by: 'Columns',
    modes: { engine: 'By engine', topic: 'By topic', intent: 'By intent' },
    brand: 'Brand',
    column: 'Show',
    ahead: 'you lead',
    behind: 'you trail',
    even: 'no difference shown',
    noAnswers: 'no answers',
    scale: (top: string) => `All scales 0–${top}`,
  },
  against: {
    title: 'You against each rival',
    about: (answers: string) => `Your share minus theirs in the same ${answers}, points`,
    foot: (points: string) => `A difference of ${points} points or more would show 4 times in 5.`,
    none: 'No answers in this period compare you with a rival.',
    verdicts: {
      ahead: 'you lead',
      behind: 'you trail',
      no_difference_shown: 'no difference shown',
      too_few: 'too few answers',
    },
    duel: (name: string) => `You against ${name}`,
    record: (wins: number, ties: number, losses: number) =>
      `Counting each prompt on each engine: you are in more answers on ${wins}, in as many on ${ties}, in fewer on ${losses}.`,
    byEngine: 'By engine',
    prompts: 'Where you differ most',
    counts: (engine: string, name: string, own: number, other: number, answers: number) =>
      `${engine}: you ${own}, ${name} ${other} of ${answers}`,
  },
  won: {
    title: 'Prompts a rival wins most clearly',
    about: (span: string) => `Answers that name them against answers that name you, ${span}`,
    all: (count: number) => `All ${count}`,
    foot: 'Counts of answers, no estimate. Sorted by how sure the gap is, then by its size.',
    none: 'No rival is named more often than you on any prompt.',
    counts: (name: string, rival: number, own: number, answers: number) =>
      `${name} ${rival} of ${answers}, you ${own} of ${answers}`,
  },
  together: {
    headline: (first: string, second: string, answers: string, byChance: string) =>
      `${answers} answers name both ${first} and ${second}; chance alone would give ${byChance}. No other pair is named together more often.`,
    nobody: 'No answer in this period names two of the brands.',
    lead: 'Brands that share answers with you compete for the same questions.',
    pairs: 'Named together',
    pairsAbout: 'Answers that name both, and how many would by chance',
    foot: (answers: string) =>
      `${answers} answers were read. Share: of the answers that name either, with 95% range.`,
    pair: 'Brands',
    both: 'Answers with both',
    chance: 'By chance alone',
    share: 'Share of answers with either',
    position: 'Place in the answer',
    positionAbout: 'Of the answers that name the brand, with 95% range',
    brand: 'Brand',
    first: 'Named first',
    top3: 'Among the first three',
    meanRank: 'Mean place',
  },
  suggested: {
    headline: (count: number) =>
      count === 0
        ? 'Every brand in the answers is known.'
        : `${counted(count, 'brand', 'brands')} in the answers that you don’t track yet.`,
    lead: 'Names are found in the answers themselves. A word found in most answers is left out.',
    title: 'Brands in the answers that you don’t track yet',
    none: 'No new brand is named often enough.',
    inAnswers: (answers: string, read: string) => `In ${answers} of ${read} answers.`,
    read: 'Read the answer',
    track: 'Track',
    sameAs: (name: string) => `Same as ${name}`,
    noBrand: 'Not a brand',
    done: 'Saved. Stored answers are read again, at no cost.',
  },
  lost: {
    headline: (count: number) =>
      count === 0
        ? 'No rival wins a prompt in this period.'
        : `A rival is named more often than you on ${counted(count, 'prompt', 'prompts')}.`,
    lead: 'Open a prompt to read what was said.',
    title: 'Prompts that a rival wins',
    foot: (shown: number, total: number) => `${shown} of ${total}. Counts of answers, no estimate.`,
    prompt: 'Prompt',
    topic: 'Topic',
    ahead: 'Named more often',
    you: 'You',
    sure: 'Chance that they lead',
    of: (name: string, count: number, answers: number) => `${name} ${count} of ${answers}`,
    ofYou: (own: number, answers: number) => `${own} of ${answers}`,
    none: 'No rival is named more often than you on any prompt.',
    more: 'Show more',
  },
  known: 'How each brand is found',
  knownSays: (rivals: number) =>
    rivals === 0
      ? 'No competitor is tracked yet.'
      : `${counted(rivals, 'competitor is', 'competitors are')} looked for in every answer.`,
  knownLead: 'A brand counts as present where an answer names it or cites its site.',
  siteless: (rivals: number) =>
    `${counted(rivals, 'competitor has', 'competitors have')} no site, so comparisons count names alone. Add a site to compare presence.`,
  ownBrand: (name: string) => `How ${name} itself is found`,
  noSite: 'no site',
  rules: 'Exceptions',
  rule: (near: string, far: string) =>
    [near && `only near ${near}`, far && `not near ${far}`].filter(Boolean).join('; '),
  name: 'Name',
  aliases: 'Other names',
  domains: 'Domains',
  contextTerms: 'Count the name only near these words',
  negativeTerms: 'Don’t count the name near these words',
  relation: 'What it is to you',
  relations: { direct: 'Direct competitor', indirect: 'Alternative', partner: 'Partner' },
  note: 'Note (optional)',
  commas: 'Separated by commas',
  change: 'Change',
  save: 'Save',
  remove: 'Take out',
  read: 'After a change all stored answers are read again, at no cost.',
};
