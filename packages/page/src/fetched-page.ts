/** A page as it was fetched, with what its site says about crawlers. */
export interface FetchedPage {
  /** The address after redirects. */
  url: string;
  status: number;
  /** Headers; names in lower case. */
  headers: Record<string, string>;
  html: string;
  redirects: string[];
  ttfbMs: number | null;
  /** Text of robots.txt; `absent`: the site has none, so everything is allowed; null: not known. */
  robots: { text: string } | 'absent' | null;
  /** Status of robots.txt where it answered with an error of the server. */
  robotsError?: number;
  /** Whether /llms.txt exists; null: not known. */
  llmsTxt: boolean | null;
  /** The page's lastmod in /sitemap.xml, or whether the map is there at all; null: not known. */
  sitemap: { found: boolean; lastModified: string | null } | null;
  /** Crawlers to whose name the server answered with a refusal; left out: it was not tried. */
  refused?: readonly { token: string; answer: string }[];
}
