import type { PageFeatureId, PageReading } from '@svc/page';
import type { Check } from './grade.ts';
import type { Finding } from './schema.ts';

interface Advice {
  message: string;
  action: string;
  /** The feature whose evidence stands behind it. */
  feature?: PageFeatureId;
}

/** What is said of a check that is not fulfilled. */
const advice: Readonly<Record<string, Advice>> = {
  indexable: {
    message: 'The page forbids search engines to index it.',
    action: 'Remove noindex from the meta tag or header, and answer with status 200.',
  },
  quotable: {
    message: 'The page forbids engines to quote it.',
    action: 'Remove nosnippet and max-snippet:0.',
  },
  text_without_scripts: {
    message: 'The HTML holds next to no text: scripts add it in a browser, and most crawlers run none.',
    action: 'Render the text on the server.',
  },
  search_crawlers_allowed: {
    message: 'robots.txt shuts out search crawlers of answer engines.',
    action: 'Allow the crawlers named in the evidence; training crawlers may stay shut out.',
  },
  user_fetchers_allowed: {
    message: 'robots.txt shuts out fetchers that open pages for a user who asks.',
    action: 'Allow them, if users are to get this page as a source.',
  },
  canonical_is_itself: {
    message: 'The canonical address is another page: engines may take that one instead.',
    action: 'Point the canonical link to this page, or analyse the other one.',
  },
  says_what_it_is: {
    message: 'No sentence says what this is.',
    action: 'Say it in one sentence near the top: “X is a … for …”.',
    feature: 'definition_present',
  },
  specifications: {
    message: 'Few hard facts, such as sizes, limits, prices or what is included.',
    action: 'Give the facts that buyers compare, in a table or list.',
    feature: 'specifications_complete',
  },
  comparison: {
    message: 'Nothing compares this with other options.',
    action: 'Add a fair comparison, with a table of at least three columns.',
    feature: 'comparison_structure',
  },
  enough_text: {
    message: 'There is little text to be found and quoted.',
    action: 'Answer the questions that buyers ask, a few hundred words or more.',
    feature: 'word_count',
  },
  readable: {
    message: 'Sentences are long and hard to read.',
    action: 'Shorten sentences.',
    feature: 'readability',
  },
  not_promotional: {
    message: 'The tone promotes rather than informs.',
    action: 'Replace superlatives with facts.',
    feature: 'promotional_tone',
  },
  title: { message: 'The page has no title.', action: 'Give it a title that names topic and brand.' },
  description: {
    message: 'The page has no description.',
    action: 'Add a meta description of one or two sentences.',
  },
  subheadings: {
    message: 'Few subheadings divide the text.',
    action: 'Put a heading over each question that a section answers.',
    feature: 'subheading_structure',
  },
  questions_and_answers: {
    message: 'No questions with their answers.',
    action: 'Answer frequent questions, each under the question itself.',
    feature: 'question_answer_format',
  },
  structured_data: {
    message: 'No structured data describes the page.',
    action: 'Add JSON-LD, such as Organization and Product or SoftwareApplication.',
    feature: 'json_ld',
  },
  statistics: {
    message: 'No figures support what it says.',
    action: 'Support claims with figures and say where they come from.',
    feature: 'statistics',
  },
  quotations: {
    message: 'Nobody is quoted.',
    action: 'Quote customers or experts by name.',
    feature: 'quotations',
  },
  sources: {
    message: 'No sources are cited.',
    action: 'Link to sources of others.',
    feature: 'sources_cited',
  },
  author: {
    message: 'Nobody is named as the author.',
    action: 'Name the author.',
    feature: 'author_signals',
  },
  dated: {
    message: 'The page does not say when it was changed.',
    action: 'Show the date of the last change.',
  },
  brand_is_clear: {
    message: 'It is not clear which brand the page belongs to.',
    action: 'Name the brand in title, heading and structured data alike.',
  },
  brand_in_headings: {
    message: 'Neither title nor headings name the brand.',
    action: 'Name the brand in the title and the first heading.',
  },
  brand_in_structured_data: {
    message: 'Structured data does not say who is behind the page.',
    action: 'Add JSON-LD of the type Organization with name, url and sameAs.',
  },
  topic_is_clear: { message: 'No topic stands out.', action: 'Name what is offered in title and headings.' },
};

const important = new Set(['indexable', 'quotable', 'text_without_scripts', 'search_crawlers_allowed']);

/** The criteria that the page fails, most important first, each with the evidence from the page. */
export function findingsOf(reading: PageReading, checks: readonly Check[]): Finding[] {
  return checks
    .filter(({ check, fulfilled }) => fulfilled !== null && fulfilled < 0.5 && advice[check] !== undefined)
    .map(({ part, check, fulfilled, weight }) => ({
      gap: (1 - (fulfilled ?? 0)) * weight,
      finding: toFinding(reading, part, check, weight),
    }))
    .sort((one, other) => rank(other.finding) - rank(one.finding) || other.gap - one.gap)
    .map(({ finding }) => finding);
}

const rank = ({ importance }: Finding): number => ({ high: 2, medium: 1, low: 0 })[importance];

function toFinding(reading: PageReading, part: Finding['part'], check: string, weight: number): Finding {
  const { message = '', action = '', feature } = advice[check] ?? {};
  return {
    code: check,
    part,
    importance: important.has(check) ? 'high' : weight > 1 ? 'medium' : 'low',
    message,
    action,
    evidence: feature ? [...reading.features[feature].evidence] : evidenceOf(reading, check),
  };
}

function evidenceOf({ indexability, robots, identity }: PageReading, check: string): Finding['evidence'] {
  if (check === 'indexable' || check === 'quotable') return indexability.evidence;
  const shut = (purpose: string) =>
    (robots?.crawlers ?? [])
      .filter((crawler) => crawler.purpose === purpose && !crawler.allowed)
      .map(({ token, rule }) => ({ quote: `${token}: ${rule ?? 'disallowed'}`, where: 'robots' }));
  if (check === 'search_crawlers_allowed') return shut('search');
  if (check === 'user_fetchers_allowed') return shut('user_fetch');
  if (check === 'canonical_is_itself' && identity.canonical)
    return [{ quote: identity.canonical, where: 'meta' }];
  if (check === 'brand_is_clear') return identity.brand.evidence.slice(0, 5);
  if (check === 'brand_in_headings' && identity.titleRaw)
    return [{ quote: identity.titleRaw.slice(0, 200), where: 'title' }];
  return [];
}
