import { method, type Operation, path } from '@svc/contract/kernel';
import MiniSearch from 'minisearch';
import type { Guide } from './guides.ts';
import { sectionsOf } from './markdown.ts';
import { escapeHtml, renderPage } from './page.ts';

export interface Found {
  href: string;
  title: string;
  /** Its place in the docs: a guide, or the reference. */
  place: string;
  text: string;
}

const mostFound = 20;

/** Looks through guides, pages of errors and operations, by the beginnings of words, with a letter or two mistaken. */
export function createSearch(
  guides: readonly Guide[],
  operations: readonly Operation[],
): (query: string) => Found[] {
  const entries: Found[] = [
    ...guides.flatMap((guide) =>
      sectionsOf(guide.markdown).map(({ heading, anchor, text }) => ({
        href: anchor === '' ? guide.path : `${guide.path}#${anchor}`,
        title: heading === '' ? guide.title : heading,
        place: guide.title,
        text,
      })),
    ),
    ...operations.map((operation) => ({
      href: `/docs/reference/${operation.id}`,
      title: operation.summary,
      place: `${method(operation)} ${path(operation)}`,
      text: operation.description,
    })),
  ];
  const index = new MiniSearch<Found & { id: number }>({
    fields: ['title', 'place', 'text'],
    searchOptions: {
      boost: { title: 4, place: 2 },
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.3 : false),
      // A guide explains; an operation is one of hundreds.
      boostDocument: (id) => (entries[Number(id)]?.href.startsWith('/docs/reference') ? 0.5 : 1),
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return (query) =>
    index
      .search(query)
      .slice(0, mostFound)
      .flatMap(({ id }) => entries[Number(id)] ?? []);
}

const excerpt = (text: string): string => (text.length > 200 ? `${text.slice(0, 200).trimEnd()}…` : text);

export function searchPage(query: string, found: readonly Found[], productName: string): string {
  const rows = found.map(
    ({ href, title, place, text }) =>
      `<li><a href="${href}"><b>${escapeHtml(title)}</b><span>${escapeHtml(place)}</span><span>${escapeHtml(excerpt(text))}</span></a></li>`,
  );
  const said =
    query === ''
      ? 'Words of what you look for, such as “signature” or “wide interval”.'
      : found.length === 0
        ? `Nothing has “${escapeHtml(query)}”. Try another word, or look through <a href="/docs">all guides</a>.`
        : `For “${escapeHtml(query)}”, best first:`;
  const body = `<h1>Search</h1><form action="/docs/search" role="search" aria-label="Words"><input type="search" name="q" value="${escapeHtml(query)}" aria-label="Words to look for"></form><p>${said}</p><ul class="cards" style="grid-template-columns:1fr">${rows.join('')}</ul>`;
  return renderPage({ part: '/docs', title: 'Search', body, productName });
}
