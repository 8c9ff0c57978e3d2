import type { components } from '@svc/client';
import { answerMark } from '@svc/figures';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { listAnswers, searchAnswers } from '../../data/operations.gen.ts';
import { useRows } from '../../data/use-read.ts';
import type { Column } from '../../explorer/column.ts';
import { Explorer } from '../../explorer/explorer.tsx';
import { useExplorer } from '../../explorer/use-explorer.ts';
import { useFilters } from '../../filter/use-filters.ts';
import { useProject } from '../../frame/use-project.ts';
import { Icon } from '../../kit/icon.tsx';
import { Marks } from '../../kit/marks.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Empty, Failed, Skeleton } from '../../part/load.tsx';
import { Unmeasured } from '../../part/unmeasured.tsx';
import { useAreaText } from '../../text/area.ts';
import { useText } from '../../text/index.ts';
import { PromptTabs } from '../prompt/prompt-tabs.tsx';
import { instantsOf } from './instants.ts';
import { plainText } from './plain-text.ts';
import { AnswerReader } from './reader.tsx';
import { answerWords } from './words.ts';

type Summary = components['schemas']['AnswerSummary'];
const from = '/frame/projects/$projectId/answers';
const keyOf = ({ id }: Summary): string => id;

/** What the engines said: searched by words, or newest first. */
export function Answers() {
  const { pages, states, answers: text } = useText();
  const words = useAreaText(answerWords);
  const { projectId } = useParams({ from });
  const { present, promptId, scanId, brandId } = useSearch({ from });
  const navigate = useNavigate({ from: '/projects/$projectId/answers' });
  const { q } = useExplorer();
  const { ends, filters, changed } = useFilters(projectId);
  const { data } = useProject(projectId);
  const rival = data?.project.competitors.find(({ id }) => id === brandId);
  const searching = q.length > 1;
  const { engine, topic, tag, intent } = filters;
  const asked = {
    ...{ projectId, engine, topic, tag, intent, promptId, scanId, brandId },
    ...(scanId === undefined && instantsOf(ends, filters.to !== undefined)),
  };
  const listed = useRows(listAnswers, { ...asked, present }, { when: !searching });
  const found = useRows(
    searchAnswers,
    { ...asked, query: q, ...(present !== undefined && { present: present === 'true' }) },
    { when: searching },
  );
  const query = searching ? found : listed;
  const rows: readonly Summary[] = query.rows;
  const counted = query.total;
  // The API counts to a thousand and lists what is beyond.
  const atLeast = counted >= 1_000 && query.hasNextPage;
  const total = Math.max(counted, rows.length);
  const filtered =
    changed || searching || [present, promptId, scanId, brandId].some((one) => one !== undefined);
  const format = useFormat();
  const columns = useAnswerColumns();
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = query;
  const more = useMemo(
    () =>
      hasNextPage
        ? () => {
            if (!isFetchingNextPage) void fetchNextPage();
          }
        : undefined,
    [hasNextPage, isFetchingNextPage, fetchNextPage],
  );
  return (
    <>
      <PromptTabs projectId={projectId} />
      {query.error && rows.length === 0 ? (
        <>
          <h1>{pages.answers}</h1>
          <Failed error={query.error} retry={() => void query.refetch()} />
        </>
      ) : query.isLoading ? (
        <>
          <h1>{pages.answers}</h1>
          <Skeleton lines={14} />
        </>
      ) : total === 0 && !filtered ? (
        <>
          <h1>{pages.answers}</h1>
          <Unmeasured projectId={projectId} />
        </>
      ) : (
        <Explorer
          name={pages.answers}
          title={<h1>{words.headline(`${format.count(total)}${atLeast ? '+' : ''}`)}</h1>}
          columns={columns}
          rows={rows}
          total={total}
          atLeast={atLeast}
          keyOf={keyOf}
          search={words.search}
          more={more}
          failed={query.isFetchNextPageError ? () => void fetchNextPage() : undefined}
          tools={
            <>
              <Segmented
                label={words.inIt}
                value={present ?? 'any'}
                options={[
                  { value: 'any', label: text.any },
                  { value: 'true', label: words.with },
                  { value: 'false', label: words.without },
                ]}
                choose={(value) =>
                  void navigate({
                    search: (before) => ({ ...before, present: value === 'any' ? undefined : value }),
                  })
                }
              />
              {[
                { name: 'promptId', shown: promptId !== undefined, label: text.ofPrompt },
                { name: 'scanId', shown: scanId !== undefined, label: text.ofScan },
                { name: 'brandId', shown: brandId !== undefined, label: words.about(rival?.name) },
              ].map(
                ({ name, shown, label }) =>
                  shown && (
                    <Link
                      key={name}
                      to="/projects/$projectId/answers"
                      params={{ projectId }}
                      className="chip button set"
                      search={(before) => ({ ...before, [name]: undefined })}
                    >
                      {label} <Icon name="close" />
                    </Link>
                  ),
              )}
            </>
          }
          empty={<Empty>{text.empty}</Empty>}
          panel={(row, walk) => (
            <>
              <div className="beside-head">
                <button
                  type="button"
                  className="icon-button"
                  aria-label={words.previous}
                  onClick={() => walk.to(-1)}
                >
                  <Icon name="up" />
                </button>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={words.next}
                  onClick={() => walk.to(1)}
                >
                  <Icon name="down" />
                </button>
                <span className="fill" />
                <Link
                  className="button small"
                  to="/projects/$projectId/answers/$answerId"
                  params={{ projectId, answerId: row.id }}
                >
                  {words.open}
                </Link>
                <button type="button" className="icon-button" aria-label={states.close} onClick={walk.close}>
                  <Icon name="close" />
                </button>
              </div>
              <div className="beside-body">
                <AnswerReader projectId={projectId} answerId={row.id} level={2} />
              </div>
            </>
          )}
          foot={searching ? words.searchSays : words.newestFirst}
        />
      )}
    </>
  );
}

