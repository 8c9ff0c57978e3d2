import { type Guide, guideGroups } from './guides.ts';
import { toHtml } from './markdown.ts';
import { escapeHtml, renderPage } from './page.ts';

/** Put in place of these when the reader gives a key; the address is that of this service. */
const keyHere = 'svc_test_…';

/** Copies blocks, and fills the reader’s key in, which stays in this tab alone. */
export const behaviour = `
const blocks = [...document.querySelectorAll('pre code')], texts = blocks.map((one) => one.textContent);
const fill = () => { const key = sessionStorage.getItem('svc-key'); if (key) blocks.forEach((one, index) => { one.textContent = texts[index].replaceAll('${keyHere}', key); }); };
fill();
const field = document.querySelector('#key');
if (field) { field.value = sessionStorage.getItem('svc-key') ?? ''; field.addEventListener('input', () => { sessionStorage.setItem('svc-key', field.value.trim() || '${keyHere}'); fill(); }); }
for (const button of document.querySelectorAll('.block button')) button.addEventListener('click', async () => {
  await navigator.clipboard.writeText(button.previousElementSibling.textContent); button.textContent = 'Copied'; });
if (matchMedia('(max-width:56rem)').matches) document.querySelector('aside details')?.removeAttribute('open');`;

const keyField = `<p><label for="key">Your key is filled in below and stays in this tab.</label><br><input id="key" placeholder="${keyHere}" autocomplete="off" spellcheck="false"></p>`;

const listOf = (guides: ReadonlyMap<string, Guide>, current: string): string =>
  guideGroups
    .map(({ name, slugs }) => {
      const items = slugs.map((slug) => {
        const { path, title = slug } = guides.get(slug) ?? { path: '', title: slug };
        return `<li><a href="${path}"${path === current ? ' aria-current="page"' : ''}>${escapeHtml(title)}</a></li>`;
      });
      return `<b>${name}</b><nav aria-label="${name}"><ul>${items.join('')}</ul></nav>`;
    })
    .join('');

/** A guide or the page of an error, with the list of guides beside it. */
export function guidePage(
  guide: Guide,
  { guides, productName }: { guides: ReadonlyMap<string, Guide>; productName: string },
): string {
  const html = toHtml(guide.markdown);
  const withKey = guide.markdown.includes(keyHere) ? html.replace('</h1>', () => `</h1>${keyField}`) : html;
  const body = `${withKey}<p class="about"><a href="${guide.path}.md">This page as Markdown</a><a href="/docs/reference">API reference</a><a href="/llms.txt">llms.txt</a></p><script>${behaviour}</script>`;
  return renderPage({
    part: '/docs',
    title: guide.title,
    summary: guide.summary,
    body,
    productName,
    aside: listOf(guides, guide.path),
  });
}

/** The way in: what people come for first, then everything. */
export function homePage({
  guides,
  productName,
}: {
  guides: ReadonlyMap<string, Guide>;
  productName: string;
}): string {
  const card = (slug: string): string => {
    const guide = guides.get(slug);
    return guide
      ? `<li><a href="${guide.path}"><b>${escapeHtml(guide.title)}</b><span>${escapeHtml(guide.summary)}</span></a></li>`
      : '';
  };
  const groups = guideGroups.map(
    ({ name, slugs }) => `<h2>${name}</h2><ul class="cards">${slugs.map(card).join('')}</ul>`,
  );
  const asked = [
    ['How do I get all pages of a list?', '/docs/guides/calling-the-api#pages-of-a-list'],
    ['What does 402 mean?', '/docs/errors/insufficient_credits'],
    ['How do I check the signature of a webhook?', '/docs/guides/webhooks#check-the-signature'],
    ['Why is my interval so wide?', '/docs/guides/reading-a-number#why-is-it-so-wide'],
    ['How do I upgrade?', '/docs/guides/versions#how-do-i-upgrade'],
    ['All error codes', '/docs/guides/calling-the-api#errors'],
  ];
  const body = `<h1>How likely is your brand in the answers of AI engines?</h1>
<p>${escapeHtml(productName)} asks answer engines your buyers’ questions several times, finds who is named and who is cited, and gives a
probability with its 95% interval, its counts and where it comes from.</p>
<p><a href="/docs/guides/first-scan"><b>Your first scan</b></a> takes a minute with a test key. Every operation, with code, stands in the
<a href="/docs/reference">API reference</a>; the document itself is at <a href="/openapi.json">/openapi.json</a>.</p>
<h2>Often asked</h2><ul>${asked.map(([question, href]) => `<li><a href="${href}">${question}</a></li>`).join('')}</ul>
${groups.join('')}`;
  return renderPage({
    part: '/docs',
    title: 'Guides',
    summary:
      'Guides, reference and methods of a service that measures presence in the answers of AI engines.',
    body,
    productName,
  });
}
