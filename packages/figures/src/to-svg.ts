import { type Figure, type Mark, round, type Tone } from './mark.ts';

/** `page`: the colours are those that the page around it sets as --ink, --soft and so on. */
export type Theme = 'light' | 'dark' | 'page';

/** Rise and fall are blue and orange, which also differ in greyscale and for readers who do not see red and green. */
export const palettes: Record<'light' | 'dark', Record<Tone, string>> = {
  light: {
    page: '#ffffff',
    ink: '#1c1f24',
    soft: '#5c6470',
    line: '#d8dbe2',
    band: '#3f6fb5',
    pale: '#c4d4ec',
    rise: '#1f5fae',
    fall: '#c05a00',
    none: '#7a828e',
  },
  dark: {
    page: '#14171c',
    ink: '#e8eaee',
    soft: '#9aa3b2',
    line: '#343a46',
    band: '#7fa9e6',
    pale: '#2f4568',
    rise: '#86b7ff',
    fall: '#ffa14d',
    none: '#8d96a5',
  },
};

const tones = Object.keys(palettes.light) as Tone[];

/** The palette as custom properties, for the page that holds figures of the theme `page`. */
export const paletteStyle = (theme: 'light' | 'dark'): string =>
  tones.map((tone) => `--${tone}:${palettes[theme][tone]}`).join(';');

const ofPage = Object.fromEntries(tones.map((tone) => [tone, `var(--${tone})`])) as Record<Tone, string>;

/** Around the figure, in pixels. */
const margin = 12;

const font = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A whole SVG element. Only presentation attributes: a strict content security policy blocks styles. */
export function toSvg(figure: Figure, theme: Theme = 'light'): string {
  const colours = theme === 'page' ? ofPage : palettes[theme];
  const { width, height, title, text, marks } = figure;
  const body = marks.map((mark) => element(mark, colours)).join('');
  const [w, h] = [round(width + 2 * margin), round(height + 2 * margin)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${w} ${h}" width="${w}" height="${h}" role="img" font-family="${escapeText(font)}"><title>${escapeText(title)}</title><desc>${escapeText(text)}</desc><rect x="${-margin}" y="${-margin}" width="${w}" height="${h}" fill="${colours.page}"/>${body}</svg>`;
}

function element(mark: Mark, colours: Record<Tone, string>): string {
  if (mark.kind === 'text') {
    const { x, y, text, anchor = 'start', size = 13, bold = false, fill = 'ink' } = mark;
    const weight = bold ? ' font-weight="600"' : '';
    return `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}" font-size="${size}" fill="${colours[fill]}"${weight}>${escapeText(text)}</text>`;
  }
  const paint = [
    `fill="${mark.fill ? colours[mark.fill] : 'none'}"`,
    ...(mark.stroke ? [`stroke="${colours[mark.stroke]}"`] : []),
    ...(mark.strokeWidth ? [`stroke-width="${mark.strokeWidth}"`] : []),
    ...(mark.dash ? [`stroke-dasharray="${mark.dash}"`] : []),
  ].join(' ');
  const shape = outline(mark);
  return mark.title
    ? `<${shape} ${paint}><title>${escapeText(mark.title)}</title></${mark.kind}>`
    : `<${shape} ${paint}/>`;
}

function outline(mark: Exclude<Mark, { kind: 'text' }>): string {
  switch (mark.kind) {
    case 'rect':
      return `rect x="${round(mark.x)}" y="${round(mark.y)}" width="${round(mark.width)}" height="${round(mark.height)}" rx="${mark.radius ?? 0}"`;
    case 'circle':
      return `circle cx="${round(mark.x)}" cy="${round(mark.y)}" r="${round(mark.radius)}"`;
    case 'path':
      return `path d="${mark.d}"`;
  }
}
