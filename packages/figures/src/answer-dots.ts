import type { FigureOptions } from './band-rows.ts';
import { cross, type Figure, type Mark } from './mark.ts';
import { shorten, wordsOf } from './wording.ts';

export interface AnswerDotsInput {
  engines: readonly string[];
  prompts: readonly {
    text: string;
    /** For each engine its answers in order: with the brand, without it, or missing. */
    cells: readonly (readonly ('present' | 'absent' | 'missing')[])[];
  }[];
}

const step = 11;
const rowHeight = 24;
const labelWidth = 300;

/** Every answer as a mark: five answers are shown as five, not as a percentage. */
export function answerDots({ engines, prompts }: AnswerDotsInput, options: FigureOptions = {}): Figure {
  const words = wordsOf(options.language ?? 'en');
  const samples = Math.max(1, ...prompts.flatMap(({ cells }) => cells.map((cell) => cell.length)));
  const columnWidth = Math.max(90, samples * step + 24);
  const width = Math.max(options.width ?? 0, labelWidth + engines.length * columnWidth);
  const top = 48;
  const marks: Mark[] = [...legend(words)];
  engines.forEach((engine, column) => {
    const x = labelWidth + column * columnWidth;
    marks.push({
      kind: 'text',
      x,
      y: top - 10,
      text: shorten(engine, Math.floor(columnWidth / 7)),
      size: 12,
      fill: 'soft',
    });
  });
  prompts.forEach(({ text, cells }, row) => {
    const y = top + row * rowHeight + rowHeight / 2;
    marks.push({ kind: 'text', x: 0, y: y + 4, text: shorten(text, 44), size: 12 });
    cells.forEach((cell, column) => {
      cell.forEach((answer, index) => {
        const x = labelWidth + column * columnWidth + index * step + step / 2;
        marks.push(dot(answer, x, y));
      });
    });
  });
  const count = (cell: readonly string[], kind: string): number => cell.filter((one) => one === kind).length;
  const text = prompts
    .map(({ text: prompt, cells }) => {
      const parts = cells.map(
        (cell, column) =>
          `${engines[column] ?? ''} ${count(cell, 'present')}/${count(cell, 'present') + count(cell, 'absent')}`,
      );
      return `${prompt}: ${parts.join(', ')}`;
    })
    .join('\n');
  const title = options.title ?? `${words.present} / ${words.absent}`;
  return { width, height: top + prompts.length * rowHeight + 10, title, text, marks };
}

function dot(answer: 'present' | 'absent' | 'missing', x: number, y: number): Mark {
  if (answer === 'missing') return cross(x, y, 3);
  return answer === 'present'
    ? { kind: 'circle', x, y, radius: 4, fill: 'own' }
    : { kind: 'circle', x, y, radius: 3.4, stroke: 'soft', strokeWidth: 1.2 };
}

function legend(words: ReturnType<typeof wordsOf>): Mark[] {
  const entry = (x: number, kind: 'present' | 'absent' | 'missing', text: string): Mark[] => [
    dot(kind, x + 4, 14),
    { kind: 'text', x: x + 14, y: 18, text, size: 12, fill: 'soft' },
  ];
  return [
    ...entry(0, 'present', words.present),
    ...entry(130, 'absent', words.absent),
    ...entry(290, 'missing', words.missing),
  ];
}
