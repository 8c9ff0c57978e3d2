import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { getCompetitorGaps } from '../../data/operations.gen.ts';
import { useRows } from '../../data/use-read.ts';
import { useFilters } from '../../filter/use-filters.ts';
import { useProject } from '../../frame/use-project.ts';
import { Card } from '../../kit/card.tsx';
import { Table } from '../../kit/table.tsx';
import { useFormat } from '../../part/format.ts';
import { Empty, Failed, Skeleton } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { toneOf } from '../overview/trend-input.ts';
import { competitorWords } from './words.ts';

/** Prompts on which a rival is named more often, large and sure gaps first: counts, no estimates. */
export function Lost({ projectId }: { projectId: string }) {
  const { lost: words } = useAreaText(competitorWords);
  const format = useFormat();
  const { query, ends } = useFilters(projectId);
  const { data } = useProject(projectId);
  const [rival, setRival] = useState<string | null>(null);
  const found = useRows(getCompetitorGaps, query);
  const rivals = data?.project.competitors ?? [];
  const rows = found.rows.filter(({ rivals: named }) => rival === null || named[0]?.brandId === rival);
  return (
    <>
      <h1 className="display">{words.headline(found.total)}</h1>
      <p className="lead">{words.lead}</p>
      <div className="grid">
        <Card
          title={words.title}
          about={format.span(ends.from, ends.to)}
          foot={words.foot(rows.length, found.total)}
          action={
            <span className="actions">
              {rivals.map(({ id, name }) => (
                <button
                  key={id}
                  type="button"
                  className="small"
                  aria-pressed={rival === id}
                  onClick={() => setRival(rival === id ? null : id)}
                >
                  <i className={`dot ${toneOf(rivals, id)}`} /> {name}
                </button>
              ))}
            </span>
          }
        >
          {found.error ? (
            <Failed error={found.error} retry={() => void found.refetch()} />
          ) : found.isPending ? (
            <Skeleton lines={10} />
          ) : rows.length === 0 ? (
            <Empty>{words.none}</Empty>
          ) : (
            <Table
              name={words.title}
              rows={rows}
              part={found.hasNextPage}
              keyOf={({ promptId, prompt }) => promptId ?? prompt}
              columns={[
                {
                  label: words.prompt,
                  value: ({ prompt }) => prompt,
                  show: ({ promptId, prompt }) =>
                    promptId === null ? (
                      prompt
                    ) : (
                      <Link
                        to="/projects/$projectId/answers"
                        params={{ projectId }}
                        search={{ promptId } as never}
                      >
                        {prompt}
                      </Link>
                    ),
                },
                { label: words.topic, value: ({ topic }) => topic ?? '' },
                {
                  label: words.ahead,
                  value: ({ rivals: named }) => named.map(({ name }) => name).join(', '),
                  show: ({ rivals: named, answers }) =>
                    named.slice(0, 3).map(({ brandId, name, answers: count }) => (
                      <span key={brandId} className="rival-count">
                        <i className={`dot ${toneOf(rivals, brandId)}`} /> {words.of(name, count, answers)}
                      </span>
                    )),
                },
                {
                  label: words.you,
                  value: ({ own }) => own,
                  show: ({ own, answers }) => words.ofYou(own, answers),
                  nowrap: true,
                },
                {
                  label: words.sure,
                  value: ({ confidence }) => confidence,
                  show: ({ confidence }) => format.chance(confidence),
                },
              ]}
            />
          )}
          {found.hasNextPage && (
            <button type="button" disabled={found.isFetching} onClick={() => void found.fetchNextPage()}>
              {words.more}
            </button>
          )}
        </Card>
      </div>
    </>
  );
}
