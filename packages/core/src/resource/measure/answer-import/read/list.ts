import type { Raw } from '@svc/contract/measure/answer-import';
import { type Ad, type Price, type Product, priceIn } from '@svc/engines';

/** Readers of the values that rows hold: each gives null where there is nothing, and never more than is stored. */

const most = { list: 1_000, products: 60, ads: 10 };

export function textOf(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' ? null : text;
}

export function numberOf(value: unknown): number | null {
  const number =
    typeof value === 'number'
      ? value
      : typeof value === 'string' && value.trim() !== ''
        ? Number(value)
        : Number.NaN;
  return Number.isFinite(number) ? number : null;
}

export function flagOf(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  const text = textOf(value)?.toLowerCase();
  return ['true', '1', 'yes', 'wahr', 'ja'].includes(text ?? '')
    ? true
    : ['false', '0', 'no', 'falsch', 'nein'].includes(text ?? '')
      ? false
      : null;
}

/** Reads a list from JSON, lines, `|`, or commas before a web address; null: the value is empty. */
export function listOf(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value.slice(0, most.list);
  const text = textOf(value);
  if (text === null) return null;
  if (text.startsWith('[') || text.startsWith('{')) {
    try {
      const parsed: unknown = JSON.parse(text);
      return Array.isArray(parsed) ? parsed.slice(0, most.list) : [parsed];
    } catch {
      return null;
    }
  }
  return text
    .split(/[\n|]|[,;]\s*(?=https?:\/\/|$)/, most.list)
    .map((one) => one.trim())
    .filter(Boolean);
}

const first = (raw: Raw, names: readonly string[]): unknown =>
  names.map((name) => raw[name]).find((value) => value !== undefined && value !== null && value !== '');

const objectIn = (value: unknown): Raw | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : null;

export interface Link {
  url: string;
  title: string | null;
  position: number | null;
  start: number | null;
  end: number | null;
  text: string | null;
}

const webUrl = (value: unknown): string | null => {
  const text = textOf(value);
  if (text === null || text.length > 8_192) return null;
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);
  return url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? url.href : null;
};

/** Addresses with what is said of them, in order of rank where all have one. What is no web address is left out. */
export function linksOf(value: unknown): Link[] | null {
  const list = listOf(value);
  if (list === null) return null;
  const links = list.flatMap((entry): Link[] => {
    const raw = objectIn(entry);
    const url = webUrl(raw ? first(raw, ['url', 'link', 'href', 'uri', 'clean_url', 'domain']) : entry);
    if (url === null) return [];
    return [
      {
        url,
        title: raw ? textOf(first(raw, ['title', 'name', 'label'])) : null,
        position: raw ? numberOf(first(raw, ['position', 'rank', 'citationPosition', 'index'])) : null,
        start: raw ? numberOf(raw.start) : null,
        end: raw ? numberOf(raw.end) : null,
        text: raw ? textOf(first(raw, ['citedText', 'snippet', 'text', 'description'])) : null,
      },
    ];
  });
  return links.every(({ position }) => position !== null)
    ? links.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    : links;
}

export const textsOf = (value: unknown): string[] | null =>
  listOf(value)?.flatMap((one) => {
    const raw = objectIn(one);
    return textOf(raw ? first(raw, ['query', 'text', 'name']) : one) ?? [];
  }) ?? null;

export function priceOf(value: unknown, currency: unknown): Price | null {
  const raw = objectIn(value);
  if (raw) {
    const amount = numberOf(first(raw, ['amount', 'value', 'current']));
    const text = textOf(first(raw, ['raw', 'displayed_price', 'text']));
    if (amount === null && text === null) return null;
    const read = text === null ? null : priceIn(text, textOf(raw.currency));
    return {
      amount: amount ?? read?.amount ?? null,
      currency: textOf(raw.currency) ?? read?.currency ?? null,
      raw: text,
    };
  }
  const text = textOf(value);
  if (text === null) return null;
  const read = priceIn(text, textOf(currency));
  return typeof value === 'number' ? { ...read, amount: value } : read;
}

function ratingOf(value: unknown, count: unknown): Product['rating'] {
  const raw = objectIn(value);
  const rating = numberOf(raw ? first(raw, ['value', 'rating']) : value);
  if (rating === null) return null;
  return {
    value: rating,
    max: raw ? numberOf(first(raw, ['max', 'maxRating', 'rating_max'])) : null,
    count: numberOf(raw ? first(raw, ['count', 'votes_count', 'reviews']) : count),
  };
}

export const productsOf = (value: unknown): Product[] | null =>
  listOf(value)
    ?.slice(0, most.products)
    .flatMap((entry, at): Product[] => {
      const raw = objectIn(entry);
      const title = textOf(
        raw ? first(raw, ['title', 'name', 'productName', 'product_name', 'model']) : entry,
      );
      if (title === null) return [];
      const of = raw ?? {};
      return [
        {
          position: numberOf(first(of, ['position', 'rank'])) ?? at + 1,
          title,
          brand: textOf(first(of, ['brand', 'brandName', 'product_brand'])),
          merchant: textOf(first(of, ['merchant', 'seller', 'store', 'merchant_name', 'merchants'])),
          url: webUrl(first(of, ['url', 'productLink', 'link', 'merchant_url'])),
          price: priceOf(first(of, ['price', 'price_amount']), first(of, ['currency', 'price_currency'])),
          rating: ratingOf(of.rating, first(of, ['reviews', 'review_count', 'num_reviews', 'numReviews'])),
          productId: textOf(first(of, ['productId', 'product_id', 'id'])),
          imageUrl: webUrl(first(of, ['imageUrl', 'image_url', 'thumbnail'])),
          kind: textOf(of.kind),
        },
      ];
    }) ?? null;

export const adsOf = (value: unknown): Ad[] | null =>
  listOf(value)
    ?.slice(0, most.ads)
    .flatMap((entry, at): Ad[] => {
      const raw = objectIn(entry);
      if (!raw) return [];
      const ad: Ad = {
        position: numberOf(first(raw, ['position', 'rank'])) ?? at + 1,
        rendered: flagOf(first(raw, ['rendered', 'is_rendered'])),
        advertiser: textOf(
          objectIn(raw.advertiser)?.name ??
            objectIn(raw.brand)?.name ??
            first(raw, ['advertiser', 'brandName', 'brand', 'website_name', 'store']),
        ),
        title: textOf(raw.title),
        body: textOf(first(raw, ['body', 'snippet', 'description'])),
        url: webUrl(first(raw, ['url', 'targetUrl', 'link'])),
        imageUrl: webUrl(first(raw, ['imageUrl', 'image_url'])),
        kind: textOf(first(raw, ['kind', 'adUnitType', 'type'])),
      };
      return ad.advertiser === null && ad.title === null && ad.url === null ? [] : [ad];
    }) ?? null;
