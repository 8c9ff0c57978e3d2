import { type Figure, type Mark, round, type Tone } from './mark.ts';

/** `page`: the colours are those that the page around it sets as --ink, --soft and so on. */
export type Theme = 'light' | 'dark' | 'page';

/**
 * Rise and fall are blue and orange, which also differ in greyscale and for readers who do not see red and green. The
 * series keep 10 points of distance in OKLab × 100, also under simulated colour-vision defects.
 */
export const palettes: Record<'light' | 'dark', Record<Tone, string>> = {
  light: {
    panel: '#ffffff',
    sunken: '#eef0f4',
    line: '#e3e6eb',
    ctl: '#858d9b',
    ink: '#14171d',
    soft: '#4d5563',
    faint: '#646c7a',
    own: '#1f56c4',
    edge: '#6d91d9',
    band: '#dbe5f8',
    tint: '#eaf0fc',
    rise: '#1f56c4',
    fall: '#a84300',
    none: '#5d6573',
    test: '#7a3e9d',
    s1: '#0d5117',
    s2: '#a46bf5',
    s3: '#1f9b82',
    s4: '#6f046c',
    s5: '#745a68',
    s6: '#e06623',
  },
  dark: {
    panel: '#171a21',
    sunken: '#1f232c',
    line: '#2a2f3a',
    ctl: '#6a7382',
    ink: '#eceff4',
    soft: '#b3bac7',
    faint: '#939baa',
    own: '#7aa7ff',
    edge: '#5776b1',
    band: '#24334f',
    tint: '#1c2740',
    rise: '#7aa7ff',
    fall: '#ff9f52',
    none: '#a0a8b6',
    test: '#d3a6f2',
    s1: '#90f0a0',
    s2: '#9b61ea',
    s3: '#4c9683',
    s4: '#fdcbf8',
    s5: '#f0a646',
    s6: '#e5602a',
  },
};

const tones = Object.keys(palettes.light) as Tone[];

/** The palette as custom properties, for the page that holds figures of the theme `page`. */
export const paletteStyle = (theme: 'light' | 'dark'): string =>
  tones.map((tone) => `--${tone}:${palettes[theme][tone]}`).join(';');

const ofPage = Object.fromEntries(tones.map((tone) => [tone, `var(--${tone})`])) as Record<Tone, string>;

/** Around the figure, in pixels. */
const margin = 12;

const font = "Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Words around a figure in a file, where no page gives them. */
export interface Around {
  /** Brand and content of the figure. */
  title: string;
  /** Unit, dates, counts. */
  about?: string;
  /** Explains the band, where the figure has one. */
  foot?: string;
  /** A mark such as that the data is invented; bold, in a warning's colour. */
  mark?: string;
}

/** A whole SVG element. Only presentation attributes: a strict content security policy blocks styles. */
export function toSvg(figure: Figure, theme: Theme = 'light', around?: Around): string {
  const colours = theme === 'page' ? ofPage : palettes[theme];
  const { width, height, text } = figure;
  const [above, below] = around ? wordsAround(around, width) : [[], []];
  const over = above.length > 0 ? heightOf(above) + 12 : 0;
  const under = heightOf(below);
  const title = around?.title ?? figure.title;
  const body = [...layOut(above, -over), ...figure.marks, ...layOut(below, height)]
    .map((one) => element(one, colours))
    .join('');
  const [w, h] = [round(width + 2 * margin), round(height + over + under + 2 * margin)];
  const start = -margin - over;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${start} ${w} ${h}" width="${w}" height="${h}" role="img" font-family="${escapeText(font)}"><title>${escapeText(title)}</title><desc>${escapeText(text)}</desc><rect x="${-margin}" y="${start}" width="${w}" height="${h}" fill="${colours.panel}"/>${body}</svg>`;
}

interface Line {
  text: string;
  high: number;
  size: number;
  bold?: boolean;
  fill?: Tone;
}

/** Lines of words above and below a figure. */
function wordsAround({ title, about = '', foot = '', mark = '' }: Around, width: number): [Line[], Line[]] {
  const letters = Math.floor(width / 6.6);
  const lines = (text: string, line: Omit<Line, 'text'>, most = letters): Line[] =>
    wrapped(text, most).map((part) => ({ text: part, ...line }));
  const small = { high: 17, size: 12 };
  return [
    [
      ...lines(title, { high: 20, size: 15, bold: true }, Math.floor(letters * 0.8)),
      ...lines(about, { ...small, fill: 'soft' }),
    ],
    [...lines(foot, { ...small, fill: 'soft' }), ...lines(mark, { ...small, bold: true, fill: 'fall' })],
  ];
}

const heightOf = (lines: readonly Line[]): number => lines.reduce((sum, { high }) => sum + high, 0);

/** Lines one below the other, from a height on. */
const layOut = (lines: readonly Line[], from: number): Mark[] =>
  lines.map(({ high, ...line }, index) => ({
    kind: 'text',
    x: 0,
    y: from + heightOf(lines.slice(0, index)) + high - 3,
    ...line,
  }));

/** Lines of at most so many letters, broken between words. */
function wrapped(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((word) => word !== '')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length + 1 > letters) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
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
