import type { Block } from '@svc/contract/tell/report';
import { getDomainsAndGaps, getSourceTypes, listCitationChanges } from '../../../read/citation/index.ts';
import { type Asked, count, ranged, text } from './section.ts';

const page = { limit: 25, offset: 0 };

/** Sources of answers: domains, kinds of pages, and where others are named alone. */
export async function sources({ context, query, words }: Asked): Promise<Block[]> {
  const [{ domains, gaps }, types] = await Promise.all([
    getDomainsAndGaps(context, query, { domains: page.limit, gaps: 15 }),
    getSourceTypes(context, query),
  ]);
  const blocks: Block[] = [{ kind: 'heading', text: words.sources }];
  if (domains.items.length === 0) return [...blocks, { kind: 'text', text: words.notMeasured }];
  if (domains.total > domains.items.length)
    blocks.push({ kind: 'text', text: words.onlyFirst(domains.items.length, domains.total) });
  blocks.push(
    {
      kind: 'table',
      id: 'sources',
      title: words.sources,
      columns: [
        text('domain', words.domain),
        text('kind', words.kind),
        count('answers', words.citedAnswers),
        { id: 'cited', label: words.citedRate, kind: 'rate' },
        count('n', words.n),
        text('label', words.label),
      ],
      rows: domains.items.map(({ domain, sourceType, answers, cited }) => [
        domain,
        sourceType,
        answers,
        ranged(cited.value, cited.ci),
        cited.n,
        cited.label,
      ]),
    },
    {
      kind: 'table',
      id: 'source_types',
      title: words.sourceTypes,
      columns: [
        text('kind', words.kind),
        count('citations', words.citations),
        { id: 'share', label: words.share, kind: 'rate' },
        count('n', words.n),
      ],
      rows: types.types.map(({ sourceType, citations, share }) => [
        sourceType,
        citations,
        ranged(share.value, share.ci),
        share.n,
      ]),
    },
  );
  if (gaps.items.length > 0)
    blocks.push({
      kind: 'table',
      id: 'source_gaps',
      title: words.sourceGaps,
      columns: [
        text('domain', words.domain),
        count('prompts', words.prompt),
        count('answers', words.trials),
        count('withRival', words.withRival),
        count('withOwn', words.withOwn),
        { id: 'difference', label: words.difference, kind: 'points' },
      ],
      rows: gaps.items.map(({ domain, prompts, answers, withRival, withOwn, gap, ci }) => [
        domain,
        prompts,
        answers,
        withRival,
        withOwn,
        ranged(gap, ci),
      ]),
    });
  return blocks;
}

export async function sourceChanges({ context, query, words }: Asked): Promise<Block[]> {
  const { items } = await listCitationChanges(context, { ...query, ...page });
  if (items.length === 0)
    return [
      { kind: 'heading', text: words.sourceChanges },
      { kind: 'text', text: words.verdictOf.not_comparable() },
    ];
  return [
    { kind: 'heading', text: words.sourceChanges },
    {
      kind: 'table',
      id: 'source_changes',
      title: words.sourceChanges,
      columns: [
        text('domain', words.domain),
        text('kind', words.kind),
        { id: 'before', label: words.before, kind: 'rate' },
        { id: 'after', label: words.after, kind: 'rate' },
        { id: 'difference', label: words.difference, kind: 'points' },
        text('verdict', words.verdict),
      ],
      rows: items.map(({ domain, kind, before, after, change, ci, verdict }) => [
        domain,
        words.sourceKinds[kind],
        ranged(before, null),
        ranged(after, null),
        ranged(change, ci),
        words.sourceVerdicts[verdict],
      ]),
    },
  ];
}
