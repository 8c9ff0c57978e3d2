import type { Citation } from '../answer.ts';
import { asNumber, asString } from './json.ts';
import { asWebUrl, unwrapRedirect } from './link.ts';
import { type FitLink, linkFitter, type Range } from './offset.ts';
import type { FinalMessage } from './responses.ts';

/** A citation with what the wire left out set to null. */
export function cite(urlRaw: string, rest: Partial<Citation> = {}): Citation {
  return {
    urlRaw,
    url: unwrapRedirect(urlRaw),
    title: null,
    start: null,
    end: null,
    citedText: null,
    marker: null,
    ...rest,
  };
}

/** Citations whose range covers the inline link that stands for them. */
export function readLinkCitations({ annotations }: FinalMessage): Citation[] {
  const citations: Citation[] = [];
  const fitters = new Map<string, FitLink>();
  for (const { annotation, base, part } of annotations) {
    const url = annotation.type === 'url_citation' ? asWebUrl(annotation.url) : null;
    if (url === null) continue;
    const fit = fitters.get(part) ?? linkFitter(part);
    fitters.set(part, fit);
    const range = fit(asNumber(annotation.start_index), asNumber(annotation.end_index));
    const offsets = range ? { start: base + range.start, end: base + range.end } : {};
    citations.push(cite(url, { title: asString(annotation.title), ...offsets }));
  }
  return citations;
}

/** An inline markdown link: `[label](url)`, or `[[1]](url)` where the label is a number. */
export interface InlineLink extends Range {
  url: string;
  /** `[1]` when the link is a numbered mark. */
  marker: string | null;
}

const inlineLink =
  /\(?\[(\[\d+\]|[^[\]\n]*)\]\((https?:\/\/[^()\s]*(?:\([^()\s]*\)[^()\s]*)*)(?:\s+"[^"\n]*")?\)\)?/g;

export function findInlineLinks(text: string): InlineLink[] {
  const links: InlineLink[] = [];
  for (const match of text.matchAll(inlineLink)) {
    const [whole, label = '', url = ''] = match;
    const marker = /^\[?\d+\]?$/.test(label) ? `[${label.replace(/[[\]]/g, '')}]` : null;
    // Half of a pair of brackets around the link belongs to the prose.
    const opens = whole.startsWith('([');
    const start = match.index + (opens && !whole.endsWith('))') ? 1 : 0);
    const end = match.index + whole.length - (!opens && whole.endsWith('))') ? 1 : 0);
    links.push({ url, marker, start, end });
  }
  return links;
}

/**
 * Citations of an engine that lists what it cited, placed where the text links to the same URL; each link is
 * one citation. Entries that the text links nowhere follow at the end without offsets.
 */
export function citeInline(text: string, entries: readonly Citation[]): Citation[] {
  const byUrl = new Map(entries.map((entry) => [entry.urlRaw, entry]));
  const placed = new Set<string>();
  const citations: Citation[] = [];
  for (const { url, marker, start, end } of findInlineLinks(text)) {
    const entry = byUrl.get(url);
    if (!entry) continue;
    placed.add(url);
    citations.push({ ...entry, start, end, marker });
  }
  for (const [url, entry] of byUrl) if (!placed.has(url)) citations.push(entry);
  return citations;
}
