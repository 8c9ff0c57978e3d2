import type { SandboxPage } from '../passage.ts';

/** Pages of one fictional site: path, title, text. */
export const site = (
  siteName: string,
  domain: string,
  pages: readonly (readonly [path: string, title: string, text: string])[],
): SandboxPage[] =>
  pages.map(([path, title, text]) => ({
    url: `https://www.${domain}${path}`,
    title,
    text: text.trim(),
    siteName,
  }));
