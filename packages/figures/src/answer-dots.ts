import type { FigureOptions } from './band-rows.ts';
import { cross, type Figure, type Mark, type Tone } from './mark.ts';
import { shorten, wordsOf } from './wording.ts';

export interface AnswerDotsInput {
  engines: readonly string[];
  prompts: readonly {
    text: string;
    /** For each engine its answers in order: with the brand, without it, or missing. */
    cells: readonly Cell[];
  }[];
}

type Cell = readonly ('present' | 'absent' | 'missing')[];

const step = 11;
const rowHeight = 24;
/** The least room for a question beside its dots; with less it stands above them. */
const leastLabel = 170;
const [mostLabel, nameWidth] = [300, 104];

/** Every answer as a mark: five answers are shown as five, not as a percentage. Engines are columns where there is room. */
export function answerDots(input: AnswerDotsInput, options: FigureOptions = {}): Figure {
  const { engines, prompts } = input;
  const { width = 720, language = 'en' } = options;
  const words = wordsOf(language);
  const samples = Math.max(1, ...prompts.flatMap(({ cells }) => cells.map((cell) => cell.length)));
  const column = Math.max(90, samples * step + 24);
  const label = Math.min(mostLabel, width - engines.length * column);
  const legend = legendOf(words, width);
  const drawn =
    label >= leastLabel
      ? inColumns(input, { label, column, top: legend.height + 24, width })
      : inStacks(input, { samples, top: legend.height + 4, width });
  const said = prompts.map(({ text, cells }) =>
    cells.map((cell, at) => ({ prompt: text, engine: engines[at] ?? '', ...countsOf(cell) })),
  );
  const text = said
    .map((cells) => {
      const parts = cells.map(({ engine, present, asked }) => `${engine} ${present}/${asked}`);
      return `${cells[0]?.prompt ?? ''}: ${parts.join(', ')}`;
    })
    .join('\n');
  const points = said.flat().map(({ prompt, engine, present, asked, missing }, at) => {
    const box = drawn.cells[at] ?? { x: 0, y: 0, width: 0, height: 0 };
    const lost = missing > 0 ? `; ${words.missing}: ${missing}` : '';
    return {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      text: `${prompt}: ${engine}, ${words.of(present, asked)} ${words.present}${lost}`,
      box,
    };
  });
  return {
    width,
    height: drawn.height,
    title: options.title ?? `${words.present} / ${words.absent}`,
    text,
    marks: [...legend.marks, ...drawn.marks],
    readings: { along: 'both', columns: engines.length, points },
  };
}

const countsOf = (cell: Cell) => {
  const count = (kind: Cell[number]): number => cell.filter((one) => one === kind).length;
  const present = count('present');
  return { present, asked: present + count('absent'), missing: count('missing') };
};

interface Drawn {
  marks: Mark[];
  height: number;
  /** Place of each engine's answers to each question, in their order. */
  cells: { x: number; y: number; width: number; height: number }[];
}

function inColumns(
  { engines, prompts }: AnswerDotsInput,
  { label, column, top, width }: { label: number; column: number; top: number; width: number },
): Drawn {
  const marks = engines.map((engine, at) =>
    words(label + at * column, top - 10, shorten(engine, Math.floor(column / 7)), 'soft'),
  );
  const cells = prompts.flatMap(({ text, cells }, row) => {
    const y = top + row * rowHeight;
    marks.push(words(0, y + 16, shorten(text, Math.floor(label / 6.8))));
    return cells.map((cell, at) => {
      const x = label + at * column;
      marks.push(...cell.map((answer, index) => dot(answer, x + index * step + step / 2, y + 12)));
      return { x: x - 4, y: y + 1, width: Math.min(column, width - x + 8) - 4, height: rowHeight - 2 };
    });
  });
  return { marks, height: top + prompts.length * rowHeight + 10, cells };
}

/** On a phone, or with many engines: the question above, then as many engines in a line as fit. */
function inStacks(
  { engines, prompts }: AnswerDotsInput,
  { samples, top, width }: { samples: number; top: number; width: number },
): Drawn {
  const inLine = Math.max(1, Math.min(samples, Math.floor((width - nameWidth) / step)));
  const room = nameWidth + inLine * step + 16;
  const across = Math.max(1, Math.floor((width + 16) / room));
  const marks: Mark[] = [];
  const cells: Drawn['cells'] = [];
  let y = top;
  for (const { text, cells: answers } of prompts) {
    marks.push(words(0, y + 16, shorten(text, Math.floor(width / 6.8))));
    y += rowHeight;
    for (let from = 0; from < answers.length; from += across) {
      const line = answers.slice(from, from + across);
      const high = 22 + 13 * (Math.max(1, ...line.map((cell) => Math.ceil(cell.length / inLine))) - 1);
      for (const [at, cell] of line.entries()) {
        const x = at * room;
        marks.push(words(x, y + 15, shorten(engines[from + at] ?? '', 15), 'soft'));
        for (const [index, answer] of cell.entries())
          marks.push(
            dot(
              answer,
              x + nameWidth + (index % inLine) * step + step / 2,
              y + 11 + 13 * Math.floor(index / inLine),
            ),
          );
        cells.push({ x: x - 4, y, width: Math.min(room - 8, width - x + 8), height: high });
      }
      y += high;
    }
    y += 6;
  }
  return { marks, height: y + 4, cells };
}

const words = (x: number, y: number, text: string, fill: Tone = 'ink'): Mark => ({
  kind: 'text',
  x,
  y,
  text,
  size: 12,
  fill,
});

/** One answer on its own, 12 px wide: filled with the brand, a ring without it, a cross where there is no answer. */
export const answerMark = (answer: Cell[number], title: string): Figure => ({
  width: 12,
  height: 12,
  title,
  text: title,
  marks: [dot(answer, 6, 6)],
});

function dot(answer: Cell[number], x: number, y: number): Mark {
  if (answer === 'missing') return cross(x, y, 3);
  return answer === 'present'
    ? { kind: 'circle', x, y, radius: 4, fill: 'own' }
    : { kind: 'circle', x, y, radius: 3.4, stroke: 'soft', strokeWidth: 1.2 };
}

/** Legend of filled mark, ring and cross: in one line, or one above the other where it is narrow. */
function legendOf(
  { present, absent, missing }: ReturnType<typeof wordsOf>,
  width: number,
): { marks: Mark[]; height: number } {
  const stacked = width < 440;
  const entry = (at: number, x: number, kind: Cell[number], text: string): Mark[] => {
    const place = stacked ? { x: 0, y: at * 18 } : { x, y: 0 };
    return [dot(kind, place.x + 4, place.y + 14), words(place.x + 14, place.y + 18, text, 'soft')];
  };
  return {
    marks: [
      ...entry(0, 0, 'present', present),
      ...entry(1, 130, 'absent', absent),
      ...entry(2, 290, 'missing', missing),
    ],
    height: stacked ? 60 : 24,
  };
}
