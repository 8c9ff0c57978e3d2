import type {
  BrandMeasures,
  DomainSuggestion,
  HeadToHead,
  ScanRank,
  ShareOfVoice,
} from '@svc/contract/measure/score';
import {
  type ComparedCell,
  currentMethod,
  distinctAnswers,
  estimateHeadToHead,
  fewestTopics,
  isLarger,
  judgeTogether,
} from '@svc/scoring';
import { measureOne, type Sample, type ScanPart } from './compute.ts';
import type { BrandFlags, Facts } from './queries-facts.ts';
import { lacksDomains } from './suggest-domains.ts';

type ScannedBrand = Facts['brands'][number];
type ComparedBy = BrandMeasures['comparedBy'];

/** Answers of one prompt on one engine, and how many hold each brand. */
interface BrandCell {
  cluster: string;
  engine: string;
  answers: number;
  holds: Map<string, number>;
}

/** The own brand and its competitors: presence of each, share of voice, and each competitor against the own brand. */
export function measureBrands(
  brands: readonly ScannedBrand[],
  flags: readonly BrandFlags[],
  part: ScanPart,
  suggestions: ReadonlyMap<string, DomainSuggestion[]>,
  { comparedBy, cells, few }: BrandCounts = countBrands(brands, flags, part),
): BrandMeasures[] {
  const heads = headsToHeads(brands, cells, few);
  const byBrand = Map.groupBy(flags, ({ brandId }) => brandId);
  return brands.map((brand) => {
    const ofBrand = partOfBrand(brand, byBrand.get(brand.id) ?? [], part);
    const presence = measureOne('presence', ofBrand);
    return {
      brandId: brand.id,
      name: brand.name,
      role: brand.role,
      presence,
      compared: comparedBy === 'presence' ? presence : measureOne(comparedBy, ofBrand),
      comparedBy,
      shareOfVoice: shareOfVoice(brand.id, cells, few),
      headToHead: heads.get(brand.id) ?? null,
      suggestedDomains: suggestions.get(brand.id) ?? [],
    };
  });
}

/** Every brand's answers, counted alike. */
export interface BrandCounts {
  comparedBy: ComparedBy;
  cells: readonly BrandCell[];
  few: boolean;
}

export function countBrands(
  brands: readonly ScannedBrand[],
  flags: readonly BrandFlags[],
  part: ScanPart,
): BrandCounts {
  const comparedBy: ComparedBy = brands.some(lacksDomains) ? 'mention' : 'presence';
  const { names, few } = clustersOf(part);
  return { comparedBy, few, cells: cellsOf(distinctFlags(flags), part, comparedBy, names) };
}

/** The own brand's place by share of voice. */
export function rankOn(brands: readonly ScannedBrand[], { cells, few }: BrandCounts): ScanRank | null {
  return ownRank(brands.map(({ id, role }) => ({ role, shareOfVoice: shareOfVoice(id, cells, few) })));
}

/** null without competitors, or where no brand was found. */
export function ownRank(brands: readonly Pick<BrandMeasures, 'role' | 'shareOfVoice'>[]): ScanRank | null {
  const own = brands.find(({ role }) => role === 'own')?.shareOfVoice.value ?? null;
  if (own === null || brands.length < 2) return null;
  const ahead = brands.filter(({ shareOfVoice }) => isLarger(shareOfVoice.value ?? 0, own));
  return { rank: 1 + ahead.length, of: brands.length };
}

/** The answers of each cell without what copies add: the same ones for every brand. */
function distinctFlags(flags: readonly BrandFlags[]): BrandFlags[] {
  const cells = Map.groupBy(
    flags,
    ({ engine, promptIndex, brandId }) => `${promptIndex} ${engine} ${brandId}`,
  );
  return [...cells.values()].flatMap((cell) =>
    distinctAnswers(cell, ({ copyKey }) => copyKey ?? null, cell[0]?.promptIndex ?? 0),
  );
}

/** Clusters of prompts: the topic; with too few topics, the question. */
function clustersOf({ prompts }: ScanPart): { names: ReadonlyMap<number, string>; few: boolean } {
  const questions = prompts.map(({ cluster, question }) => question ?? cluster);
  const topics = prompts.map(({ topic }, at) => JSON.stringify(topic ? [topic] : questions[at]));
  const count = new Set(topics).size;
  const few = count < fewestTopics && count < new Set(questions).size;
  const names = few ? questions : topics;
  return { names: new Map(prompts.map(({ promptIndex }, at) => [promptIndex, names[at] ?? ''])), few };
}

