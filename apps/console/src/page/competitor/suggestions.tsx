import { unwrap } from '@svc/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api.ts';
import { Failed } from '../../part/load.tsx';
import { useText } from '../../text/index.ts';

/** Brands that answers name and nobody looks for; absent while there are none. */
export function Suggestions({ projectId }: { projectId: string }) {
  const { competitors } = useText();
  const queries = useQueryClient();
  const path = '/v1/projects/{projectId}/competitors/suggestions';
  const found = useQuery({
    queryKey: ['project', projectId, 'suggestions'],
    queryFn: () =>
      unwrap(client.GET(path, { params: { path: { projectId }, query: { state: 'open', limit: 10 } } })),
  });
  const decide = useMutation({
    mutationFn: ({ id, decision }: { id: string; decision: 'accept' | 'reject' }) =>
      unwrap(
        client.POST(`${path}/{suggestionId}`, {
          params: { path: { projectId, suggestionId: id } },
          body: { decision },
        }),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['project', projectId] }),
  });
  if (found.error) return <Failed error={found.error} retry={() => void found.refetch()} />;
  if (!found.data || found.data.items.length === 0) return null;
  return (
    <section className="card">
      <h2>{competitors.suggestions}</h2>
      <ul className="plain">
        {found.data.items.map(({ id, name, domain, answers }) => (
          <li key={id} className="line">
            <span>
              <strong>{name}</strong> {domain ?? ''}{' '}
              <span className="small">{competitors.inAnswers(answers)}</span>
            </span>
            <span>
              <button type="button" onClick={() => decide.mutate({ id, decision: 'accept' })}>
                {competitors.accept}
              </button>{' '}
              <button type="button" onClick={() => decide.mutate({ id, decision: 'reject' })}>
                {competitors.dismiss}
              </button>
            </span>
          </li>
        ))}
      </ul>
      {decide.error && <Failed error={decide.error} />}
    </section>
  );
}
