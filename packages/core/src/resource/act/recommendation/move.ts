import type { Case, MoveName } from '@svc/contract/act/recommendation';
import type { EditName } from '@svc/contract/act/simulation';
import { effectBelief, featurePrior } from '@svc/scoring';
import { edits, isContentEdit } from '../simulation/index.ts';
import { isProfile } from './case/ask.ts';

interface Move {
  /** Titles of findings of an earlier release; `{}` stands for the subject. */
  title: string;
  /** Edits in the predictor; empty: no study measured an effect on presence. */
  edits: readonly EditName[];
  /** Subject of the finding, and where it was found: on pages, or in answers. */
  about: 'page' | 'site' | 'question' | 'rival' | 'source' | 'fact';
  foundIn: 'pages' | 'answers';
  /** Days of work, a usual guess. */
  effortDays: number;
  steps: readonly string[];
  proof: string;
}

/** The moves that can be recommended. What triggers each: the files find-….ts; its title and the one thing to do: case/todo.ts. */
export const moves = {
  crawler_blocked: {
    title: 'Let the engines’ search crawlers in',
    edits: ['allowCrawlers'],
    about: 'site',
    foundIn: 'pages',
    effortDays: 0.5,
    steps: [
      'Check crawler access for the address: it shows which crawlers are shut out, and by what.',
      'Allow search crawlers in robots.txt and in the firewall; training crawlers may stay shut out.',
      'Check crawler access again.',
    ],
    proof: 'Presence rises more on the engines that were shut out than on the others.',
  },
  page_unreadable: {
    title: 'Make {} readable without scripts',
    edits: ['makeReadable'],
    about: 'page',
    foundIn: 'pages',
    effortDays: 3,
    steps: [
      'Answer with status 200 and without noindex.',
      'Render the text on the server.',
      'Analyse the address again to see that the text is found.',
    ],
    proof: 'Answers cite the page, and presence rises on the prompts that it fits.',
  },
  missing_facts: {
    title: 'Give the facts that buyers compare on {}',
    edits: ['completeSpecifications', 'showPrices'],
    about: 'page',
    foundIn: 'pages',
    effortDays: 2,
    steps: [
      'Put the facts that are missing into a table.',
      'Answer each question of the brief under a heading of its own.',
    ],
    proof: 'Presence rises more on the prompts that the page fits than on the others.',
  },
  thin_evidence: {
    title: 'Support the claims of {} with figures, quotations and sources',
    edits: ['addStatistics', 'citeSources', 'addQuotations'],
    about: 'page',
    foundIn: 'pages',
    effortDays: 2,
    steps: [
      'Add figures with units, each beside its source.',
      'Quote customers or experts by name.',
      'Link to sources of others in the text.',
    ],
    proof: 'Presence rises more on the prompts that the page fits than on the others.',
  },
  outdated_page: {
    title: 'Bring {} up to date',
    edits: ['refresh'],
    about: 'page',
    foundIn: 'pages',
    effortDays: 1,
    steps: ['Check each fact and replace what no longer holds.', 'Show the date of the change on the page.'],
    proof: 'Presence rises more on the prompts that the page fits than on the others.',
  },
  no_entity_page: {
    title: 'Have a page that says what the brand is',
    edits: ['addDefinition'],
    about: 'site',
    foundIn: 'pages',
    effortDays: 1,
    steps: [
      'Say in one sentence near the top: “X is a … for …”.',
      'Use the same name in title, heading and structured data.',
      'Link to the brand’s profiles on other sites.',
    ],
    proof: 'Presence rises on all prompts, and answers describe the brand in these words.',
  },
  page_never_cited: {
    title: 'Answer the prompts in the title and headings of {}',
    edits: ['answerInTitle', 'addDefinition'],
    about: 'page',
    foundIn: 'answers',
    effortDays: 1,
    steps: [
      'Choose the questions that the page is to answer.',
      'Name each in the title or a heading, and answer it in the first sentence below.',
    ],
    proof: 'Answers cite the page, and presence rises on these prompts.',
  },
  no_page: {
    title: 'Write a page on {}',
    edits: ['answerInTitle', 'completeSpecifications'],
    about: 'question',
    foundIn: 'answers',
    effortDays: 2,
    steps: [
      'Use these questions as headings of one new page.',
      'Answer each in the first sentence below it, then give the facts.',
      'Link the page from your home page.',
    ],
    proof: 'Answers cite the new page, and presence rises on these prompts.',
  },
  lost_to_rival: {
    title: 'Compare yourself with {} on a page of its own',
    edits: ['addComparison'],
    about: 'rival',
    foundIn: 'answers',
    effortDays: 3,
    steps: [
      'Write a fair comparison with a table of three columns or more.',
      'Answer the lost questions in its headings.',
      'Say who is better off with the competitor: engines quote balanced pages.',
    ],
    proof: 'Presence rises more on the prompts that were lost than on the others.',
  },
  source_gap: {
    title: 'Be named on {}',
    edits: ['earnListicle'],
    about: 'source',
    foundIn: 'answers',
    effortDays: 5,
    steps: [
      'Read the cited pages, and find out who keeps them.',
      'Offer what makes the brand worth naming there.',
      'Ask for a correction where the page is wrong about you.',
    ],
    proof: 'The page names the brand, and presence rises on the prompts whose answers cite it.',
  },
  wrong_claims: {
    title: 'Correct what answers say wrongly: {}',
    edits: [],
    about: 'fact',
    foundIn: 'answers',
    effortDays: 1,
    steps: [
      'State the fact plainly on the page that it belongs to.',
      'Find the pages that the wrong answers cite, and ask for a correction.',
    ],
    proof: 'Fewer answers get this fact wrong.',
  },
} as const satisfies Record<MoveName, Move>;

