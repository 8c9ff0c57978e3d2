import { getFanoutQueries } from '../../data/operations.gen.ts';
import { useRows } from '../../data/use-read.ts';
import { Table } from '../../kit/table.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { Listed } from '../../part/list.tsx';
import { useAreaText } from '../../text/area.ts';
import type { SourceProps } from './query.ts';
import { sourceWords } from './words.ts';

/** What engines searched for by themselves before they answered. */
export function Searches({ projectId, query }: SourceProps) {
  const words = useAreaText(sourceWords);
  const labels = useLabels();
  const found = useRows(getFanoutQueries, { projectId, ...query }, { limit: 25 });
  return (
    <>
      <p>{words.searchLead}</p>
      <Listed found={found} empty={words.emptySearches}>
        {(items) => (
          <section className="card">
            <Table
              part={found.hasNextPage}
              name={words.views.searches}
              rows={items}
              keyOf={({ query }) => query}
              columns={[
                { label: words.search, value: ({ query }) => query },
                { label: words.searchAnswers, value: ({ answers }) => answers },
                { label: words.withYou, value: ({ withOwn }) => withOwn },
                { label: words.prompts, value: ({ prompts }) => prompts },
                { label: words.engines, value: ({ engines }) => engines.map(labels.engine).join(', ') },
              ]}
            />
          </section>
        )}
      </Listed>
    </>
  );
}
