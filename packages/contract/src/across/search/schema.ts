import { z } from 'zod';
import { listOf, page } from '../../kernel/page.ts';
import { id, orNull } from '../../kernel/schema.ts';

const kinds = [
  'project',
  'competitor',
  'prompt',
  'answer',
  'page',
  'saved_view',
  'report',
  'recommendation',
] as const;
export type Kind = (typeof kinds)[number];

export const SearchHit = z
  .strictObject({
    type: z.enum(kinds),
    id: z.string(),
    projectId: orNull(z.string()),
    title: z.string(),
    excerpt: z.string().meta({ description: 'Plain text around the match.' }),
    marks: z
      .array(z.strictObject({ start: z.int(), end: z.int() }))
      .meta({ description: 'What to highlight in `excerpt`, in UTF-16 units.' }),
  })
  .meta({ id: 'SearchHit' });
export type SearchHit = z.output<typeof SearchHit>;
export const SearchHitList = listOf('SearchHitList', SearchHit);

export const SearchWorkspace = z.strictObject({
  ...page,
  q: z.string().trim().min(2).max(200).meta({
    description: 'Words; "in quotes" for a phrase, -word to exclude. Similar spellings are found too.',
    example: 'shift planning',
  }),
  type: z.enum(kinds).optional(),
  projectId: id('project', 'Only items of this project.').optional(),
});
export type SearchWorkspace = z.output<typeof SearchWorkspace>;
