/** Deeper ones no screen writes, and each level costs a call. */
const deepest = 400;

/** An answer's HTML as Markdown, with its links. Throws Error where its elements lie too deep in each other. */
export type HtmlReader = (html: string) => string;

/** The parser takes 2 MB of memory, so it is loaded when a file is read. */
export async function createHtmlReader(): Promise<HtmlReader> {
  const { default: TurndownService } = await import('turndown');
  const service = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
  });
  // Elements that are drawn rather than read.
  service.remove(['script', 'style', 'noscript', 'iframe', 'button', 'form', 'nav']);
  service.addRule('pictures', { filter: ['img'], replacement: () => '' });
  return (html) => {
    if (!/<[a-z!/]/i.test(html)) return html.trim();
    checkDepth(html);
    return service.turndown(html).trim();
  };
}

function checkDepth(html: string): void {
  let depth = 0;
  for (const [tag] of html.matchAll(/<\/?[a-z][^>]{0,5000}>/gi)) {
    if (tag.startsWith('</')) depth = Math.max(0, depth - 1);
    else if (
      !/^<(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|p|li)\b/i.test(tag) &&
      !tag.endsWith('/>')
    )
      depth += 1;
    if (depth > deepest) throw new Error(`elements lie more than ${deepest} deep in each other`);
  }
}
