import { type PageDocument, tidy } from '../content/index.ts';
import type { Evidence } from '../types.ts';

const asksForScripts =
  /(?:enable|activate|requires?|needs?) javascript|javascript (?:is )?(?:required|disabled)|javascript (?:aktivieren|einschalten)|aktivieren sie javascript|benötigt javascript/i;
const mounts =
  '#root, #app, #__next, #__nuxt, #svelte, #___gatsby, #application, #main-app, app-root, [data-reactroot], [ng-app], [data-server-rendered]';
/** Scripts that count visitors or show banners put no text into a page. */
const counts =
  /googletagmanager|google-analytics|gtag\(|plausible|matomo|_paq|fbq\(|hotjar|cookiebot|usercentrics|segment\.com|dataLayer/i;
const draws =
  /innerHTML|insertAdjacentHTML|createElement|appendChild|document\.write|hydrateRoot|createRoot|createApp|ReactDOM|customElements|fetch\(|__INITIAL_STATE__|__NEXT_DATA__|__NUXT__/;
const bundle =
  /(?:^|\/)(?:main|app|bundle|index|runtime|vendor|chunk|client|entry|polyfills)[\w.~-]*\.m?js(?:\?|$)|\/_next\/|\/_nuxt\/|\/assets\/[\w.-]+\.js/i;
const waiting = /^(?:loading|please wait|wird geladen|lädt|bitte warten|chargement|cargando)\b/i;

/** Fewest words of a page that was written, where scripts draw besides. */
const few = 50;
const someWords = 150;

/**
 * Why a page is taken to be drawn by scripts; null: its text stands in the HTML. Little text alone does not make
 * it one: something must be there that draws.
 */
export function readScripted({ $ }: PageDocument, words: number): Evidence | null {
  if (words >= someWords) return null;
  const said = tidy($('noscript').text());
  if (words < few && asksForScripts.test(said)) return { quote: said.slice(0, 200), where: 'body' };
  const mount = $(mounts)
    .toArray()
    .find((element) => {
      const text = tidy($(element).text());
      return text.length < 40 || (text.length < 200 && waiting.test(text));
    });
  const drawing = $('script')
    .toArray()
    .slice(0, 100)
    .find(({ attribs }, at, all) => {
      if (/json|template|text\/plain/i.test(attribs.type ?? '')) return false;
      const source = attribs.src ?? $(all[at]).text().slice(0, 50_000);
      if (counts.test(source)) return false;
      return attribs.src === undefined
        ? draws.test(source)
        : attribs.type === 'module' || bundle.test(source);
    });
  if (mount && (drawing || words < 10)) {
    const name = mount.attribs.id ? `<${mount.name} id="${mount.attribs.id}">` : `<${mount.name}>`;
    return { quote: `${name}${tidy($(mount).text()).slice(0, 60)}</${mount.name}>`, where: 'whole_page' };
  }
  if (words >= few || !drawing) return null;
  const { src } = drawing.attribs;
  const shown = src ? `<script src="${src}">` : tidy($(drawing).text()).slice(0, 120);
  return { quote: shown.slice(0, 200), where: 'whole_page' };
}
