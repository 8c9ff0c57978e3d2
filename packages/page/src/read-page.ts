import {
  type Indexability,
  type RobotsReading,
  readIndexability,
  readRobots,
  readShutOut,
  type ShutOut,
} from './access/index.ts';
import { cutPassages, parseDocument, readBlocks } from './content/index.ts';
import { type PageFacts, readFacts, readStatement } from './fact/index.ts';
import { type PageDate, type PageFeatures, readFeatures, readUpdated } from './feature/index.ts';
import type { FetchedPage } from './fetched-page.ts';
import { type PageFlaws, readFlaws, readScripted } from './flaw/index.ts';
import { readIdentity, readSite } from './identity/index.ts';
import { fold, splitSentences, splitWords, stopWords } from './language/index.ts';
import type { Evidence, PageIdentity, Passage, ReadingLimit, SiteReading, TextBlock } from './types.ts';

/** Raised whenever the same page could be read differently. */
export const readerVersion = 'page-3';

export interface PageReading {
  readerVersion: string;
  /** The address after redirects. */
  url: string;
  identity: PageIdentity;
  /** What kind of site it belongs to; null: nothing on the page tells. */
  site: SiteReading | null;
  blocks: TextBlock[];
  /** The page's own text, a line for each block. */
  text: string;
  passages: Passage[];
  words: number;
  /** Characters of visible text by characters of HTML, 0..1. */
  textRatio: number;
  features: PageFeatures;
  updated: PageDate | null;
  /** The sentence in which the page says what it is about; null: none. */
  statement: Evidence | null;
  facts: PageFacts;
  flaws: PageFlaws;
  /** Evidence that scripts draw the page; null: its text is in the HTML. */
  scripted: Evidence | null;
  /** Crawlers that cannot have the page, each by its name. */
  shutOut: ShutOut[];
  indexability: Indexability;
  /** Null: robots.txt is not known. */
  robots: RobotsReading | null;
  /** robots.txt answered with an error of the server, which RFC 9309 has crawlers take for “everything disallowed”. */
  robotsError?: Evidence;
  /** Milliseconds to the first byte; null when the page was not fetched. */
  ttfbMs: number | null;
  /** Parts that could not be seen; empty for a complete reading. */
  limits: ReadingLimit[];
}

/**
 * Reads what a page is about from its HTML alone; scripts are not run. Given a fetched page, its final
 * address and headers count, and `url` is not needed. Throws TypeError when there is no valid absolute URL.
 */
export function readPage(source: string | FetchedPage, address?: string): PageReading {
  const fetched = typeof source === 'string' ? null : source;
  const html = typeof source === 'string' ? source : source.html;
  const url = new URL(fetched?.url ?? address ?? '').href;
  const page = parseDocument(html);
  const { blocks, truncated } = readBlocks(page.$);
  const identity = readIdentity(page, blocks, url);
  const words = blocks.reduce((sum, block) => sum + splitWords(block.text).length, 0);
  const visible = blocks.reduce((sum, block) => sum + block.text.length, 0);
  const scripted = readScripted(page, words);
  const limits: ReadingLimit[] = [];
  if (scripted) limits.push('javascript_only');
  if (!fetched) limits.push('no_response');
  if (!fetched?.robots) limits.push('robots_unknown');
  if (fetched?.llmsTxt === undefined || fetched.llmsTxt === null) limits.push('llms_txt_unknown');
  if (!fetched?.sitemap) limits.push('sitemap_unknown');
  if (!stopWords.has(identity.language?.value ?? '')) limits.push('language_not_covered');
  if (truncated || page.cut) limits.push('text_truncated');
  const indexability = readIndexability(page, url, identity.canonical, fetched);
  const sentences = blocks
    .filter(({ kind }) => kind !== 'heading' && kind !== 'code')
    .flatMap((block) => splitSentences(block.text));
  const input = {
    page,
    url,
    blocks,
    identity,
    sentences,
    words: sentences.flatMap(splitWords).map(fold),
    language: identity.language?.value ?? 'en',
  };
  const text = blocks.map((block) => block.text).join('\n');
  const robots = readRobots(url, fetched?.robots ?? null);
  return {
    readerVersion,
    url,
    identity,
    site: readSite(page, url),
    blocks,
    text,
    passages: cutPassages(blocks),
    words,
    textRatio: html.length ? Math.min(1, visible / html.length) : 0,
    features: readFeatures(input, indexability, fetched, limits),
    updated: readUpdated(page, text, fetched),
    statement: readStatement(blocks, identity),
    facts: readFacts(page, blocks, identity),
    flaws: readFlaws(page, blocks, identity, words),
    scripted,
    shutOut: readShutOut(page, robots, fetched),
    indexability,
    robots,
    ...(fetched?.robotsError && {
      robotsError: { quote: `robots.txt: HTTP ${fetched.robotsError}`, where: 'robots' as const },
    }),
    ttfbMs: fetched?.ttfbMs ?? null,
    limits,
  };
}
