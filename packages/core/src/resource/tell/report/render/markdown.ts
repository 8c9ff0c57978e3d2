import type { Block, ReportContent, Table } from '@svc/contract/tell/report';
import { verdictSign } from '@svc/figures';
import { factsOf, warningsOf } from './facts.ts';
import { drawPicture } from './picture.ts';
import { shownOf } from './shown.ts';
import { captionOf, readable } from './value.ts';

/** Names and texts are words here, not markup. */
const plain = (text: string): string => text.replace(/[\\`*_{}[\]<>|#]/g, '\\$&').replace(/\s*\n\s*/g, ' ');

export function toMarkdown(content: ReportContent, snapshotId: string): string {
  const { title, project, branding, blocks } = content;
  return `${[
    `# ${plain(project.name)}: ${plain(title)}`,
    ...warningsOf(content).map((warning) => `> ${plain(warning)}`),
    factsOf(content, snapshotId)
      .map(([name, fact]) => `- ${plain(name)}: ${plain(fact)}`)
      .join('\n'),
    ...blocks.map((block, place) => toText(block, content, blocks[place - 1])),
    `---\n\n${plain(branding.footer ?? branding.name)}`,
  ].join('\n\n')}\n`;
}

function toText(block: Block, content: ReportContent, before: Block | undefined): string {
  switch (block.kind) {
    case 'heading':
      return `## ${plain(block.text)}`;
    case 'text':
      return plain(block.text);
    case 'verdict':
      return `**${verdictSign[block.verdict]} ${plain(block.text)}**`;
    case 'list':
      return block.items.map((item) => `- ${plain(item)}`).join('\n');
    case 'figure':
      return [
        `**${plain(block.title)}**\n`,
        ...drawPicture(block.picture, block.title, content.language)
          .text.split('\n')
          .map((line) => `- ${plain(line)}`),
      ].join('\n');
    case 'table':
      return tableOf(block, content, captionOf(block, before));
    case 'answers':
      return [
        `## ${plain(block.title)}`,
        ...block.items.map(
          ({ engine, prompt, said, text }) =>
            `**${plain(prompt)}** (${plain(engine)}: ${plain(said)})\n\n> ${plain(text)}`,
        ),
      ].join('\n\n');
  }
}

function tableOf(table: Table, content: ReportContent, caption: string): string {
  const { language } = content;
  const { columns, rows } = shownOf(table, content);
  const line = (cells: readonly string[]): string => `| ${cells.map(plain).join(' | ')} |`;
  return [
    ...(caption === '' ? [] : [`**${plain(caption)}**\n`]),
    line(columns.map(({ label }) => label)),
    `| ${columns.map(({ kind }) => (kind === 'text' || kind === 'date' ? '---' : '---:')).join(' | ')} |`,
    ...rows.map((cells) => line(columns.map((column, at) => readable(cells[at] ?? null, column, language)))),
  ].join('\n');
}