function useAnswerColumns(): Column<Summary>[] {
  const { answers } = useText();
  const words = useAreaText(answerWords);
  const labels = useLabels();
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'words',
        label: words.words,
        cell: ({ excerpt, outcome }) => (
          <span className="two-lines plain-weight">{plainText(excerpt) || labels.outcome(outcome)}</span>
        ),
        file: [{ label: words.words, value: ({ excerpt }) => plainText(excerpt) }],
      },
      {
        id: 'prompt',
        label: words.prompt,
        width: 240,
        cell: ({ prompt }) => <span className="two-lines plain-weight small">{prompt}</span>,
        file: [{ label: words.prompt, value: ({ prompt }) => prompt }],
      },
      {
        id: 'engine',
        label: answers.engine,
        width: 160,
        cell: ({ engine }) => <span className="two-lines plain-weight small">{labels.engine(engine)}</span>,
        file: [{ label: answers.engine, value: ({ engine }) => labels.engine(engine) }],
      },
      {
        id: 'in',
        label: words.inIt,
        width: 120,
        phone: true,
        cell: ({ present, mentioned, cited }) => (
          <span className="in-it">
            <Marks
              hidden
              figure={answerMark(present === null ? 'missing' : present ? 'present' : 'absent', '')}
            />
            {present === null
              ? words.noAnswer
              : mentioned
                ? answers.mentioned
                : cited
                  ? answers.cited
                  : words.neither}
          </span>
        ),
        file: [
          {
            label: words.inIt,
            value: ({ present, mentioned, cited }) =>
              present === null
                ? words.noAnswer
                : mentioned
                  ? answers.mentioned
                  : cited
                    ? answers.cited
                    : words.neither,
          },
        ],
      },
      {
        id: 'at',
        label: words.at,
        width: 84,
        cell: ({ createdAt }) => format.shortDay(createdAt),
        file: [{ label: words.at, value: ({ createdAt }) => createdAt }],
      },
    ],
    [answers, words, labels, format],
  );
}
