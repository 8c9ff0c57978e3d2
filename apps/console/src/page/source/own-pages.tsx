import { useNavigate, useSearch } from '@tanstack/react-router';
import { getPageCitations } from '../../data/operations.gen.ts';
import { useRows } from '../../data/use-read.ts';
import { Table } from '../../kit/table.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { Choice } from '../../part/choice.tsx';
import { Listed } from '../../part/list.tsx';
import { OutLink } from '../../part/out-link.tsx';
import { useAreaText } from '../../text/area.ts';
import type { SourceProps } from './query.ts';
import { sourceWords } from './words.ts';

/** Own pages: those that answers cite, or those that none does. */
export function OwnPages({ projectId, query }: SourceProps) {
  const words = useAreaText(sourceWords);
  const labels = useLabels();
  const { cited = 'yes' } = useSearch({ from: '/frame/projects/$projectId/sources' });
  const navigate = useNavigate({ from: '/projects/$projectId/sources/own' });
  const found = useRows(getPageCitations, { projectId, ...query, cited }, { limit: 25 });
  return (
    <>
      <p>{words.ownLead}</p>
      <form className="filters">
        <Choice
          label={words.cites}
          value={cited}
          options={[
            { value: 'yes', label: words.citedOnly },
            { value: 'never', label: words.never },
          ]}
          choose={(value) =>
            void navigate({
              search: (before) => ({ ...before, cited: value === 'never' ? value : undefined }),
            })
          }
        />
      </form>
      <Listed found={found} empty={cited === 'never' ? words.emptyNever : words.emptyOwn}>
        {(items) => (
          <section className="card">
            <Table
              part={found.hasNextPage}
              name={words.views.own}
              rows={items}
              keyOf={({ url }) => url}
              columns={[
                {
                  label: words.page,
                  value: ({ url }) => url,
                  show: ({ url }) => <OutLink url={url} />,
                },
                { label: words.answers, value: ({ answers }) => answers },
                { label: words.retrieved, value: ({ retrieved }) => retrieved },
                { label: words.engines, value: ({ engines }) => engines.map(labels.engine).join(', ') },
                {
                  label: words.promptsOf,
                  value: ({ prompts }) => prompts.join(' | '),
                  show: ({ prompts }) => (
                    <ul className="plain small">
                      {prompts.slice(0, 5).map((prompt) => (
                        <li key={prompt}>{prompt}</li>
                      ))}
                      {prompts.length > 5 && <li>+ {prompts.length - 5}</li>}
                    </ul>
                  ),
                },
              ]}
            />
          </section>
        )}
      </Listed>
    </>
  );
}
