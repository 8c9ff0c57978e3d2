import type { ReportContent } from '@svc/contract/tell/report';
import { percent } from '@svc/figures';
import { escapeHtml } from '../../../../mail/index.ts';
import { wordsOf } from '../words.ts';

/** Width of a letter in a monospaced font, so that nothing has to be measured. */
const letter = 6.7;
const space = 8;

/** One line for a README or a page: the presence with its interval. */
export function toBadge(content: ReportContent): string {
  const { language, blocks, mode } = content;
  const words = wordsOf(language);
  const figure = blocks.find((block) => block.kind === 'figure');
  const first = figure?.picture.type === 'bands' ? figure.picture.rows[0] : undefined;
  const value =
    first && first.value !== null
      ? percent(first.value, first.tracked, language, first.trials ?? null)
      : words.statuses.not_run;
  const name = `${words.measures.presence}${mode === 'test' ? ' (test)' : ''}`;
  const [left, right] = [name, value].map((text) => Math.ceil(text.length * letter + 2 * space));
  const [a = 0, b = 0] = [left, right];
  const text = (x: number, said: string, fill: string) =>
    `<text x="${x}" y="14" font-family="ui-monospace,Menlo,Consolas,monospace" font-size="11" textLength="${Math.round(said.length * letter)}" fill="${fill}">${escapeHtml(said)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${a + b}" height="20" role="img" aria-label="${escapeHtml(`${name}: ${value}`)}"><title>${escapeHtml(`${name}: ${value}`)}</title><rect width="${a + b}" height="20" rx="3" fill="#3f6fb5"/><path d="M3 0h${a - 3}v20H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z" fill="#3a3f47"/>${text(space, name, '#ffffff')}${text(a + space, value, '#ffffff')}</svg>`;
}
