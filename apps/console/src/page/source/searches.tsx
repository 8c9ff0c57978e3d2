import { unwrap } from '@svc/client';
import { client } from '../../api.ts';
import { Listed, useList } from '../../part/list.tsx';
import { TableBox } from '../../part/table-box.tsx';
import { useAreaText } from '../../text/area.ts';
import type { SourceProps } from './query.ts';
import { sourceWords } from './words.ts';

/** What engines searched for by themselves before they answered. */
export function Searches({ projectId, query }: SourceProps) {
  const words = useAreaText(sourceWords);
  const found = useList(['project', projectId, 'searches', query], (page) =>
    unwrap(
      client.GET('/v1/projects/{projectId}/fanouts', {
        params: { path: { projectId }, query: { ...query, ...page } },
      }),
    ),
  );
  return (
    <>
      <p>{words.searchLead}</p>
      <Listed found={found} empty={words.emptySearches}>
        {(items) => (
          <section className="card">
            <TableBox
              name={words.views.searches}
              rows={items}
              keyOf={({ query }) => query}
              columns={[
                { label: words.search, value: ({ query }) => query },
                { label: words.searchAnswers, value: ({ answers }) => answers },
                { label: words.withYou, value: ({ withOwn }) => withOwn },
                { label: words.prompts, value: ({ prompts }) => prompts },
                { label: words.engines, value: ({ engines }) => engines.join(', ') },
              ]}
            />
          </section>
        )}
      </Listed>
    </>
  );
}
