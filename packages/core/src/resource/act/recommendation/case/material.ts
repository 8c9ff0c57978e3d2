import type { Project } from '@svc/contract/account/project';
import type { CompetitorGap } from '@svc/contract/read/competitor';
import { compileDetector } from '@svc/detection';
import { toFeatureVector } from '@svc/page';
import { anyFamily, type FamilyWords, familyWords } from '../../../../business/index.ts';
import type { RunContext } from '../../../../environment/index.ts';
import { identityOfPage } from '../../../measure/detection-review/index.ts';
import { readProjectBusiness } from '../../../measure/prompt-set/index.ts';
import { type KeptContent, readContents } from '../../../read/citation/index.ts';
import { findFactSheet } from '../../../read/fact-sheet/index.ts';
import { ownReadings } from '../../prediction/index.ts';
import { isProfile } from './ask.ts';
import type { OwnPage, ReadPage } from './lacks.ts';
import { isLost } from './lost.ts';
import {
  answersOfPrompts,
  citedOfPrompts,
  citingEngines,
  ownTexts,
  type PageOfPrompt,
  type ReadAnswer,
  type Recent,
  recentOfPrompts,
  type SiteOfPrompt,
} from './queries-case.ts';

/** All that the cases of a project are made from, read once. */
export interface Material {
  project: Project;
  days: number;
  words: FamilyWords;
  /** The offer, in the business's own words. */
  offers: readonly string[];
  /** Lost questions by prompt. */
  lost: ReadonlyMap<string, CompetitorGap>;
  /** Whether anything was measured at all. */
  measured: boolean;
  answers: readonly ReadAnswer[];
  /** Answers to lost questions, of the newest scan and of the ones before. */
  recent: readonly Recent[];
  pages: readonly PageOfPrompt[];
  sites: readonly SiteOfPrompt[];
  searched: ReadonlyMap<string, number>;
  /** Copies of cited pages, by id. */
  copies: ReadonlyMap<string, KeptContent & { namesYou: boolean; names: string[] }>;
  own: ReadonlyMap<string, OwnPage>;
  facts: readonly { id: string; terms: readonly string[]; value: string; isPrice: boolean }[];
  /** Facts that answers already state correctly. */
  known: { facts: ReadonlySet<string>; prices: boolean };
  /** Engines whose answers cite the brand’s own site. */
  citedBy: ReadonlySet<string>;
}

/** Copies of the pages that lost questions cite most are compared; more would take long to read again. */
const mostCopies = 60;

interface Asked {
  counts: readonly CompetitorGap[];
  days: number;
  since: string;
  /** Reads those of these pages that are wanted now and of which no copy is kept. */
  readNow: (missing: readonly string[]) => Promise<ReadonlyMap<string, KeptContent>>;
}

export async function readMaterial(
  context: RunContext,
  project: Project,
  { counts, days, since, readNow }: Asked,
): Promise<Omit<Material, 'known'>> {
  const lost = new Map(
    counts.flatMap((one) => (one.promptId !== null && isLost(one) ? [[one.promptId, one] as const] : [])),
  );
  const asked = { projectId: project.id, promptIds: [...lost.keys()], since };
  const none = asked.promptIds.length === 0;
  const answers = none ? [] : await answersOfPrompts(context, asked);
  const recent = none ? [] : await recentOfPrompts(context, asked);
  const { pages, sites, searched } = none
    ? { pages: [], sites: [], searched: new Map<string, number>() }
    : await citedOfPrompts(context, asked);
  const business = await readProjectBusiness(context, project, { language: project.locale.language });
  const sheet = await findFactSheet(context, project.id);
  return {
    project,
    days,
    words: business ? familyWords[business.family] : anyFamily,
    offers: (business?.offers ?? []).flatMap(({ text, type }) => (type === 'person' ? [] : [text])),
    lost,
    measured: counts.length > 0,
    answers,
    recent,
    pages,
    sites,
    searched,
    copies: await copiesOf(context, project, pages, readNow),
    own: await ownPagesOf(context, project),
    citedBy: new Set(
      await citingEngines(context, { projectId: project.id, brandId: project.brand.id, since }),
    ),
    facts: (sheet?.facts ?? []).map((fact) => ({
      id: fact.id,
      terms: fact.terms,
      value: besideTerms(fact),
      isPrice: fact.kind === 'price',
    })),
  };
}

