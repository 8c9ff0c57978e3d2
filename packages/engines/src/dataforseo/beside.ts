import type { Ad, Product } from '../answer.ts';
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

/** Product cards of ChatGPT's page or of an AI answer of Google, in the order they are shown. */
export const readProducts = (items: readonly JsonObject[]): Product[] =>
  items
    .filter(({ type }) => type === 'chat_gpt_products' || type === 'ai_overview_shopping')
    .flatMap((item) => objectsOf(item.items))
    .flatMap((card) => {
      const title = asString(card.title);
      return title === null ? [] : [{ card, title }];
    })
    .map(({ card, title }, at) => ({
      position: at + 1,
      title,
      // The wire names no brand: the title may.
      brand: null,
      merchant: asString(card.merchants) ?? asString(card.seller),
      url: asWebUrl(card.url),
      price: readPrice(card),
      rating: readRating(card),
      productId: asString(card.product_id) ?? asString(card.gid),
      imageUrl: asWebUrl(card.image_url) ?? (Array.isArray(card.images) ? asWebUrl(card.images[0]) : null),
      kind: 'carousel',
    }));

function readPrice(card: JsonObject): Product['price'] {
  const currency = asString(card.currency);
  const amount = asNumber(card.price);
  if (amount !== null) return { amount, currency, raw: null };
  const text = asString(card.price);
  if (text !== null) return priceIn(text, currency);
  const price = asObject(card.price);
  if (!price) return null;
  const shown = asString(price.displayed_price);
  const current = asNumber(price.current);
  if (current === null && shown === null) return null;
  const read = shown === null ? null : priceIn(shown, asString(price.currency));
  return {
    amount: current ?? read?.amount ?? null,
    currency: asString(price.currency) ?? read?.currency ?? null,
    raw: shown,
  };
}

/** Of five, of a hundred, or of what the wire says. */
function readRating(card: JsonObject): Product['rating'] {
  const rating = objectAt(card, 'rating');
  const value = asNumber(rating?.value);
  if (!rating || value === null) return null;
  const most = { Max5: 5, Percents: 100 }[asString(rating.rating_type) ?? ''] ?? asNumber(rating.rating_max);
  return { value, max: most, count: asNumber(rating.votes_count) };
}

/** Advertisements; those that the page had and did not show say so. */
export const readAds = (items: readonly JsonObject[]): Ad[] =>
  items
    .flatMap((item) =>
      item.type === 'chat_gpt_ad' ? [item] : item.type === 'ai_overview_paid' ? objectsOf(item.items) : [],
    )
    .map((ad, at) => ({
      position: at + 1,
      rendered: asBoolean(ad.is_rendered),
      advertiser: asString(objectAt(ad, 'advertiser')?.name) ?? asString(ad.website_name),
      title: asString(ad.title),
      body: asString(ad.snippet) ?? asString(ad.text),
      url: asWebUrl(ad.url),
      imageUrl: asWebUrl(ad.image_url),
      kind: 'text',
    }));

/** The vendor decodes what looks like an escape, and takes `+` for a space. */
export const keywordOf = (prompt: string): string => prompt.replaceAll('%', '%25').replaceAll('+', '%2B');
