import { unwrap } from '@svc/client';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { client } from '../../api.ts';
import { Choice } from '../../part/choice.tsx';
import { Listed, useList } from '../../part/list.tsx';
import { OutLink } from '../../part/out-link.tsx';
import { TableBox } from '../../part/table-box.tsx';
import { useAreaText } from '../../text/area.ts';
import type { SourceProps } from './query.ts';
import { sourceWords } from './words.ts';

/** Own pages: those that answers cite, or those that none does. */
export function OwnPages({ projectId, query }: SourceProps) {
  const words = useAreaText(sourceWords);
  const { cited = 'yes' } = useSearch({ from: '/frame/projects/$projectId/sources' });
  const navigate = useNavigate({ from: '/projects/$projectId/sources/own' });
  const found = useList(['project', projectId, 'own-pages', query, cited], (page) =>
    unwrap(
      client.GET('/v1/projects/{projectId}/citations/pages', {
        params: { path: { projectId }, query: { ...query, ...page, cited } },
      }),
    ),
  );
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
            <TableBox
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
                { label: words.engines, value: ({ engines }) => engines.join(', ') },
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
