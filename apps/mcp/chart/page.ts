import { App, type McpUiHostContext } from '@modelcontextprotocol/ext-apps';
import { type Language, paletteStyle, toSvg } from '@svc/figures';
import { draw, isNarrow } from './draw.ts';
import { picturesOf } from './figures.ts';
import { isObject, type Loose, objectAt, textOf } from './loose.ts';
import { words } from './words.ts';

/** Padding of the page and margin of a figure, at both sides. */
const besides = 56;
const widest = 760;

let envelope: Loose | null = null;
let language: Language = 'en';
let drawnAt = 0;

const main = document.body.appendChild(document.createElement('main'));
const app = new App({ name: 'svc-chart', version: __VERSION__ }, {}, { autoResize: true });
app.addEventListener('toolresult', ({ structuredContent }) => {
  envelope = isObject(structuredContent) ? structuredContent : {};
  show();
});
app.addEventListener('hostcontextchanged', follow);

function follow(context: McpUiHostContext | undefined): void {
  if (context?.theme) document.documentElement.dataset.theme = context.theme;
  if (context?.locale) language = context.locale.toLowerCase().startsWith('de') ? 'de' : 'en';
  document.documentElement.lang = language;
  show();
}

function paragraph(text: string, name: string): HTMLElement {
  const element = document.createElement('p');
  element.className = name;
  // Names and questions come from strangers: as text alone.
  element.textContent = text;
  return element;
}

function show(): void {
  drawnAt = document.documentElement.clientWidth;
  if (envelope === null) {
    main.replaceChildren(paragraph(words(language).waiting, 'soft'));
    return;
  }
  const pictures = picturesOf(envelope.data, language);
  const width = Math.min(widest, Math.max(280, drawnAt - besides));
  const figures = pictures.flatMap((picture, at) => {
    const heading = document.createElement(at === 0 ? 'h1' : 'h2');
    heading.textContent = picture.title;
    const drawn = draw(picture, width, language);
    const image = document.createElement('figure');
    image.append(new DOMParser().parseFromString(toSvg(drawn, 'page'), 'image/svg+xml').documentElement);
    // On a narrow page the names of the lines have no room beside them.
    const named = picture.kind === 'trend' && isNarrow(width) ? drawn.text.split('\n') : [];
    return [heading, image, ...named.map((line) => paragraph(line, 'soft'))];
  });
  main.replaceChildren(...figures, ...notes(envelope, figures.length > 0));
}

/** Notes that a figure needs: its sentence, its provenance, and what is left out. */
function notes(shown: Loose, drawn: boolean): HTMLElement[] {
  const said = words(language);
  if (!drawn) return [paragraph(said.nothing, 'soft')];
  const test = objectAt(shown, 'data').mode === 'test';
  const kind = textOf(objectAt(shown, 'provenance').kind);
  const page = objectAt(shown, 'page');
  const more = page.has_more === true || JSON.stringify(shown.warnings ?? '').includes('Not all is shown');
  const ofTest = kind === 'cached' ? said.testCached : said.test;
  const badge = test ? ofTest : (said.badge[kind] ?? '');
  const line = [said.interval, badge, more ? said.cut : ''].filter(Boolean).join(' ');
  // The sentence is English, as the answer is.
  const quote = language === 'en' ? textOf(shown.quote) : '';
  return [...(quote ? [paragraph(quote, 'quote')] : []), paragraph(line, 'soft')];
}

const style = document.createElement('style');
style.textContent = `:root{${paletteStyle('light')};color-scheme:light}
@media(prefers-color-scheme:dark){:root:not([data-theme]){${paletteStyle('dark')};color-scheme:dark}}
:root[data-theme=dark]{${paletteStyle('dark')};color-scheme:dark}`;
document.head.append(style);
// Drawing changes the height: only another width is drawn anew.
new ResizeObserver(() => document.documentElement.clientWidth !== drawnAt && show()).observe(
  document.documentElement,
);

show();
await app.connect();
follow(app.getHostContext());
