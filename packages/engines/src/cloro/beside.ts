import type { Ad, Price, Product } from '../answer.ts';
import {
  asBoolean,
  asNumber,
  asObject,
  asString,
  type JsonObject,
  objectAt,
  objectsOf,
} from '../wire/json.ts';
import { asWebUrl } from '../wire/link.ts';
import { priceIn } from '../wire/price.ts';

/**
 * Product cards in their order. Each engine's page has fields of its own; null: the page was not asked for them, or cannot show
 * them. https://docs.cloro.dev
 */
export function readCloroProducts(result: JsonObject): Product[] | null {
  const cards = result.shoppingCards ?? result.shopping_cards;
  const inline = result.inlineProducts;
  if (!Array.isArray(cards) && !Array.isArray(inline)) return null;
  const listed = [
    ...objectsOf(cards).flatMap((card) =>
      Array.isArray(card.products)
        ? objectsOf(card.products).map((product) => ({ product, kind: asString(card.layout) ?? 'carousel' }))
        : [{ product: card, kind: 'carousel' }],
    ),
    ...objectsOf(inline).flatMap((one) => {
      const product = asObject(one.product) ?? one;
      return [{ product, kind: asString(one.render_as) ?? 'inline' }];
    }),
  ];
  return listed
    .flatMap(({ product, kind }) => {
      const title = asString(product.title) ?? asString(product.name);
      return title === null ? [] : [{ product, kind, title }];
    })
    .map(({ product, kind, title }, at) => ({
      position: at + 1,
      title,
      brand:
        asString(product.brand) ??
        asString(product.brandName) ??
        asString(objectsOf(product.offers)[0]?.brand),
      merchant: asString(product.merchant) ?? asString(product.store) ?? asString(product.seller),
      url: asWebUrl(product.url) ?? asWebUrl(product.productLink),
      price: readPrice(product),
      rating: readRating(product),
      productId:
        asString(product.productId) ?? asString(product.id) ?? asString(objectAt(product, 'product')?.id),
      imageUrl: imageOf(product),
      kind,
    }));
}

/** Copilot gives the lower price apart where there is one. */
function readPrice(product: JsonObject): Price | null {
  const told = asObject(product.discountPrice) ?? product.price;
  const text = asString(told);
  if (text !== null) return priceIn(text, null);
  const price = asObject(told);
  if (!price) return null;
  const raw = asString(price.raw);
  const amount = asNumber(price.value) ?? asNumber(price.amount);
  if (amount === null) return raw === null ? null : priceIn(raw, asString(price.currency));
  return { amount, currency: asString(price.currency), raw };
}

/** A number with a count beside it, which AI Mode writes as text, or an object. */
function readRating(product: JsonObject): Product['rating'] {
  const rating = asObject(product.rating);
  const value = asNumber(rating?.value) ?? asNumber(product.rating);
  if (value === null) return null;
  const count = rating?.count ?? product.num_reviews ?? product.numReviews ?? product.reviews;
  const written = asString(count)?.replaceAll(/[^\d]/g, '');
  return {
    value,
    max: asNumber(rating?.maxRating),
    count: asNumber(count) ?? (written ? Number(written) : null),
  };
}

function imageOf(product: JsonObject): string | null {
  const [first] = [product.image_urls, product.imageUrls, product.images].flatMap((list) =>
    Array.isArray(list) ? [list[0]] : [],
  );
  return asWebUrl(product.thumbnail) ?? asWebUrl(first) ?? asWebUrl(asObject(first)?.url);
}

/** ChatGPT's ads, a card each; null: the page was not asked for them. What the page had and did not show says so. */
export function readCloroAds(result: JsonObject): Ad[] | null {
  if (!Array.isArray(result.ads)) return null;
  return objectsOf(result.ads)
    .flatMap((ad) => objectsOf(ad.cards).map((card) => ({ ad, card })))
    .map(({ ad, card }, at) => ({
      position: at + 1,
      rendered: asBoolean(ad.rendered) ?? (ad.visibility === 'hidden' ? false : null),
      advertiser: asString(objectAt(ad, 'brand')?.name),
      title: asString(card.title),
      body: asString(card.body),
      url: asWebUrl(card.url) ?? asWebUrl(objectAt(ad, 'brand')?.url),
      imageUrl: asWebUrl(card.image),
      kind: 'carousel',
    }));
}
