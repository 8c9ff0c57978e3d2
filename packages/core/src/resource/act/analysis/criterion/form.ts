import { brandKey, type Evidence, type PageKind, type PageReading } from '@svc/page';
import { type Criterion, graded, met, notAsked, offers, type Seen, topOf } from './types.ts';

const generic =
  /^(?:home(?:page| page)?|start(?:seite|page)?|welcome|willkommen|index(?:\.html?)?|untitled(?: document| page)?|document|new page|neue seite|page \d+|seite \d+|unbenannt\w*|react app|vite(?: app)?.*|my (?:site|website|app)|website|default|title|titel|about(?: us)?|über uns|products?|produkte?|services?|leistungen|blog|shop|main|accueil|inicio)$/iu;
const bare = (text: string): string => text.replace(/[\s!.|–—-]+$/u, '').trim();
const squeezed = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A title that is missing, says nothing, or only names the brand. */
function judgeTitle({ identity }: PageReading): Seen {
  const { titleRaw, brand } = identity;
  if (titleRaw === null) return graded(0, [{ quote: 'no <title>', where: 'title' }]);
  const evidence: Evidence[] = [{ quote: titleRaw.slice(0, 200), where: 'title' }];
  const parts = titleRaw
    .split(/\s[|–—·-]\s|[|–—·]/u)
    .map(bare)
    .filter(Boolean);
  const saying = parts.filter((part) => !generic.test(part) && brandKey(part) !== brandKey(brand.value));
  if (saying.length > 0) return graded(1, evidence);
  return {
    fulfilled: 0.2,
    evidence,
    message: 'The title names no topic.',
    action: 'Name topic and brand in the title.',
  };
}

function judgeHeading(reading: PageReading): Seen {
  if (reading.scripted) return notAsked;
  const { headings, titleRaw } = reading.identity;
  const main = headings.find(({ level }) => level === 1);
  if (!main) return graded(0, [{ quote: headings[0]?.text ?? titleRaw ?? 'no heading', where: 'heading' }]);
  const evidence: Evidence[] = [{ quote: main.text.slice(0, 200), where: 'heading' }];
  if (!generic.test(bare(main.text))) return graded(1, evidence);
  return {
    fulfilled: 0.3,
    evidence,
    message: 'The main heading names no topic.',
    action: 'Name what is offered in the main heading.',
  };
}

/** Types of schema.org that tell what such a page is about. */
const fitting: Partial<Record<PageKind, RegExp>> = {
  product: /Product/,
  shop: /Product|OnlineStore|Store|OfferCatalog|ItemList|CollectionPage|Organi[sz]ation/,
  software: /SoftwareApplication|WebApplication|MobileApplication|Product|Organi[sz]ation|Corporation/,
  local_business:
    /LocalBusiness|Store|Restaurant|Hotel|Dentist|Physician|Plumber|Electrician|Bakery|Cafe|Salon|Contractor|Museum|Clinic|Medical|Hospital|Gym|Locksmith|AutoRepair|Attorney|LegalService|Pharmacy|Zoo|Business|Place|Organi[sz]ation|TouristAttraction/,
  service: /Service|Organi[sz]ation|Corporation|Attorney|Agency|Agent|Business|Company|Contractor/,
  organisation: /Organi[sz]ation|NGO|University|School|Agency|Museum|Foundation|Association/,
  article: /Article|BlogPosting|Review|Report|HowTo|Recipe/,
  documentation:
    /TechArticle|APIReference|Article|SoftwareSourceCode|HowTo|FAQPage|SoftwareApplication|WebPage/,
};

function judgeStructuredData({ identity, flaws, features }: PageReading): Seen {
  const types = identity.structuredDataTypes;
  if (flaws.structured_data_broken && types.length === 0) return notAsked;
  if (types.length === 0)
    return (features.json_ld.measured.microdata ?? 0) > 0
      ? graded(1)
      : graded(0, [{ quote: 'no JSON-LD, no microdata', where: 'whole_page' }]);
  const wanted = fitting[identity.kind.value];
  if (!wanted || identity.kind.confidence === 'low' || types.some((type) => wanted.test(type)))
    return graded(1);
  return {
    fulfilled: 0.4,
    evidence: [{ quote: types.slice(0, 8).join(', '), where: 'json_ld' }],
    message: 'The structured data does not say what the page is about.',
    action: 'Add an object of the page’s own kind, such as Product, LocalBusiness or Article.',
  };
}

const longText = 300;
const old = 2 * 365.25 * 24 * 3_600_000;
const texts: readonly PageKind[] = ['article', 'documentation'];

