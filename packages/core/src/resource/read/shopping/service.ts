import type { ShoppingQuery, ShoppingReport } from '@svc/contract/read/shopping';
import { compileCardReader } from '@svc/detection/card';
import { estimateShare } from '@svc/scoring';
import { say } from '../../../i18n/index.ts';
import { type Context, invalid } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import {
  clusterPrompts,
  type PanelQuery,
  readDimensions,
  refuseTooDear,
  sayWhatExists,
} from '../../measure/cell/index.ts';
import { brandsOf } from '../../measure/detection-review/index.ts';
import { rulesOf, spanOf } from '../analytics/index.ts';
import {
  type BrandCounts,
  countShown,
  type Found,
  type PromptCounts,
  readTexts,
  type Texts,
} from './queries.ts';

/** Wordings that are read: some 2 s of work. */
const mostTexts = 50_000;

type Kind = 'products' | 'ads';
type Brand = ReturnType<typeof brandsOf>[number];

/**
 * How often product cards and ads show each brand, of the answers whose screen tells. Cards and ads are read as they are stored,
 * with the brands as they are now. They are no part of presence, and presence is none of them.
 */
export async function getShoppingVisibility(context: Context, input: ShoppingQuery): Promise<ShoppingReport> {
  const { projectId } = input;
  const project = await getProject(context, { projectId });
  const span = spanOf(context, input, project);
  const query: PanelQuery = {
    ...{ workspaceId: context.workspace.id, projectId, ...span },
    ...{ rules: await rulesOf(context, projectId, input), brandIds: 'own', bucket: 'all' },
  };
  await refuseTooDear(context, query);
  const texts = await readTexts(context, query, mostTexts + 1);
  if (Math.max(texts.products.length, texts.ads.length) > mostTexts)
    throw invalid('days', say({ id: 'shopping.too_many', values: { most: mostTexts } }), {
      expected: 'a shorter span, or one engine or topic',
      received: mostTexts + 1,
    });
  const brands = brandsOf(project);
  const { prompts, brands: counts } = await countShown(context, query, brandsIn(texts, brands));
  const { nameOf } = clusterPrompts(prompts);
  const figures = figuresOf(prompts, counts, nameOf);
  return {
    projectId,
    span,
    provenance: prompts.some(({ engine }) => engine === 'sandbox')
      ? 'predicted'
      : prompts.some(({ imported }) => imported)
        ? 'cached'
        : 'live',
    products: {
      ...totalOf(prompts, 'products'),
      brands: brands.map((brand) => {
        const own = counts.filter((one) => one.brandId === brand.id && one.as === 'product');
        const answers = sum(own, ({ answers }) => answers);
        return {
          ...figures(brand, 'product'),
          sold: sum(
            counts.filter((one) => one.brandId === brand.id && one.as === 'seller'),
            ({ items }) => items,
          ),
          firstPosition: answers === 0 ? null : sum(own, (one) => one.firstPositions) / answers,
        };
      }),
    },
    ads: { ...totalOf(prompts, 'ads'), brands: brands.map((brand) => figures(brand, 'ad')) },
    engines: [...Map.groupBy(prompts, ({ engine }) => engine)].sort().map(([engine, own]) => ({
      engine,
      answers: sum(own, ({ answers }) => answers),
      products: totalOf(own, 'products').told,
      ads: totalOf(own, 'ads').told,
    })),
    notes: await notesOn(context, projectId, prompts),
  };
}

const sum = <T>(list: readonly T[], of: (one: T) => number): number =>
  list.reduce((all, one) => all + of(one), 0);

const totalOf = (prompts: readonly PromptCounts[], kind: Kind) => ({
  told: sum(prompts, (one) => one[kind].told),
  answers: sum(prompts, (one) => one[kind].answers),
  items: sum(prompts, (one) => one[kind].items),
});

/** Which brands each wording shows. */
function brandsIn(texts: Texts, brands: readonly Brand[]): Found[] {
  const reader = compileCardReader(brands);
  return [
    ...texts.products.flatMap(({ key, ...card }) => {
      const { product, seller } = reader.product(card);
      return [
        ...product.map((brandId) => ({ key, brandId, as: 'product' as const })),
        ...seller.map((brandId) => ({ key, brandId, as: 'seller' as const })),
      ];
    }),
    ...texts.ads.flatMap(({ key, ...ad }) =>
      reader.ad(ad).map((brandId) => ({ key, brandId, as: 'ad' as const })),
    ),
  ];
}

/** Figures of a brand, whose intervals are of questions like those asked: topics are the clusters where there are enough. */
function figuresOf(
  prompts: readonly PromptCounts[],
  counts: readonly BrandCounts[],
  nameOf: (prompt: { topic: string | null; question: string }) => string,
) {
  const clusters = Map.groupBy(prompts, nameOf);
  return (brand: Brand, as: 'product' | 'ad') => {
    const kind = as === 'product' ? 'products' : 'ads';
    const own = counts.filter((one) => one.brandId === brand.id && one.as === as);
    const byCluster = Map.groupBy(own, nameOf);
    const share = (of: 'answers' | 'items', whole: 'told' | 'items') => {
      const { value, ci, n, label } = estimateShare(
        [...clusters].map(([cluster, asked]) => ({
          part: sum(byCluster.get(cluster) ?? [], (one) => one[of]),
          whole: sum(asked, (one) => one[kind][whole]),
        })),
      );
      return { value, ci, n, label };
    };
    return {
      ...{ brandId: brand.id, name: brand.name, role: brand.role },
      answers: sum(own, ({ answers }) => answers),
      items: sum(own, ({ items }) => items),
      onlyBeside: sum(own, ({ onlyBeside }) => onlyBeside),
      shown: share('answers', 'told'),
      shareOfItems: share('items', 'items'),
    };
  };
}

async function notesOn(
  context: Context,
  projectId: string,
  prompts: readonly PromptCounts[],
): Promise<string[]> {
  if (prompts.length === 0) return [sayWhatExists(await readDimensions(context, projectId))];
  const answers = sum(prompts, (one) => one.answers);
  const silent = (kind: Kind) => answers - totalOf(prompts, kind).told;
  return [
    ...(silent('products') > 0
      ? [say({ id: 'shopping.no_products', values: { silent: silent('products'), answers } })]
      : []),
    ...(silent('ads') > 0
      ? [say({ id: 'shopping.no_ads', values: { silent: silent('ads'), answers } })]
      : []),
  ];
}