/** Copies of cited pages, read for the brands that they name. */
async function copiesOf(
  context: RunContext,
  project: Project,
  pages: readonly PageOfPrompt[],
  readNow: Asked['readNow'],
): Promise<Material['copies']> {
  const cited = pages.filter(({ sourceType }) => sourceType !== 'own');
  const citationIds = [...new Set(cited.map(({ citationId }) => citationId))].slice(0, mostCopies);
  const stored = await readContents(context, { projectId: project.id, citationIds });
  const kept = [...stored, ...(await readNow(citationIds.filter((id) => !stored.has(id))))];
  const brands = [
    { ...project.brand, role: 'own' as const },
    ...project.competitors.map((brand) => ({ ...brand, role: 'competitor' as const })),
  ];
  const detector = compileDetector(identityOfPage(brands).brands);
  const nameOf = new Map(brands.map(({ id, name }) => [id, name]));
  return new Map(
    kept.map(([id, copy]) => {
      const found = detector
        .detect({ text: copy.text, citations: [], sources: [], prompt: '', language: copy.language })
        .brands.filter(({ mentioned }) => mentioned);
      const names = found.flatMap(({ brandId }) =>
        brandId === project.brand.id ? [] : (nameOf.get(brandId) ?? []),
      );
      return [id, { ...copy, namesYou: found.some(({ brandId }) => brandId === project.brand.id), names }];
    }),
  );
}

async function ownPagesOf(context: RunContext, project: Project): Promise<Map<string, OwnPage>> {
  const readings = await ownReadings(context, project);
  const texts = await ownTexts(context, project.id);
  return new Map(
    readings.map(({ url, features, identity, updated }) => {
      const headings = [identity.title ?? '', ...identity.headings.map(({ text }) => text)];
      const heads = [...headings, identity.description];
      return [
        url,
        {
          url,
          text: [...heads, texts.get(url) ?? ''].join('\n'),
          heads: heads.join('\n'),
          headings,
          prices: identity.prices.map(({ text }) => text).join('\n'),
          features: { ...toFeatureVector(features), price_shown: identity.prices.length > 0 ? 1 : 0 },
          updated: updated?.date ?? null,
        },
      ];
    }),
  );
}

export const readPageOf = (
  { url, sourceType }: Pick<PageOfPrompt, 'url' | 'sourceType'>,
  { text, features, shows }: KeptContent,
): ReadPage => ({
  url,
  isForum: sourceType === 'ugc' && !isProfile({ url, sourceType }),
  text,
  features: features ? toFeatureVector(features) : {},
  shows,
});

type Fact = NonNullable<Awaited<ReturnType<typeof findFactSheet>>>['facts'][number];

/** “accounting systems: 14”, not “accounting systems: 14 systems”. */
const besideTerms = (fact: Fact): string =>
  fact.kind === 'number' &&
  fact.unit !== null &&
  fact.terms[0]?.toLowerCase().endsWith(fact.unit.toLowerCase())
    ? `${fact.value}`
    : inWords(fact);

/** A fact of the sheet as it would stand on a page. */
export function inWords(fact: Fact): string {
  if (fact.kind === 'feature') return fact.value ? 'yes' : 'no';
  if (fact.kind === 'price')
    return `${fact.value} ${fact.currency}${fact.period === null || fact.period === 'once' ? '' : ` / ${fact.period}`}`;
  return fact.kind === 'number' && fact.unit !== null ? `${fact.value} ${fact.unit}` : `${fact.value}`;
}
