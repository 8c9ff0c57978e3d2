import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DescribedService } from '../../describe/index.ts';
import { columnTables } from './column-tables.ts';
import { errorTable } from './error-table.ts';

/** The guides in the order in which somebody new would want them. */
export const guideGroups = [
  {
    name: 'Measure',
    slugs: [
      'first-scan',
      'choosing-questions',
      'reading-a-number',
      'tone-and-its-error',
      'real-answers',
      'arena',
      'comparing-and-alerting',
      'finding-to-verified',
    ],
  },
  {
    name: 'Build',
    slugs: [
      'calling-the-api',
      'keys-roles-gates',
      'webhooks',
      'typescript',
      'python-and-go',
      'agents',
      'sign-in-for-programs',
      'importing',
      'your-own-answers',
      'exports',
      'recipes',
      'versions',
      'api-changelog',
    ],
  },
  { name: 'Run', slugs: ['self-hosting', 'settings', 'engines', 'integrations', 'benchmarks', 'security'] },
] as const;

export interface Guide {
  slug: string;
  /** Its address, without the host. */
  path: string;
  title: string;
  /** The first paragraph. */
  summary: string;
  /** With the address and the name of this service filled in. */
  markdown: string;
}

/** Beside the bundle, or in the repository when the sources run. */
export const docsFolder = (name: string): string =>
  ['.', '../../../../../docs']
    .map((folder) => fileURLToPath(new URL(`${folder}/${name}`, import.meta.url)))
    .find(existsSync) ?? '';

/** Two guides stand in the folder of the statistics that they describe. */
const fileOf = (slug: string): string =>
  docsFolder(`guides/${slug}.md`) || docsFolder(`statistics/${slug}.md`);

export function readGuide(slug: string, service: DescribedService): Guide {
  const markdown = readFileSync(fileOf(slug), 'utf8')
    .replaceAll('{{api}}', service.publicUrl)
    .replaceAll('{{product}}', service.productName)
    .replaceAll('{{errors}}', errorTable)
    .replaceAll('{{columns}}', columnTables);
  const [title = '', summary = ''] = markdown.split(/\n\n/, 2);
  return {
    slug,
    path: `/docs/guides/${slug}`,
    title: title.replace(/^# /, ''),
    summary: plain(summary),
    markdown,
  };
}

const plain = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
