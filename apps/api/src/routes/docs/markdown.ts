import { Marked } from 'marked';
import { escapeHtml } from './page.ts';

/** A heading’s address within its page, as people would write it. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');

const marked = new Marked({
  gfm: true,
  renderer: {
    heading({ tokens, depth, text }) {
      const inner = this.parser.parseInline(tokens);
      const anchor = anchorOf(text);
      return depth === 1
        ? `<h1>${inner}</h1>`
        : `<h${depth} id="${anchor}"><a class="anchor" href="#${anchor}">${inner}</a></h${depth}>`;
    },
    // Scrolls sideways on a phone: it has to be reached by the keyboard too.
    code: ({ text, lang = '' }) =>
      `<div class="block"><pre tabindex="0"><code class="language-${escapeHtml(lang)}">${escapeHtml(text)}</code></pre><button type="button">Copy</button></div>`,
    table(token) {
      const cell = (name: 'th' | 'td', tokens: (typeof token.header)[number]['tokens']): string =>
        `<${name}>${this.parser.parseInline(tokens)}</${name}>`;
      const head = token.header.map(({ tokens }) => cell('th', tokens)).join('');
      const rows = token.rows.map(
        (row) => `<tr>${row.map(({ tokens }) => cell('td', tokens)).join('')}</tr>`,
      );
      return `<div class="wide"><table class="stack"><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
    },
    image: ({ href, text }) =>
      `<picture><source media="(prefers-color-scheme: dark)" srcset="${escapeHtml(href.replace('-light', '-dark'))}"><img alt="${escapeHtml(text)}" src="${escapeHtml(href)}" width="744" height="186" loading="lazy"></picture>`,
  },
});

/** HTML of our own Markdown: it is trusted, and nobody else’s comes here. */
export const toHtml = (markdown: string): string => marked.parse(markdown, { async: false });

export interface Section {
  heading: string;
  /** Empty for what stands before the first heading. */
  anchor: string;
  text: string;
}

/** The page in parts by its headings, as plain words for a search. */
export function sectionsOf(markdown: string): Section[] {
  const outsideCode = markdown.replace(/^```.*?^```/gms, (block) => block.replaceAll(/^#/gm, ' '));
  return outsideCode.split(/^(?=##+ )/m).map((part) => {
    const heading = /^##+ (.*)/.exec(part)?.[1]?.trim() ?? '';
    const text = part
      .replace(/^#+ .*/, '')
      .replace(/^```\w*$/gm, ' ')
      .replace(/^\s*(?:-|\d+\.) /gm, ' ')
      .replace(/-{3,}|!?\[|\]\([^)]*\)|[`*|\]]/g, ' ');
    return { heading, anchor: anchorOf(heading), text: text.replace(/\s+/g, ' ').trim() };
  });
}
