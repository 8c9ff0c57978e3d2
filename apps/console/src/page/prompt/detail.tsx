import type { components } from '@svc/client';
import { answerMark } from '@svc/figures';
import { Link } from '@tanstack/react-router';
import { listAnswers, queryMetrics } from '../../data/operations.gen.ts';
import { useRead, useRows } from '../../data/use-read.ts';
import { useFilters } from '../../filter/use-filters.ts';
import { useProject } from '../../frame/use-project.ts';
import { inFrame, Num, Strip } from '../../kit/figure.tsx';
import { Marks } from '../../kit/marks.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Failed, Skeleton } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { instantsOf } from '../answer/instants.ts';
import { plainText } from '../answer/plain-text.ts';
import { toneOf } from '../overview/trend-input.ts';
import type { Asked } from './columns.tsx';
import { promptWords } from './words.ts';

type Summary = components['schemas']['AnswerSummary'];

interface Props {
  projectId: string;
  promptId: string;
  surface: string | undefined;
  asked: Asked;
}

/** Every answer of the period, who is named in them, and the newest one. */
export function PromptDetail({ projectId, promptId, surface, asked }: Props) {
  const words = useAreaText(promptWords);
  const labels = useLabels();
  const format = useFormat();
  const { ends, filters } = useFilters(projectId);
  const { data: project } = useProject(projectId);
  const answers = useRows(listAnswers, {
    projectId,
    promptId,
    ...instantsOf(ends, filters.to !== undefined),
  });
  const brands = useRead(
    queryMetrics,
    {
      ...asked,
      rules: { ...asked.rules, promptIds: [promptId] },
      metrics: ['mention'],
      dimensions: ['brand'],
      limit: 100,
    },
    { keep: false },
  );
  // While another prompt is read, the answers of the one before are no answers to it.
  const items = answers.isPlaceholderData ? [] : answers.rows;
  const newest = items.find(({ outcome }) => outcome === 'answered');
  const names = new Map([
    ...(project ? [[project.project.brand.id, project.project.brand.name] as const] : []),
    ...(project?.project.competitors ?? []).map(({ id, name }) => [id, name] as const),
  ]);
  const own = project?.project.brand.id;
  const named = (brands.data?.rows ?? [])
    .filter(({ dimensions }) => names.has(dimensions.brand ?? ''))
    .toSorted((one, other) => (other.values.mention ?? 0) - (one.values.mention ?? 0))
    .slice(0, 6);
  return (
    <>
      {surface && <p className="micro">{words.surfaceNote(labels.answersOf(surface))}</p>}
      <div className="detail-halves">
        <div>
          <h3>{words.every}</h3>
          {answers.error ? (
            <Failed error={answers.error} retry={() => void answers.refetch()} />
          ) : answers.data && !answers.isPlaceholderData ? (
            <>
              <AnswerGrid projectId={projectId} answers={items} />
              {answers.hasNextPage && (
                <button
                  type="button"
                  className="small"
                  disabled={answers.isFetching}
                  onClick={() => void answers.fetchNextPage()}
                >
                  {words.older(format.count(items.length))}
                </button>
              )}
            </>
          ) : (
            <Skeleton lines={4} />
          )}
        </div>
        <div>
          <h3>{words.who}</h3>
          {brands.isLoading && <Skeleton lines={4} />}
          <ul className="who-named">
            {named.map(({ dimensions, figures }) => {
              const figure = figures.mention;
              if (!figure) return null;
              const shown = inFrame(figure, 'tracked');
              const isOwn = dimensions.brand === own;
              const tone = isOwn ? 'own' : toneOf(project?.project.competitors ?? [], dimensions.brand ?? '');
              return (
                <li key={dimensions.brand}>
                  <span className={isOwn ? 'own-name' : ''}>
                    <i className="key-dot" style={{ background: `var(--${tone})` }} />
                    {names.get(dimensions.brand ?? '')}
                  </span>
                  <Strip shown={shown} width={150} own={isOwn} />
                  <Num shown={shown} frame="tracked" />
                </li>
              );
            })}
          </ul>
          {newest && (
            <>
              <h3>
                {words.newest}{' '}
                <span className="micro">
                  {labels.engine(newest.engine)}, {format.shortDay(newest.createdAt)}
                </span>
              </h3>
              <div className="quote-box">
                <p>{plainText(newest.excerpt)}</p>
                <Link to="/projects/$projectId/answers/$answerId" params={{ projectId, answerId: newest.id }}>
                  {words.readAll}
                </Link>
              </div>
            </>
          )}
        </div>
      </div>
    </>
  );
}

const stateOf = ({ present }: Summary): 'present' | 'absent' | 'missing' =>
  present === null ? 'missing' : present ? 'present' : 'absent';

/** Engines × scans; each mark opens its answer. */
function AnswerGrid({ projectId, answers }: { projectId: string; answers: readonly Summary[] }) {
  const words = useAreaText(promptWords);
  const labels = useLabels();
  const format = useFormat();
  const scans = [...Map.groupBy(answers, ({ scanId }) => scanId).entries()]
    .map(([id, of]) => ({ id, at: of[0]?.createdAt ?? '' }))
    .sort((one, other) => (one.at < other.at ? -1 : 1));
  const engines = [...Map.groupBy(answers, ({ engine }) => engine).entries()].sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return (
    <>
      <div className="answer-grid-box">
        <table className="answer-grid" aria-label={words.every}>
          <thead>
            <tr>
              <th scope="col">
                <span className="hidden">{words.every}</span>
              </th>
              {scans.map(({ id, at }) => (
                <th key={id} scope="col">
                  {format.shortDay(at)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {engines.map(([engine, of]) => (
              <tr key={engine}>
                <th scope="row">{labels.engine(engine)}</th>
                {scans.map(({ id }) => (
                  <td key={id} className="of-scan">
                    {of
                      .filter(({ scanId }) => scanId === id)
                      .toSorted((one, other) => one.sample - other.sample)
                      .map((answer) => (
                        <Link
                          key={answer.id}
                          to="/projects/$projectId/answers/$answerId"
                          params={{ projectId, answerId: answer.id }}
                          className="mark-link"
                          aria-label={`${labels.engine(engine)}, ${format.shortDay(answer.createdAt)}: ${words.legend[stateOf(answer)]}`}
                        >
                          <Marks hidden figure={answerMark(stateOf(answer), '')} />
                        </Link>
                      ))}
                  </td>
                ))}
                <td className="end">
                  {words.of(
                    String(of.filter(({ present }) => present).length),
                    String(of.filter(({ present }) => present !== null).length),
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mark-legend micro">
        {(['present', 'absent', 'missing'] as const).map((kind) => (
          <span key={kind}>
            <Marks hidden figure={answerMark(kind, '')} /> {words.legend[kind]}
          </span>
        ))}
      </p>
    </>
  );
}
