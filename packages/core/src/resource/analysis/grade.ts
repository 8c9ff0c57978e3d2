import type { PageFeature, PageReading } from '@svc/page';
import { keysOf } from '../../kernel/index.ts';
import type { AnalysisResult, Part, PartName } from './schema.ts';

/** One thing that is looked for: from 0, not there, to 1. null: it could not be seen. */
export interface Check {
  part: PartName;
  check: string;
  fulfilled: number | null;
  /** Of the part; 1 unless it matters more. */
  weight: number;
}

const weights: Record<PartName, number> = {
  access: 0.25,
  content: 0.25,
  structure: 0.2,
  evidence: 0.15,
  entity: 0.15,
};

const bound = (value: number): number => Math.min(1, Math.max(0, value));
const share = ({ value }: PageFeature): number | null => (value === null ? null : bound(value));
/** Standard deviations from a typical page: one above is all that is asked for. */
const level = ({ value }: PageFeature): number | null => (value === null ? null : bound((value + 1) / 2));
const no = ({ value }: PageFeature): number | null => (value === null ? null : bound(1 - value));
const when = (condition: boolean): number => Number(condition);

/** All that a grade is made from, from the page's HTML, headers and robots.txt alone. */
export function checksOf(reading: PageReading): Check[] {
  const { features, identity, indexability, robots, limits, updated } = reading;
  const search = (robots?.crawlers ?? []).filter(
    ({ purpose, engines }) => purpose === 'search' && engines.length > 0,
  );
  const user = (robots?.crawlers ?? []).filter(
    ({ purpose, obeys }) => purpose === 'user_fetch' && obeys !== 'no',
  );
  const allowed = (list: typeof search) =>
    list.length === 0 ? null : list.filter((one) => one.allowed).length / list.length;
  const known = (value: boolean | null) => (value === null ? null : Number(value));
  const organisation = identity.structuredDataTypes.some((type) =>
    /organi[sz]ation|brand|corporation|localbusiness|product|softwareapplication/i.test(type),
  );
  const named = [identity.titleRaw ?? '', ...identity.headings.slice(0, 5).map(({ text }) => text)]
    .join(' ')
    .toLowerCase()
    .includes(identity.brand.value.toLowerCase());
  const of = (part: PartName, checks: Record<string, number | null | [number | null, number]>): Check[] =>
    Object.entries(checks).map(([check, given]) => {
      const [fulfilled, weight] = Array.isArray(given) ? given : [given, 1];
      return { part, check, fulfilled, weight };
    });
  return [
    ...of('access', {
      indexable: [known(indexability.indexable), 3],
      quotable: [known(indexability.quotable), 2],
      text_without_scripts: [when(!limits.includes('javascript_only')), 3],
      search_crawlers_allowed: [allowed(search), 3],
      user_fetchers_allowed: allowed(user),
      canonical_is_itself: when(!indexability.canonicalElsewhere),
    }),
    ...of('content', {
      says_what_it_is: [share(features.definition_present), 2],
      specifications: share(features.specifications_complete),
      comparison: share(features.comparison_structure),
      technical_terms: level(features.technical_terms),
      readable: level(features.readability),
      fluent: level(features.fluency),
      enough_text: [level(features.word_count), 2],
      not_promotional: no(features.promotional_tone),
    }),
    ...of('structure', {
      title: when(identity.title !== null),
      description: when(identity.description !== null),
      subheadings: [level(features.subheading_structure), 2],
      questions_and_answers: share(features.question_answer_format),
      lists_and_emphasis: share(features.formatting_only),
      structured_data: share(features.json_ld),
    }),
    ...of('evidence', {
      statistics: share(features.statistics),
      quotations: share(features.quotations),
      sources: share(features.sources_cited),
      author: share(features.author_signals),
      dated: when(updated !== null),
    }),
    ...of('entity', {
      brand_is_clear: [{ high: 1, medium: 0.6, low: 0.2 }[identity.brand.confidence], 2],
      brand_in_headings: when(named),
      brand_in_structured_data: when(organisation),
      topic_is_clear: when(identity.topics.length > 0),
      language_declared: when(
        identity.language?.confidence === 'high' || identity.language?.confidence === 'medium',
      ),
    }),
  ];
}

const round = (value: number): number => Math.round(value * 10) / 10;

export function partsOf(checks: readonly Check[]): Part[] {
  return keysOf(weights).map((part) => {
    const own = checks.filter((check) => check.part === part);
    const seen = own.filter(({ fulfilled }) => fulfilled !== null);
    const total = seen.reduce((sum, { weight }) => sum + weight, 0);
    const reached = seen.reduce((sum, { weight, fulfilled }) => sum + weight * (fulfilled ?? 0), 0);
    return {
      part,
      score: total === 0 ? null : round((100 * reached) / total),
      weight: weights[part],
      checks: own.map(({ check, fulfilled }) => ({
        check,
        fulfilled: fulfilled === null ? null : Math.round(fulfilled * 100) / 100,
      })),
    };
  });
}

const least: [AnalysisResult['grade'], number][] = [
  ['A', 85],
  ['B', 70],
  ['C', 55],
  ['D', 40],
  ['E', 25],
];

/** Parts that could not be seen do not count. What engines cannot read at all is an F, however good it is. */
export function gradeOf(
  reading: PageReading,
  parts: readonly Part[],
): Pick<AnalysisResult, 'grade' | 'score'> {
  const seen = parts.filter(({ score }) => score !== null);
  const total = seen.reduce((sum, { weight }) => sum + weight, 0);
  const reached = seen.reduce((sum, { weight, score }) => sum + weight * (score ?? 0), 0);
  const score = total === 0 ? 0 : round(reached / total);
  const search = (reading.robots?.crawlers ?? []).filter(
    ({ purpose, engines }) => purpose === 'search' && engines.length > 0,
  );
  const shut =
    reading.indexability.indexable === false ||
    reading.limits.includes('javascript_only') ||
    (search.length > 0 && search.every(({ allowed }) => !allowed));
  return { score, grade: shut ? 'F' : (least.find(([, from]) => score >= from)?.[0] ?? 'F') };
}