export const moveOf = (name: MoveName): Move => moves[name];

/** What to read instead of a brief where a move needs no page to be written; null: it needs one. */
export function insteadOfBrief(name: MoveName): string | null {
  const { about } = moveOf(name);
  if (about === 'source')
    return 'No page is written for this: it is about a page of others. Its case says which one, and what to ask for.';
  if (about === 'fact')
    return 'No page is written for this: it is about one fact. Its case has the wrong sentences, and the page that has it right.';
  return name === 'crawler_blocked'
    ? 'No page is written for this: it is about crawlers. Its steps say how to let them in.'
    : null;
}

/** Days of work for a profile on a site of reviews: a few hours. */
const profileDays = 0.25;

/** Sites that add whoever asks and fits; days of work to write to them and to ask again. */
const isAsked: ReadonlySet<string> = new Set(['other', 'institutional']);
const askDays = 1;

/** Days of work: a profile is filled in sooner than editors are won over. */
export function effortDaysOf(
  move: MoveName,
  { label, case: told }: { label: string; case?: Pick<Case, 'pages'> },
): number {
  const source = told?.pages.find(({ domain }) => domain === label);
  if (move !== 'source_gap' || !source) return moves[move].effortDays;
  if (isProfile(source)) return profileDays;
  return isAsked.has(source.sourceType) ? askDays : moves[move].effortDays;
}

export const isFragile = (move: Move): boolean => move.edits.some(isContentEdit);

export const fragileNote =
  'Content edits have small effects: most published trials changed nothing that could be measured. The prediction is limited accordingly.';

/** Published effects of each feature that a move sets. */
export const publishedOf = (move: Move) =>
  move.edits.map((name) => {
    const prior = featurePrior(edits[name].feature);
    const tested = effectBelief(prior);
    const { mean, sd } = tested ?? prior.association;
    return {
      feature: prior.id,
      description: prior.description,
      logOdds: mean,
      sd,
      tested: tested !== undefined,
      sources: [...prior.basis],
    };
  });
