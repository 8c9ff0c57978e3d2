import type { Line } from './score.ts';

const percent = (share: number | null): string => (share === null ? '–' : `${(100 * share).toFixed(1)}%`);
const level = ({ coverage, width }: Line['list']): string =>
  coverage === null ? 'no interval' : `${percent(coverage)} (${(100 * (width ?? 0)).toFixed(1)})`;
const decimal = (value: number | null): string => (value === null ? '–' : value.toFixed(3));

const columns: [string, (line: Line) => string][] = [
  ['Tracker', ({ tracker }) => tracker],
  ['Recorded list', ({ list }) => level(list)],
  ['Market', ({ market }) => level(market)],
  ['Same prompts', ({ prompts }) => level(prompts)],
  ['False changes', ({ falseChanges }) => percent(falseChanges)],
  ['Falls found', ({ fallsFound }) => percent(fallsFound)],
  ['F1 names', ({ namesF1 }) => decimal(namesF1)],
  ['F1 citations', ({ citationsF1 }) => decimal(citationsF1)],
  ['Calls', ({ calls }) => String(calls)],
  ['Seconds', ({ seconds }) => seconds.toFixed(0)],
];

/** A table in Markdown, with the reason below it where a tracker failed. */
export function tableOf(lines: readonly Line[]): string {
  const rows = [
    columns.map(([title]) => title),
    ...lines.map((line) => columns.map(([, cell]) => cell(line))),
  ];
  const widths = columns.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const text = rows.map((row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`);
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  const failures = lines.flatMap(({ tracker, failed }) =>
    failed === null ? [] : [`${tracker} failed: ${failed}`],
  );
  return [...text.slice(0, 1), rule, ...text.slice(1), ...failures.map((line) => `\n${line}`)].join('\n');
}
