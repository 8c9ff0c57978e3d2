import { unwrap } from '@svc/client';
import { Link } from '@tanstack/react-router';
import { client } from '../../api.ts';
import { useFormat } from '../../part/format.ts';
import { Listed, useList } from '../../part/list.tsx';
import { TableBox } from '../../part/table-box.tsx';
import { useAreaText } from '../../text/area.ts';
import { competitorWords } from './words.ts';

/** Prompts on which a rival is named more often, large and sure gaps first. */
export function Lost({ projectId }: { projectId: string }) {
  const words = useAreaText(competitorWords);
  const format = useFormat();
  const found = useList(['project', projectId, 'lost'], (page) =>
    unwrap(
      client.GET('/v1/projects/{projectId}/competitors/gaps', {
        params: { path: { projectId }, query: { ...page, days: 90 } },
      }),
    ),
  );
  return (
    <section className="card">
      <h2>{words.lost}</h2>
      <p className="small">{words.lostSays}</p>
      <Listed found={found} empty={words.noneLost}>
        {(items) => (
          <TableBox
            name={words.lost}
            rows={items}
            keyOf={({ promptId, prompt }) => promptId ?? prompt}
            columns={[
              {
                label: words.prompt,
                value: ({ prompt }) => prompt,
                show: ({ prompt, promptId }) =>
                  promptId === null ? (
                    prompt
                  ) : (
                    <Link to="/projects/$projectId/answers" params={{ projectId }} search={{ promptId }}>
                      {prompt}
                    </Link>
                  ),
              },
              {
                label: words.rivals,
                value: ({ rivals, answers }) =>
                  rivals.map((rival) => `${rival.name} ${words.of(rival.answers, answers)}`).join(', '),
              },
              { label: words.you, value: ({ own, answers }) => words.of(own, answers), nowrap: true },
              {
                label: words.sure,
                value: ({ confidence }) => confidence,
                show: ({ confidence }) => format.share(confidence),
              },
            ]}
          />
        )}
      </Listed>
    </section>
  );
}
