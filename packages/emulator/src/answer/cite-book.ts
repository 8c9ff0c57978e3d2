import type { Brand } from '../truth/brand.ts';
import type { Draw } from '../truth/draw.ts';
import { pick } from '../truth/random.ts';
import { neutralPages, ownPage, type Page } from './page.ts';

/** Numbers the pages of one answer in order of first citation. Without citations it hands out none. */
export function citeBook(draw: Draw) {
  const cited: Page[] = [];
  const { random, canCite } = draw;

  function cite(page: Page): number {
    const known = cited.findIndex((entry) => entry.url === page.url);
    if (known >= 0) return known;
    cited.push(page);
    return cited.length - 1;
  }

  /** One independent page with the given chance. */
  function neutral(chance: number): number[] {
    const wanted = random() < chance;
    const page =
      cited.length > 0 && random() < 0.25 ? cited.find((entry) => neutralPages.includes(entry)) : undefined;
    const chosen = page ?? pick(random, neutralPages);
    return wanted && canCite ? [cite(chosen)] : [];
  }

  /** A named brand's backing: its own page when the draw says so, and often an independent one. */
  function forBrand(brand: Brand, own: boolean): number[] {
    const choice = random();
    const first = own && canCite ? [cite(ownPage(brand, choice))] : [];
    return [...first, ...neutral(own ? 0.4 : 0.6)];
  }

  /** Cited pages, then pages that were retrieved for nothing: among them the site of a brand that is not cited. */
  function pages(): Page[] {
    const retrieved = neutralPages.filter((page) => !cited.includes(page)).slice(0, 2);
    const uncited = draw.present.find((entry) => !entry.cited)?.brand ?? draw.traps[0]?.brand;
    return [...cited, ...retrieved, ...(uncited ? [ownPage(uncited, 0)] : [])];
  }

  return { cite, neutral, forBrand, pages, citedCount: () => cited.length };
}
