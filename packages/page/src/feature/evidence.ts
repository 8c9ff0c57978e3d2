import { domainOf } from '../identity/index.ts';
import { fold } from '../language/index.ts';
import { type FeatureInput, inBody, type PageFeature, seen, share, tooShort } from './feature.ts';
import { lexicons } from './lexicon.ts';

const quoted = /[“„«"][^“”„«»"]{20,300}[”“»"]/gu;
const statistic =
  /(?:[$€£¥]\s?\d[\d.,]{0,30}(?:\s?(?:million|billion|m|bn|k))?|\b\d[\d.,]{0,30}\s?(?:%|percent\b|per cent\b|prozent\b|pour cent\b|por ciento\b|per cento\b|por cento\b|procent\b|million\w{0,9}|billion\w{0,9}|milliard\w{0,9}|times\b|mal\b|fois\b|hours?\b|minutes?\b|days?\b|stunden\b|minuten\b|tage\b|jours\b|heures\b|kg\b|km\b|kwh\b|gb\b|ms\b|users?\b|customers?\b|employees?\b|reviews?\b))/giu;
const institution =
  /\.(?:gov|edu|mil|int)(?:\.[a-z]{2})?$|\.ac\.[a-z]{2}$|(?:^|\.)(?:doi\.org|europa\.eu|who\.int|wikipedia\.org)$/;

/** Quotations; half for words in quotation marks, whole with a named speaker. Two are clearly present. */
export function readQuotations({ blocks, sentences, language }: FeatureInput): PageFeature {
  const attribution = lexicons[language]?.attribution;
  const marked = new Set(blocks.filter(({ kind }) => kind === 'quote').map((block) => block.text));
  const found = new Map<string, boolean>();
  for (const text of [...marked, ...sentences]) {
    if (!marked.has(text) && !text.match(quoted)) continue;
    const named = /[—–-]\s*\p{Lu}\p{L}+/u.test(text) || attribution?.test(fold(text)) === true;
    found.set(text, named);
  }
  const attributed = [...found.values()].filter(Boolean).length;
  const plain = found.size - attributed;
  return seen(share((attributed + plain / 2) / 2), { attributed, unattributed: plain }, inBody(found.keys()));
}

/** Links out of the text to other registrable domains; three are clearly present, an institution counts double. */
export function readSources({ page, url }: FeatureInput): PageFeature {
  const { $ } = page;
  const own = domainOf(url);
  const domains = new Map<string, string>();
  $('a[href]')
    .slice(0, 2_000)
    .each((_, element) => {
      const link = $(element);
      if (link.closest('nav, footer, header, aside').length || !URL.canParse(element.attribs.href ?? '', url))
        return;
      const target = new URL(element.attribs.href ?? '', url);
      if (!/^https?:$/.test(target.protocol)) return;
      const domain = domainOf(target.href);
      const social =
        /^(?:facebook|twitter|x|linkedin|instagram|youtube|pinterest|tiktok|whatsapp)\.com$/.test(domain);
      if (domain !== own && !social) domains.set(domain, target.href);
    });
  const institutions = [...domains].filter(
    ([domain, href]) => institution.test(new URL(href).hostname) || institution.test(domain),
  ).length;
  const value = share((domains.size + institutions) / 3);
  const evidence = [...domains.values()].map((quote) => ({ quote, where: 'attribute' as const }));
  return seen(value, { domains: domains.size, institutions }, evidence);
}

/** Figures with a unit; one in 60 words is clearly present. Those with a source in the sentence are counted apart. */
export function readStatistics(input: FeatureInput): PageFeature {
  const short = tooShort(input);
  if (short) return short;
  const authority = lexicons[input.language]?.authority;
  const holding = input.sentences.filter((sentence) => sentence.search(statistic) >= 0);
  const count = holding.reduce((sum, sentence) => sum + (sentence.match(statistic)?.length ?? 0), 0);
  const sourced = authority ? holding.filter((sentence) => fold(sentence).search(authority) >= 0).length : 0;
  const value = share(count / (input.words.length / 60));
  return seen(
    value,
    { statistics: count, withSource: sourced, per100Words: (100 * count) / input.words.length },
    inBody(holding),
  );
}
