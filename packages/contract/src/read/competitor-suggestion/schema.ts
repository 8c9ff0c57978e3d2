import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { listOf, page } from '../../kernel/page.ts';
import type { PathOf } from '../../kernel/path.ts';
import { id, orNull, timestamp } from '../../kernel/schema.ts';

const projectId = id('project', 'The project.');
const state = z.enum(['open', 'accepted', 'alias', 'rejected']);

export const CompetitorSuggestion = z
  .strictObject({
    id: id('competitorSuggestion', 'The suggestion.'),
    mode,
    projectId,
    name: z.string(),
    spellings: z.array(z.string()).meta({ description: 'Other spellings in answers.' }),
    domain: orNull(z.string()).meta({ description: 'A cited site with its name.' }),
    kind: z
      .enum(['competitor', 'alias'])
      .meta({ description: 'alias: a product line or another name of the brand aliasOf.' }),
    aliasOf: orNull(id('brand', 'A brand of the project.')),
    confidence: z.number().min(0).max(1).meta({ description: 'Probability that it is a brand’s name.' }),
    answers: z.int().meta({ description: 'Answers that name it.' }),
    answersRead: z.int().meta({ description: 'Answers read, newest first.' }),
    prompts: z.int(),
    evidence: z.array(z.string()).meta({ description: 'Spellings, most frequent first.' }),
    example: z.strictObject({ answerId: z.string(), text: z.string() }),
    firstSeenAt: timestamp('When it was first found.'),
    lastSeenAt: timestamp('When answers were last searched for it.'),
    state,
    brandId: orNull(z.string()).meta({ description: 'The brand it became or was added to.' }),
    decidedBy: orNull(z.string()),
    decidedAt: orNull(timestamp('When it was decided.')),
  })
  .meta({ id: 'CompetitorSuggestion', description: 'An untracked brand that answers name.' });
export type CompetitorSuggestion = z.output<typeof CompetitorSuggestion>;
export const CompetitorSuggestionList = listOf('CompetitorSuggestionList', CompetitorSuggestion);

export const ListSuggestions = z.strictObject({
  ...page,
  state: state.default('open'),
  kind: z.enum(['competitor', 'alias']).optional(),
});
export type ListSuggestions = z.output<typeof ListSuggestions>;

export type SuggestionParams = PathOf<'projectId' | 'suggestionId'>;

export const DecideSuggestion = z
  .strictObject({
    decision: z.enum(['accept', 'alias', 'reject']).meta({ description: 'reject: never suggested again.' }),
    brandId: id('brand', 'For alias: the brand it belongs to. Default: aliasOf.').optional(),
    backfill: z.boolean().default(true).meta({ description: 'Read stored answers again, at 0 credits.' }),
  })
  .meta({ id: 'DecideSuggestion' });
export type DecideSuggestion = z.output<typeof DecideSuggestion>;
