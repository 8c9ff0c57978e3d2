import { keysOf } from '@svc/contract/kernel';
import { holdsAnswers, type ReportContent, withoutAnswers } from '@svc/contract/tell/report';
import { toSvg } from '@svc/figures';
import type { ObjectStore } from '../../../object-store/index.ts';
import { toBadge } from './render/badge.ts';
import { toTables } from './render/csv.ts';
import { warningsOf } from './render/facts.ts';
import { toHtml } from './render/html.ts';
import { toMarkdown } from './render/markdown.ts';
import { aboutPicture, drawPicture } from './render/picture.ts';
import { wordsOf } from './words.ts';

/** The files of a report, by the name under which they are kept. */
export const contentTypes = {
  'report.html': 'text/html; charset=utf-8',
  'report.md': 'text/markdown; charset=utf-8',
  'report.pdf': 'application/pdf',
  'report.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'report.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'report.csv': 'text/csv; charset=utf-8',
  'report.json': 'application/json',
  'chart.svg': 'image/svg+xml',
  'badge.svg': 'image/svg+xml',
} as const;
export type FileName = keyof typeof contentTypes;
export const fileNames = keysOf(contentTypes);

export interface ReportKey {
  workspaceId: string;
  reportId: string;
}

/** `shared`: without the engines' own words, in a report that holds some. */
type Copy = 'full' | 'shared';

export const fileKey = ({ workspaceId, reportId }: ReportKey, copy: Copy, name: FileName): string =>
  `reports/${workspaceId}/${reportId}/${copy}/${name}`;

export const copyOf = (content: ReportContent, redacted: boolean): Copy =>
  redacted && holdsAnswers(content) ? 'shared' : 'full';

interface Frozen {
  content: ReportContent;
  snapshotId: string;
  logo: Buffer | null;
}

export async function writeFiles(objects: ObjectStore, key: ReportKey, frozen: Frozen): Promise<void> {
  const { content } = frozen;
  const copies: [Copy, ReportContent][] = [['full', content]];
  if (holdsAnswers(content))
    copies.push(['shared', withoutAnswers(content, wordsOf(content.language).withheld)]);
  for (const [copy, said] of copies)
    for (const name of fileNames) {
      const body = await render(name, { ...frozen, content: said });
      await objects.put(fileKey(key, copy, name), body, contentTypes[name]);
    }
}

export async function deleteFiles(objects: ObjectStore, key: ReportKey): Promise<void> {
  for (const copy of ['full', 'shared'] as const)
    for (const name of fileNames) await objects.delete(fileKey(key, copy, name));
}

async function render(name: FileName, { content, snapshotId, logo }: Frozen): Promise<Buffer> {
  switch (name) {
    case 'report.html':
      return Buffer.from(toHtml(content, snapshotId));
    case 'report.md':
      return Buffer.from(toMarkdown(content, snapshotId));
    case 'report.pdf': {
      // Loaded on demand, with fonts and their readers: most processes draw none.
      const { toPdf } = await import('./render/pdf.ts');
      return toPdf(content, snapshotId, logo);
    }
    case 'report.pptx': {
      const { toSlides } = await import('./render/pptx.ts');
      return toSlides(content, logo);
    }
    case 'report.xlsx': {
      const { toSheets } = await import('./render/xlsx.ts');
      return toSheets(content, snapshotId);
    }
    case 'report.csv':
      return Buffer.from(toTables(content));
    case 'report.json':
      return Buffer.from(JSON.stringify({ snapshotId, ...content }, null, 2));
    case 'badge.svg':
      return Buffer.from(toBadge(content));
    case 'chart.svg': {
      const { language, blocks, sentence } = content;
      const warnings = warningsOf(content);
      const first = blocks.find((block) => block.kind === 'figure');
      const picture = first?.picture ?? { type: 'bands' as const, rows: [] };
      const title = first?.title ?? sentence;
      const around = {
        title: `${content.project.name}: ${title}`,
        about: aboutPicture(picture, content),
        ...(warnings.length > 0 && { mark: warnings.join(' ') }),
      };
      return Buffer.from(toSvg(drawPicture(picture, title, language), 'light', around));
    }
  }
}
