import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { listOf, page } from '../../kernel/page.ts';
import { id, intervalOf, orNull, points, probability, provenance, timestamp } from '../../kernel/schema.ts';
import { SourceType } from '../../measure/answer/schema-detection.ts';
import { Interval } from '../../measure/score/schema-estimate.ts';
import { filterQuery } from '../analytics/filter.ts';
import { spanFields, windowQuery } from '../analytics/window.ts';

const rate = {
  value: orNull(probability),
  ci: orNull(Interval),
  n: z.int().meta({ description: 'Prompts behind it.' }),
  label: z.enum(['ok', 'indicative', 'upper_bound', 'few_topics', 'insufficient']),
};

/** A rate over prompts with its interval. */
const Rate = z
  .strictObject({
    ...rate,
    methodVersion: z.string(),
    tracked: z.strictObject(rate).meta({ description: 'The same on exactly these prompts.' }),
  })
  .meta({ id: 'SourceRate', description: 'Mean over prompts and engines, for questions like these.' });

/** The test of a source beside which rivals stand, against the own brand in the same answers. */
const gapTest = {
  gap: points.meta({
    description: 'Rate of answers with a rival minus rate with you, among answers that cite it.',
  }),
  ci: orNull(intervalOf(points)),
  verdict: z.enum(['behind', 'ahead', 'no_difference_shown', 'too_few']).meta({
    description: 'behind, ahead: over the sources of this page, at most 1 in 10 of these is a false alarm.',
  }),
};
const trackedGap = z.strictObject(gapTest).meta({
  id: 'TrackedSourceGap',
  description: 'On exactly these prompts; wide, because it is valid for any dependence between answers.',
});

const span = z.strictObject(spanFields);
const ownerFilter = {
  sourceType: SourceType.optional(),
  domain: z.string().trim().toLowerCase().max(255).optional().meta({ description: 'Registrable domain.' }),
};
const filters = { ...windowQuery, ...filterQuery };
const owner = orNull(z.string()).meta({ description: 'The tracked brand that owns the site.' });
const seen = {
  firstSeen: timestamp('The first scan of the span that cites it.'),
  lastSeen: timestamp('The last scan of the span that cites it.'),
};

export const ListCitations = z.strictObject({
  ...page,
  ...filters,
  ...ownerFilter,
  sort: z.enum(['-answers', '-lastSeen']).default('-answers'),
});
export type ListCitations = z.output<typeof ListCitations>;

export const Citation = z
  .strictObject({
    mode,
    id: z.string().meta({ description: 'The page’s id, the same in every project.' }),
    url: z.string(),
    domain: z.string(),
    sourceType: SourceType,
    brandId: owner,
    answers: z.int().meta({ description: 'Answers that cite it.' }),
    retrieved: z.int().meta({ description: 'Answers whose engine retrieved it, cited or not.' }),
    of: z.int().meta({ description: 'Answers with a search, on prompts and engines where it came up.' }),
    prompts: z.int(),
    engines: z.array(z.string()),
    withOwn: z.int().meta({ description: 'Answers that cite it and name or cite your brand.' }),
    withRival: z.int().meta({ description: 'Answers that cite it and name or cite a competitor.' }),
    ...seen,
  })
  .meta({ id: 'SourcePage' });
export type Citation = z.output<typeof Citation>;
export const CitationList = listOf('CitationList', Citation);

export const ListDomains = z.strictObject({
  ...page,
  ...filters,
  sourceType: SourceType.optional(),
  search: z.string().trim().min(1).max(200).optional().meta({ description: 'Part of the domain.' }),
  sort: z
    .enum(['-cited', '-retrieved', '-gap', '-prompts'])
    .default('-cited')
    .meta({ description: '-gap: where rivals are furthest ahead of you first.' }),
});
export type ListDomains = z.output<typeof ListDomains>;

export const CitedDomain = z
  .strictObject({
    mode,
    domain: z.string(),
    sourceType: SourceType,
    brandId: owner,
    pages: z.int(),
    answers: z.int().meta({ description: 'Answers that cite it.' }),
    of: z.int().meta({ description: 'Answers with a search, of all prompts and engines in this period.' }),
    prompts: z.int().meta({ description: 'Prompts with answers that cite it.' }),
    withOwn: z.int().meta({ description: 'Answers that cite it and name or cite your brand.' }),
    withRival: z.int().meta({ description: 'Answers that cite it and name or cite a competitor.' }),
    gap: orNull(z.strictObject({ ...gapTest, tracked: trackedGap })).meta({
      id: 'DomainGap',
      description: 'Rivals against you in answers that cite it. null: no answer cites it.',
    }),
    cited: Rate,
    retrieved: Rate,
    keptWhenRetrieved: Rate.meta({
      description: 'Share of the answers that retrieved it and also cite it; clustered by prompt.',
    }),
  })
  .meta({ id: 'CitedDomain' });
