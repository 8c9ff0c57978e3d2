import { type components, unwrap } from '@svc/client';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { memo } from 'react';
import { client } from '../../api.ts';
import { defined } from '../../part/defined.ts';
import { useFormat } from '../../part/format.ts';
import { useList } from '../../part/list.tsx';
import { Load } from '../../part/load.tsx';
import { overviewQuery } from '../../part/queries.ts';
import { Unmeasured } from '../../part/unmeasured.tsx';
import { useWhenSeen } from '../../part/use-when-seen.ts';
import { useText } from '../../text/index.ts';
import { PromptTabs } from '../prompt/prompt-tabs.tsx';
import { Tone } from './tone.tsx';

type Summary = components['schemas']['AnswerSummary'];
const from = '/frame/projects/$projectId/answers';

/** What the engines said. Filters stand in the address. */
export function Answers() {
  const { answers, pages, states } = useText();
  const { projectId } = useParams({ from });
  const { engine, present, promptId, scanId } = useSearch({ from });
  const filters = defined({ engine, present, promptId, scanId });
  const found = useList(['project', projectId, 'answers', filters], (page) =>
    unwrap(
      client.GET('/v1/projects/{projectId}/answers', {
        params: { path: { projectId }, query: { ...filters, ...page } },
      }),
    ),
  );
  const readOn = useWhenSeen(() => {
    if (!found.isFetchingNextPage) void found.fetchNextPage();
  });
  const format = useFormat();
  const filtered = Object.keys(filters).length > 0;
  return (
    <>
      <PromptTabs projectId={projectId} />
      <h1>{pages.answers}</h1>
      <Filters projectId={projectId} />
      <Tone projectId={projectId} {...defined({ engine })} />
      <Load query={found} lines={14}>
        {({ pages: read }) => {
          const count = read.reduce((sum, { items }) => sum + items.length, 0);
          if (count === 0)
            return <Unmeasured projectId={projectId} {...(filtered && { otherwise: answers.empty })} />;
          return (
            <>
              <p className="small" role="status">
                {states.of(count, format.count(read[0]?.total ?? count))}
              </p>
              <ul className="plain long">
                {read.map((page) => (
                  <Page key={page.items[0]?.id} items={page.items} projectId={projectId} />
                ))}
              </ul>
              {found.hasNextPage && (
                <button
                  type="button"
                  ref={readOn}
                  disabled={found.isFetchingNextPage}
                  onClick={() => void found.fetchNextPage()}
                >
                  {states.more}
                </button>
              )}
            </>
          );
        }}
      </Load>
    </>
  );
}

/** Drawn once: what is read on does not draw again what stands above it. */
const Page = memo(({ items, projectId }: { items: readonly Summary[]; projectId: string }) =>
  items.map((answer) => <Row key={answer.id} answer={answer} projectId={projectId} />),
);

function Filters({ projectId }: { projectId: string }) {
  const { answers } = useText();
  const search = useSearch({ from });
  const navigate = useNavigate({ from: '/projects/$projectId/answers' });
  const { data } = useSuspenseQuery(overviewQuery(projectId));
  const { engine, present, promptId, scanId } = search;
  return (
    <form className="filters">
      <label>
        {answers.engine}
        <select
          value={engine ?? ''}
          onChange={({ target }) =>
            void navigate({ search: (before) => ({ ...before, engine: target.value || undefined }) })
          }
        >
          <option value="">{answers.any}</option>
          {[...new Set([...data.project.engines, ...(engine === undefined ? [] : [engine])])].map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <label>
        {answers.brand}
        <select
          value={present ?? ''}
          onChange={({ target: { value } }) =>
            void navigate({
              search: (before) => ({
                ...before,
                present: value === 'true' || value === 'false' ? value : undefined,
              }),
            })
          }
        >
          <option value="">{answers.any}</option>
          <option value="true">{answers.present}</option>
          <option value="false">{answers.absent}</option>
        </select>
      </label>
      {(promptId !== undefined || scanId !== undefined) && (
        <p className="small">
          {promptId !== undefined && answers.ofPrompt} {scanId !== undefined && answers.ofScan}{' '}
          <Link to="/projects/$projectId/answers" params={{ projectId }}>
            {answers.clear}
          </Link>
        </p>
      )}
    </form>
  );
}

function Row({ answer, projectId }: { answer: Summary; projectId: string }) {
  const { answers } = useText();
  const format = useFormat();
  const { id, prompt, engine, present, cited, outcome, excerpt, createdAt } = answer;
  return (
    <li className="card">
      <h2>
        <Link to="/projects/$projectId/answers/$answerId" params={{ projectId, answerId: id }}>
          {prompt}
        </Link>
      </h2>
      <p className="small">
        {engine} · {answers.outcome[outcome]} ·{' '}
        <strong className={present ? 'present' : ''}>
          {present === null ? '–' : present ? `● ${answers.present}` : `○ ${answers.absent}`}
        </strong>
        {cited ? ` · ${answers.cited}` : ''} · {format.when(createdAt)}
      </p>
      <p>{excerpt}</p>
    </li>
  );
}
