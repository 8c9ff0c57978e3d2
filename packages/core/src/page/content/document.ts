import { type CheerioAPI, load } from 'cheerio/slim';
import { type JsonLdNode, readJsonLd } from './json-ld.ts';

/** A parsed page: its tree and its structured data, before anything is made of them. */
export interface PageDocument {
  $: CheerioAPI;
  jsonLd: JsonLdNode[];
  meta: (name: string) => string | null;
  htmlLength: number;
}

export const tidy = (text: string | undefined | null): string => (text ?? '').replace(/\s+/gu, ' ').trim();

/** Never throws: any string is some HTML. */
export function parseDocument(html: string): PageDocument {
  const $ = load(html);
  const values = new Map<string, string>();
  $('meta').each((_, element) => {
    const name = (
      element.attribs.name ??
      element.attribs.property ??
      element.attribs.itemprop
    )?.toLowerCase();
    const content = tidy(element.attribs.content);
    if (name && content && !values.has(name)) values.set(name, content);
  });
  const scripts = $('script[type="application/ld+json" i]').toArray();
  const jsonLd = scripts.flatMap((element) => readJsonLd($(element).text()));
  return { $, jsonLd, meta: (name) => values.get(name) ?? null, htmlLength: html.length };
}
