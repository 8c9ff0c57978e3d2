import { useState } from 'react';
import { getFanoutQueries } from '../../data/operations.gen.ts';
import { useRows } from '../../data/use-read.ts';
import { CountBar, topOf } from '../../kit/count-bar.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Table } from '../../kit/table.tsx';
import { useDebouncedValue } from '../../kit/use-debounced.ts';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { useAreaText } from '../../text/area.ts';
import { EngineNames } from './engine-names.tsx';
import { ListedCard } from './listed-card.tsx';
import type { SourceProps } from './query.ts';
import { sourceWords } from './words.ts';

/** What engines searched for by themselves before they answered. */
export function Searches({ projectId, query }: SourceProps) {
  const words = useAreaText(sourceWords);
  const labels = useLabels();
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim(), 300);
  const found = useRows(
    getFanoutQueries,
    { projectId, ...query, ...(search !== '' && { search }) },
    { limit: 50 },
  );
  const top = topOf(found.rows.map(({ answers }) => answers));
  return (
    <>
      <PageHead lead={words.searchLead}>
        {found.isPending || search !== ''
          ? words.views.searches
          : words.searchesMade(found.total, format.count(found.total))}
      </PageHead>
      <ListedCard
        title={words.searches}
        found={found}
        empty={search === '' ? words.emptySearches : words.noSearch(search)}
        foot={words.searchFoot}
        action={
          <span className="actions">
            <input
              type="search"
              aria-label={words.findSearch}
              placeholder={words.findSearch}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </span>
        }
      >
        {(items) => (
          <Table
            part={found.hasNextPage}
            name={words.searches}
            rows={items}
            keyOf={({ query }) => query}
            columns={[
              { label: words.search, value: ({ query }) => query },
              {
                label: words.searchAnswers,
                value: ({ answers }) => answers,
                show: ({ answers, withOwn }) => (
                  <CountBar
                    value={answers}
                    part={withOwn}
                    top={top}
                    says={words.withYouOf(format.count(withOwn), format.count(answers))}
                  />
                ),
                end: false,
              },
              { label: words.withYou, value: ({ withOwn }) => withOwn, hidden: true },
              { label: words.prompts, value: ({ prompts }) => prompts },
              {
                label: words.engines,
                value: ({ engines }) => engines.map(labels.engine).join(', '),
                show: ({ engines }) => <EngineNames projectId={projectId} engines={engines} />,
              },
            ]}
          />
        )}
      </ListedCard>
    </>
  );
}