function cellsOf(
  flags: readonly BrandFlags[],
  part: ScanPart,
  comparedBy: ComparedBy,
  clusters: ReadonlyMap<number, string>,
): BrandCell[] {
  const engines = new Set(part.engines.filter(({ withheld }) => !withheld).map(({ engine }) => engine));
  const cells = new Map<string, BrandCell>();
  const read = new Map<BrandCell, Map<string, number>>();
  for (const { engine, promptIndex, brandId, present, mentioned } of flags) {
    const cluster = clusters.get(promptIndex);
    if (cluster === undefined || !engines.has(engine)) continue;
    const key = `${engine} ${promptIndex}`;
    const cell = cells.get(key) ?? { cluster, engine, answers: 0, holds: new Map<string, number>() };
    cells.set(key, cell);
    // An answer has a flag for every brand: its answers are as many as the flags of any one of them.
    const byBrand = read.get(cell) ?? new Map<string, number>();
    read.set(cell, byBrand);
    const seen = (byBrand.get(brandId) ?? 0) + 1;
    byBrand.set(brandId, seen);
    cell.answers = Math.max(cell.answers, seen);
    if (comparedBy === 'presence' ? present : mentioned)
      cell.holds.set(brandId, (cell.holds.get(brandId) ?? 0) + 1);
  }
  return [...cells.values()];
}

/** Each cell counts with its mean over answers, so that an engine that lost some weighs no less. */
function shareOfVoice(brandId: string, cells: readonly BrandCell[], few: boolean): ShareOfVoice {
  const parts = [...Map.groupBy(cells, ({ cluster }) => cluster).values()].map((own) => ({
    part: own.reduce((sum, { holds, answers }) => sum + (holds.get(brandId) ?? 0) / answers, 0),
    whole: own.reduce(
      (sum, { holds, answers }) => sum + [...holds.values()].reduce((all, count) => all + count / answers, 0),
      0,
    ),
  }));
  const { value, ci, n, label, methodVersion } = currentMethod.estimateShare(parts);
  return { value, ci, n, label: few && ci ? 'few_topics' : label, methodVersion };
}

/** Each competitor against the own brand, as one family of tests: of five as strong as it, one would seem to differ in 20 of 100 scans. */
function headsToHeads(
  brands: readonly ScannedBrand[],
  cells: readonly BrandCell[],
  few: boolean,
): Map<string, HeadToHead> {
  const own = brands.find(({ role }) => role === 'own');
  if (!own) return new Map();
  const found = brands
    .filter(({ role }) => role === 'competitor')
    .map(({ id }) => ({ id, head: headToHead(own.id, id, cells, few) }));
  const family = judgeTogether(found.map(({ head }) => head));
  return new Map(
    found.map(({ id, head }, at) => [
      id,
      head.verdict === 'too_few' || family[at]?.discovery
        ? head
        : { ...head, verdict: 'no_difference_shown' },
    ]),
  );
}

function headToHead(own: string, other: string, cells: readonly BrandCell[], few: boolean): HeadToHead {
  const compared = cells.map(({ cluster, engine, answers, holds }): ComparedCell => {
    const counts = (brandId: string) => ({ successes: holds.get(brandId) ?? 0, trials: answers });
    return { cluster, engine, before: counts(other), after: counts(own) };
  });
  const { clusters, label, ...result } = estimateHeadToHead(compared);
  return { ...result, prompts: clusters, label: few && result.ci ? 'few_topics' : label };
}

function partOfBrand(brand: ScannedBrand, flags: readonly BrandFlags[], part: ScanPart): ScanPart {
  const engines = new Set(part.engines.map((engine) => engine.engine));
  const samples = flags
    .filter(({ engine }) => engines.has(engine))
    .map(
      ({ engine, promptIndex, present, mentioned, copyKey }): Sample => ({
        engine,
        promptIndex,
        outcome: 'answered',
        searched: null,
        present,
        mentioned,
        cited: null,
        copyKey,
      }),
    );
  // Earlier looks are the own brand’s.
  const past = brand.role === 'own' ? part.past : undefined;
  return { ...part, samples, past };
}
