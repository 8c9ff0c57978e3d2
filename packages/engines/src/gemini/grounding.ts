import type { Citation, Source } from '../answer.ts';
import { cite } from '../wire/citation.ts';
import { asNumber, asString, type JsonObject, objectAt, objectsOf } from '../wire/json.ts';
import { asWebUrl } from '../wire/link.ts';
import { fitBytes } from './byte-offset.ts';

/** A part of the answer and where it begins in the text; thoughts have no place in it. */
export interface Part {
  text: string;
  base: number | null;
}

interface Page {
  urlRaw: string;
  url: string;
  title: string | null;
}

/** Citations and sources. Grounding counts UTF-8 bytes within a part, and leaves out what is 0. */
export function readGrounding(
  metadata: JsonObject | null,
  parts: readonly Part[],
): { citations: Citation[]; sources: Source[] } {
  const chunks = Array.isArray(metadata?.groundingChunks) ? metadata.groundingChunks : [];
  const pages = chunks.map((chunk) => readPage(objectAt(chunk, 'web')));
  const buffers = parts.map(({ text }) => Buffer.from(text, 'utf8'));
  const citations: Citation[] = [];
  for (const support of objectsOf(metadata?.groundingSupports)) {
    const segment = objectAt(support, 'segment');
    const index = asNumber(segment?.partIndex) ?? 0;
    const part = parts[index];
    const buffer = buffers[index];
    const start = asNumber(segment?.startIndex) ?? 0;
    const fitted =
      part &&
      buffer &&
      fitBytes(part.text, buffer, start, asNumber(segment?.endIndex), asString(segment?.text));
    const base = part?.base ?? null;
    const range = fitted && base !== null ? { start: base + fitted.start, end: base + fitted.end } : {};
    const cited = Array.isArray(support.groundingChunkIndices) ? support.groundingChunkIndices : [];
    for (const chunkIndex of cited) {
      const page = pages[asNumber(chunkIndex) ?? -1];
      if (page) citations.push(cite(page.urlRaw, { url: page.url, title: page.title, ...range }));
    }
  }
  const byUrl = new Map(pages.filter((page) => page !== null).map((page) => [page.url, page]));
  return { citations, sources: [...byUrl.values()].map(({ url, title }) => ({ url, title })) };
}

/** The address is an opaque redirect that expires; the domain behind it stands in `domain` or is the title. */
function readPage(web: JsonObject | null): Page | null {
  const urlRaw = asWebUrl(web?.uri);
  if (urlRaw === null) return null;
  const title = asString(web?.title);
  const domain = asString(web?.domain) ?? title;
  const opaque = urlRaw.includes('/grounding-api-redirect/');
  const named = domain !== null && /^([a-z0-9-]+\.)+[a-z0-9-]{2,}$/i.test(domain);
  return { urlRaw, url: opaque && named ? `https://${domain.toLowerCase()}/` : urlRaw, title };
}