export type CitedDomain = z.output<typeof CitedDomain>;
export const CitedDomainList = listOf('CitedDomainList', CitedDomain);

export const SourcesQuery = z.strictObject(filters);
export type SourcesQuery = z.output<typeof SourcesQuery>;

export const SourceTypes = z
  .strictObject({
    mode,
    projectId: z.string(),
    span,
    provenance,
    citations: z.int(),
    types: z.array(
      z.strictObject({
        sourceType: SourceType,
        citations: z.int(),
        domains: z.int(),
        share: z.strictObject({ value: orNull(probability), ci: orNull(Interval), n: z.int() }),
      }),
    ),
    notes: z.array(z.string()),
  })
  .meta({ id: 'SourceTypes', description: 'Share of all citations by kind of page.' });
export type SourceTypes = z.output<typeof SourceTypes>;

export const ListGaps = z.strictObject({ ...page, ...filters });
export type ListGaps = z.output<typeof ListGaps>;

export const SourceGap = z
  .strictObject({
    mode,
    domain: z.string(),
    sourceType: SourceType,
    prompts: z.int().meta({ description: 'Prompts with answers that cite it and name a rival but not you.' }),
    answers: z.int().meta({ description: 'Answers that cite it.' }),
    withRival: z.int(),
    withOwn: z.int(),
    ...gapTest,
    tracked: trackedGap,
    urls: z.array(z.string()).meta({ description: 'Its most cited pages.' }),
  })
  .meta({ id: 'SourceGap' });
export type SourceGap = z.output<typeof SourceGap>;
export const SourceGapList = listOf('SourceGapList', SourceGap);

export const ListChanges = z.strictObject({ ...page, ...filters });
export type ListChanges = z.output<typeof ListChanges>;

export const CitationChange = z
  .strictObject({
    mode,
    domain: z.string(),
    sourceType: SourceType,
    kind: z.enum(['new', 'lost', 'more', 'fewer']).meta({
      description: 'new, lost: not cited at all in the previous span, or in this one.',
    }),
    before: probability,
    after: probability,
    change: points,
    ci: orNull(intervalOf(points)),
    pValue: orNull(probability),
    qValue: orNull(probability),
    verdict: z.enum(['changed', 'no_change_shown', 'too_few']).meta({
      description:
        'changed: by more than sites differ from one period to the next, and at most 1 in 10 of these is a false alarm. `ci` is of these answers alone.',
    }),
  })
  .meta({ id: 'CitationChange' });
export type CitationChange = z.output<typeof CitationChange>;
export const CitationChangeList = listOf('CitationChangeList', CitationChange);

export const ListOwnPages = z.strictObject({
  ...page,
  ...filters,
  cited: z.enum(['yes', 'never']).optional(),
});
export type ListOwnPages = z.output<typeof ListOwnPages>;

export const OwnPage = z
  .strictObject({
    mode,
    url: z.string(),
    answers: z.int().meta({ description: 'Answers that cite it.' }),
    retrieved: z.int(),
    engines: z.array(z.string()),
    prompts: z
      .array(z.string())
      .meta({ description: 'Texts of the prompts whose answers cite it; at most 50.' }),
    known: z.boolean().meta({ description: 'Whether the project has read the page.' }),
  })
  .meta({ id: 'OwnPage' });
export type OwnPage = z.output<typeof OwnPage>;
export const OwnPageList = listOf('OwnPageList', OwnPage);

export const ListFanouts = z.strictObject({
  ...page,
  from: windowQuery.from,
  to: windowQuery.to,
  days: windowQuery.days,
  timeZone: windowQuery.timeZone,
  engine: filterQuery.engine,
  promptId: id('prompt', 'One prompt.').optional(),
  search: z.string().trim().min(1).max(200).optional().meta({ description: 'Part of the query.' }),
});
export type ListFanouts = z.output<typeof ListFanouts>;

export const Fanout = z
  .strictObject({
    mode,
    query: z.string().meta({ description: 'As the engine wrote it, in lower case.' }),
    answers: z.int().meta({ description: 'Answers for which it was searched.' }),
    prompts: z.int(),
    engines: z.array(z.string()),
    withOwn: z.int().meta({ description: 'Those of these answers that name or cite your brand.' }),
  })
  .meta({ id: 'Fanout', description: 'A search that engines made before answering.' });
export type Fanout = z.output<typeof Fanout>;
export const FanoutList = listOf('FanoutList', Fanout);
