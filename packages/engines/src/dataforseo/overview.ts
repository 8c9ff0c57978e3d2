import type { Ad, Citation, Product, Source } from '../answer.ts';
import { cite, citeInline } from '../wire/citation.ts';
import { asString, type JsonObject, objectsOf } from '../wire/json.ts';
import { asWebUrl, collectSources } from '../wire/link.ts';
import { readAds, readProducts } from './beside.ts';

/** The AI answer of a results page: its markdown, and what it refers to. null: none was shown. */
export function readOverview(
  result: JsonObject | null,
): { text: string; citations: Citation[]; sources: Source[]; products: Product[]; ads: Ad[] } | null {
  const item = objectsOf(result?.items).find(({ type }) => type === 'ai_overview');
  if (!item) return null;
  const all = objectsOf(item.items);
  // Cards and ads stand beside the prose.
  const elements = all.filter(({ type }) => type !== 'ai_overview_paid' && type !== 'ai_overview_shopping');
  const text = asString(item.markdown) ?? elements.map(elementText).filter(Boolean).join('\n\n');
  const own = objectsOf(item.references);
  const references = own.length > 0 ? own : elements.flatMap((element) => objectsOf(element.references));
  return {
    text,
    citations: citeInline(text, references.flatMap(citeReference)),
    sources: collectSources(references),
    products: readProducts(all),
    ads: readAds(all),
  };
}

function elementText(element: JsonObject): string {
  return asString(element.markdown) ?? asString(element.text) ?? '';
}

function citeReference(reference: JsonObject): Citation[] {
  const url = asWebUrl(reference.url);
  if (url === null) return [];
  return [cite(url, { title: asString(reference.title), citedText: asString(reference.text) })];
}
