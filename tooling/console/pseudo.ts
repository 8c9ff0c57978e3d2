import type { Page } from 'playwright-core';

/** All texts that the API has sent to the page so far. */
export function hearData(page: Page): () => Promise<string> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('json')) bodies.push(response.text().catch(() => ''));
  });
  const texts = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : value && typeof value === 'object'
        ? Object.values(value).flatMap(texts)
        : [];
  return async () =>
    (await Promise.all(bodies)).flatMap((body) => texts(JSON.parse(body || 'null'))).join('\n');
}

/** Names that are the same in every language, and what figures, dates and time zones are written with. */
const anyLanguage =
  /^(?:[\s\d.,:;()%·–—/+*●○-]|English|Deutsch|CSV|NDJSON|PARQUET|points|https:\/\/example\.com\/\w+|ChatGPT|web|OpenAI-compatible|Claude|Gemini|Perplexity|Grok|Mistral|DeepSeek|OpenRouter|Google|AI|Overviews|Mode|Cursor|VS|Code|Codex|CLI|Desktop|MCP|API|OpenAPI|today|yesterday|tomorrow|\d+(?:st|nd|rd|th)|Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec|UTC|GMT|MB|kB)*$/;

/** Rights and operations, which are called so everywhere: projects:read, start_scan. */
const identifier = /^(?:read|write|admin|[a-z-]+(?:[:_][a-z]+)+)$/;

/** Texts with plain letters that neither the pseudo-locale nor the API wrote. Figures have a catalogue of their own. */
export async function plainWords(page: Page, data: Promise<string>): Promise<string[]> {
  const shown = await page.evaluate<string[]>(`(() => {
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement.closest('script, noscript, code, pre, q, svg, [data-figure], select[name=timeZone]')) texts.push(node.data.trim());
    for (const element of document.querySelectorAll('[placeholder], [aria-label], [title]'))
      for (const name of ['placeholder', 'aria-label', 'title'])
        if (!element.matches('[role=img]')) texts.push(element.getAttribute(name) ?? '');
    return texts;
  })()`);
  // The product’s name is the operator’s: it comes with the page.
  const product = await page.locator('meta[name=application-name]').getAttribute('content');
  const known = `${await data}\n${product}`;
  const plain = (text: string) =>
    (text.match(/[\w./@:-]*[A-Za-z]{2}[\w./@:-]*/g) ?? []).some(
      (word) => !known.includes(word) && !anyLanguage.test(word) && !identifier.test(word),
    );
  return [...new Set(shown)].filter((text) => !known.includes(text) && plain(text));
}

/** Elements whose words are hidden by their own box, where nobody can scroll to them. Data may end in an ellipsis. */
export async function cutOff(page: Page, data: Promise<string>): Promise<string[]> {
  const found = await page.evaluate<string[]>(`[...document.querySelectorAll('body *')].filter((element) => {
    const { overflowX, clip, clipPath } = getComputedStyle(element);
    if (clip !== 'auto' || clipPath !== 'none' || element.clientWidth === 0) return false;
    // Names of projects and prompts are data, and may end in an ellipsis.
    if (element.closest('.switcher, .two-lines, .top .place')) return false;
    return (
      element.scrollWidth > element.clientWidth + 1 &&
      (['hidden', 'clip'].includes(overflowX) || element.matches('button, .button, summary, label'))
    );
  }).map((element) => element.textContent.trim())`);
  const known = await data;
  return found.filter((text) => !known.includes(text));
}
