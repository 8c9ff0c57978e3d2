import type { Ad, EngineAnswer, Price, Product, Usage } from '@svc/engines';
import { storableText } from '../guard/index.ts';

const most = {
  text: 1_000_000,
  raw: 8_000_000,
  name: 200,
  url: 8_192,
  phrase: 2_000,
  quote: 20_000,
  list: 1_000,
  tokens: 100_000_000,
  products: 60,
  ads: 10,
};

const usageNames = [
  'inputTokens',
  'cachedInputTokens',
  'outputTokens',
  'reasoningTokens',
  'searches',
] as const satisfies readonly (keyof Usage)[];

/** US dollars: more than the dearest answer that is on any price list, and less than a mistake would do harm with. */
const dearestAnswer = 25;

const cut = (text: string | null, length: number): string | null =>
  text === null ? null : storableText(text, length);

/**
 * An answer as it may be stored: text without what Postgres refuses and no longer than any engine writes, and usage
 * and cost only where they are believable. What was not believed is named in `implausible`, and is null.
 */
export function storableAnswer(answer: EngineAnswer): EngineAnswer & { implausible: string[] } {
  const implausible: string[] = [];
  const usage: Usage = { ...answer.usage };
  for (const name of usageNames) {
    const count = usage[name];
    if (count === null || (count >= 0 && count <= most.tokens)) continue;
    implausible.push(name);
    usage[name] = null;
  }
  const { usd } = answer.cost;
  // A cost is computed from usage: with one figure wrong, so is the sum.
  const believed =
    usd === null ||
    (usd >= 0 && usd <= dearestAnswer && (answer.cost.basis === 'reported' || implausible.length === 0));
  if (!believed) implausible.push('cost');
  return {
    ...answer,
    text: storableText(answer.text, most.text),
    citations: answer.citations.slice(0, most.list).map((citation) => ({
      ...citation,
      urlRaw: storableText(citation.urlRaw, most.url),
      url: storableText(citation.url, most.url),
      title: cut(citation.title, most.phrase),
      citedText: cut(citation.citedText, most.quote),
      marker: cut(citation.marker, most.name),
    })),
    sources: answer.sources.slice(0, most.list).map(({ url, title }) => ({
      url: storableText(url, most.url),
      title: cut(title, most.phrase),
    })),
    searchQueries:
      answer.searchQueries?.slice(0, most.list).map((query) => storableText(query, most.phrase)) ?? null,
    ...(answer.pageQuestions && {
      pageQuestions: answer.pageQuestions
        .slice(0, most.list)
        .map(({ kind, text }) => ({ kind, text: storableText(text, most.phrase) })),
    }),
    ...(answer.products && { products: answer.products.slice(0, most.products).map(storableProduct) }),
    ...(answer.ads && { ads: answer.ads.slice(0, most.ads).map(storableAd) }),
    modelServed: cut(answer.modelServed, most.name),
    providerId: cut(answer.providerId, most.name),
    requestId: cut(answer.requestId, most.name),
    finishReason: cut(answer.finishReason, most.name),
    refusal: cut(answer.refusal, most.quote),
    usage,
    cost: believed ? answer.cost : { usd: null, basis: 'unknown' },
    raw: storableText(answer.raw, most.raw),
    implausible,
  };
}

const storablePrice = ({ amount, currency, raw }: Price): Price => ({
  amount: amount !== null && Number.isFinite(amount) ? amount : null,
  currency: cut(currency, most.name),
  raw: cut(raw, most.name),
});

const storableProduct = (product: Product): Product => ({
  ...product,
  title: storableText(product.title, most.phrase),
  brand: cut(product.brand, most.name),
  merchant: cut(product.merchant, most.phrase),
  url: cut(product.url, most.url),
  price: product.price && storablePrice(product.price),
  productId: cut(product.productId, most.name),
  imageUrl: cut(product.imageUrl, most.url),
  kind: cut(product.kind, most.name),
});

const storableAd = (ad: Ad): Ad => ({
  ...ad,
  advertiser: cut(ad.advertiser, most.phrase),
  title: cut(ad.title, most.phrase),
  body: cut(ad.body, most.quote),
  url: cut(ad.url, most.url),
  imageUrl: cut(ad.imageUrl, most.url),
  kind: cut(ad.kind, most.name),
});