/** How the page is built, what backs it, and whose it is. */
export const formCriteria: readonly Criterion[] = [
  {
    part: 'structure',
    check: 'title',
    importance: 'medium',
    judge: judgeTitle,
    message: 'The page has no title.',
    action: 'Give it a title that names topic and brand.',
  },
  {
    part: 'structure',
    check: 'description',
    importance: 'low',
    judge: (reading) => met(reading.identity.description !== null, topOf(reading).slice(0, 1)),
    message: 'The page has no description.',
    action: 'Add a meta description of one or two sentences.',
  },
  {
    part: 'structure',
    check: 'main_heading',
    importance: 'low',
    judge: judgeHeading,
    message: 'The page has no main heading.',
    action: 'Put the topic into one heading of the first level.',
  },
  {
    part: 'structure',
    check: 'subheadings',
    weight: 2,
    importance: 'medium',
    judge: ({ identity, words, blocks, features }) => {
      const under = identity.headings.filter(({ level }) => level > 1).length;
      if (words < longText) return graded(1);
      if (under < 2)
        return graded(0.1, [
          {
            quote: `${words} words, ${under} subheadings: ${blocks[0]?.text.slice(0, 120) ?? ''}`,
            where: 'whole_page',
          },
        ]);
      return graded(Math.max(0.5, ((features.subheading_structure.value ?? 0) + 1) / 2));
    },
    message: 'Few subheadings divide the text.',
    action: 'Put a heading over each question that a section answers.',
  },
  {
    part: 'structure',
    check: 'questions_and_answers',
    importance: 'low',
    kinds: ['software', 'product', 'service', 'local_business'],
    judge: ({ features }) => graded(features.question_answer_format.value),
  },
  {
    part: 'structure',
    check: 'structured_data',
    importance: 'medium',
    judge: judgeStructuredData,
    message: 'No structured data describes the page.',
    action: 'Add JSON-LD, such as Organization and Product or SoftwareApplication.',
  },
  {
    part: 'structure',
    check: 'structured_data_valid',
    importance: 'medium',
    judge: ({ flaws }) =>
      flaws.structured_data_broken ? graded(0, flaws.structured_data_broken) : graded(1),
    message: 'The structured data is not valid JSON-LD, so search engines do not read it.',
    action: 'Fix the JSON: a schema.org validator shows where it breaks.',
  },
  {
    part: 'evidence',
    check: 'author',
    importance: 'medium',
    kinds: ['article'],
    judge: (reading) => {
      const { value, evidence } = reading.features.author_signals;
      if (value === null) return notAsked;
      return value > 0 ? graded(value, evidence) : graded(0, topOf(reading).slice(0, 2));
    },
    message: 'Nobody is named as the author.',
    action: 'Name the author.',
  },
  {
    part: 'evidence',
    check: 'dated',
    importance: 'medium',
    kinds: texts,
    judge: (reading, now) => {
      if (reading.scripted) return notAsked;
      const { updated, facts, identity } = reading;
      if (!updated)
        return identity.kind.value === 'documentation' && facts.version.length > 0
          ? graded(1, facts.version)
          : graded(0, topOf(reading).slice(0, 1));
      if (now.getTime() - Date.parse(updated.date) <= old) return graded(1, [updated.evidence]);
      return {
        fulfilled: 0.3,
        evidence: [updated.evidence],
        message: 'The text is more than two years old by its own date.',
        action: 'Check what it says, and show the date of the check.',
      };
    },
    message: 'The page does not say when it was changed.',
    action: 'Show the date of the last change.',
  },
  {
    part: 'evidence',
    check: 'sources',
    importance: 'low',
    kinds: ['article'],
    judge: (reading) => {
      const { value, evidence } = reading.features.sources_cited;
      if (value === null) return notAsked;
      return value > 0 ? graded(Math.max(0.5, value), evidence) : graded(0, topOf(reading).slice(0, 1));
    },
    message: 'No sources are cited.',
    action: 'Link to sources of others.',
  },
  {
    part: 'evidence',
    check: 'statistics',
    importance: 'low',
    judge: ({ features }) => graded(features.statistics.value),
  },
  {
    part: 'evidence',
    check: 'quotations',
    importance: 'low',
    kinds: ['article', ...offers],
    judge: ({ features }) => graded(features.quotations.value),
  },
  {
    part: 'entity',
    check: 'brand_is_clear',
    weight: 2,
    importance: 'medium',
    judge: ({ identity }) =>
      graded(
        { high: 1, medium: 0.6, low: 0.2 }[identity.brand.confidence],
        identity.brand.evidence.slice(0, 3),
      ),
    message: 'It is not clear which brand the page belongs to.',
    action: 'Name the brand in title, heading and structured data alike.',
  },
  {
    part: 'entity',
    check: 'brand_in_headings',
    importance: 'low',
    kinds: [...offers, 'organisation'],
    judge: ({ identity }) => {
      if (identity.brand.confidence === 'low') return notAsked;
      const heads = [identity.titleRaw ?? '', ...identity.headings.slice(0, 5).map(({ text }) => text)];
      const names = [identity.brand.value, ...identity.aliases]
        .map(squeezed)
        .filter((name) => name.length > 1);
      const named = names.some((name) => squeezed(heads.join(' ')).includes(name));
      return met(named, [{ quote: (heads.find(Boolean) ?? 'no heading').slice(0, 200), where: 'title' }]);
    },
    message: 'Neither title nor headings name the brand.',
    action: 'Name the brand in the title and the first heading.',
  },
  {
    part: 'entity',
    check: 'topic_is_clear',
    importance: 'low',
    judge: ({ identity }) => met(identity.topics.length > 0),
  },
];
