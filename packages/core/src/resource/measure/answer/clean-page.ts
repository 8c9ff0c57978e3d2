const tags = (names: string): string[] => names.split(' ');

/** Elements that are drawn or run rather than read: they are removed with their contents. */
const gone = [
  ...tags(
    'script style noscript template iframe frame frameset object embed applet svg math canvas audio video',
  ),
  ...tags('map head title textarea select option button'),
];
/** Elements that give text its structure. */
const kept = [
  ...tags(
    'h1 h2 h3 h4 h5 h6 p br hr blockquote pre code ul ol li dl dt dd table caption thead tbody tfoot tr th td',
  ),
  ...tags(
    'b strong i em u s sub sup mark small q cite span div section article main header footer aside figure',
  ),
  ...tags('figcaption time details summary'),
];

/**
 * A page as plain structure: headings, paragraphs, lists, tables and words. Nothing in it runs, loads or leads anywhere; where a
 * link led and what a picture showed stands as text.
 */
export async function cleanPage(html: string): Promise<string> {
  // It takes 2 MB of memory, and pages are seldom looked at.
  const { default: sanitizeHtml } = await import('sanitize-html');
  return sanitizeHtml(html, {
    allowedTags: kept,
    allowedAttributes: { span: ['title'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'] },
    nonTextTags: gone,
    nestingLimit: 200,
    transformTags: {
      a: (_, { href }) => ({ tagName: 'span', attribs: href === undefined ? {} : { title: href } }),
      img: (_, { alt }) => ({ tagName: 'span', attribs: {}, text: alt ? `[${alt}]` : '' }),
    },
  });
}
