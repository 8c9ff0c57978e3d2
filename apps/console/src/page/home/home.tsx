import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { listProjects } from '../../data/operations.gen.ts';
import { useRows } from '../../data/use-read.ts';
import { Segmented } from '../../kit/segmented.tsx';
import { changeSign } from '../../kit/verdict.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Empty, Failed, Skeleton } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { ProjectCard } from './card.tsx';
import { homeViews } from './filters.ts';
import { mostCounted, type Project, useChanges } from './standing.ts';
import { ProjectTable } from './table.tsx';
import { homeWords } from './words.ts';

/** With more than these a table is read faster than cards. */
const mostCards = 6;

/** Every project: how present it is, whether that changes, where it ranks, and what wants a person. */
export function Home() {
  const words = useAreaText(homeWords);
  const { view, state, q } = useSearch({ from: '/frame/' });
  const navigate = useNavigate({ from: '/' });
  const found = useRows(listProjects, {
    state: state ?? 'active',
    sort: 'name',
    ...(q !== undefined && { search: q }),
  });
  const { rows, total } = found;
  const shown = view ?? (total > mostCards || q !== undefined ? 'table' : 'cards');
  const nothing = total === 0 && state === undefined && q === undefined;
  const start = (
    <Link to="/new" className="button main">
      {words.new}
    </Link>
  );
  return (
    <main id="content" tabIndex={-1}>
      <div className="page-head">
        <div>
          {found.data && state === undefined && q === undefined ? (
            <Headline projects={rows} total={total} />
          ) : (
            <h1 className="display">{words.all}</h1>
          )}
        </div>
        <span className="actions">
          {!nothing && (
            <>
              <Segmented
                label={words.state}
                value={state ?? 'active'}
                options={(['active', 'archived'] as const).map((value) => ({
                  value,
                  label: words.states[value],
                }))}
                choose={(value) =>
                  void navigate({
                    search: (before) => ({ ...before, state: value === 'active' ? undefined : value }),
                  })
                }
              />
              <Segmented
                label={words.view}
                value={shown}
                options={homeViews.map((value) => ({ value, label: words.views[value] }))}
                choose={(value) => void navigate({ search: (before) => ({ ...before, view: value }) })}
              />
            </>
          )}
          {!nothing && start}
        </span>
      </div>
      {found.error && !found.data ? (
        <Failed error={found.error} retry={() => void found.refetch()} />
      ) : !found.data ? (
        <Skeleton lines={10} />
      ) : nothing ? (
        <Empty action={start}>{words.empty}</Empty>
      ) : shown === 'table' ? (
        <ProjectTable
          rows={rows}
          total={total}
          archived={state !== undefined}
          more={found.hasNextPage ? () => void found.fetchNextPage() : undefined}
          {...(found.isFetchNextPageError && { failed: () => void found.fetchNextPage() })}
        />
      ) : rows.length === 0 ? (
        <Empty>{state === undefined ? words.noMatch : words.noneArchived}</Empty>
      ) : (
        <>
          <ul className="project-cards">
            {rows.map((project) => (
              <ProjectCard key={project.id} project={project} />
            ))}
          </ul>
          {found.hasNextPage && (
            <button type="button" disabled={found.isFetching} onClick={() => void found.fetchNextPage()}>
              {words.more}
            </button>
          )}
        </>
      )}
    </main>
  );
}

/** In how many projects something changed for real, and in which. */
function Headline({ projects, total }: { projects: readonly Project[]; total: number }) {
  const words = useAreaText(homeWords);
  const labels = useLabels();
  const format = useFormat();
  const changes = useChanges(projects);
  if (total === 0) return <h1 className="display">{words.none}</h1>;
  const few = total <= mostCounted;
  return (
    <>
      <h1 className="display">
        {!few
          ? words.many(format.count(total))
          : changes === null
            ? words.all
            : changes.length === 0
              ? words.still
              : words.changed(changes.length, total)}
      </h1>
      <p className="lead">
        {few &&
          changes?.slice(0, 3).map(
            ({ project, surface, change }) =>
              change.value !== null &&
              change.ci && (
                <span key={project.id}>
                  <b>
                    {changeSign(change.verdict)}{' '}
                    {words.moved(
                      project.brand.name,
                      labels.answersOf(surface.surface, surface.engines),
                      format.difference(change.value, change.ci),
                      format.differenceRange(change.ci),
                    )}
                  </b>{' '}
                </span>
              ),
          )}
        {words.about}
      </p>
    </>
  );
}
