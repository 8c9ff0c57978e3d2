import { spark } from '@svc/figures';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import type { Column } from '../../explorer/column.ts';
import { Explorer } from '../../explorer/explorer.tsx';
import { Num, Strip } from '../../kit/figure.tsx';
import { Marks } from '../../kit/marks.tsx';
import { Verdict } from '../../kit/verdict.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { useAreaText } from '../../text/area.ts';
import { type Project, useStanding } from './standing.ts';
import { homeWords } from './words.ts';

interface Props {
  rows: readonly Project[];
  total: number;
  archived: boolean;
  more: (() => void) | undefined;
  failed?: () => void;
}

/** Projects as rows: only those in sight are asked how they do. */
export function ProjectTable({ rows, total, archived, more, failed }: Props) {
  const words = useAreaText(homeWords);
  const navigate = useNavigate();
  const columns = useProjectColumns();
  return (
    <Explorer
      name={words.all}
      columns={columns}
      rows={rows}
      total={total}
      keyOf={({ id }) => id}
      search={words.search}
      more={more}
      failed={failed}
      empty={archived ? words.noneArchived : words.noMatch}
      open={({ id }) => void navigate({ to: '/projects/$projectId', params: { projectId: id } })}
      foot={words.foot}
    />
  );
}

function useProjectColumns(): Column<Project>[] {
  const words = useAreaText(homeWords);
  const format = useFormat();
  return useMemo(() => {
    const { columns } = words;
    return [
      {
        id: 'project',
        label: columns.project,
        cell: ({ id, name, brand }) => (
          <span className="two-lines">
            <Link to="/projects/$projectId" params={{ projectId: id }} tabIndex={-1}>
              {name}
            </Link>
            {name !== brand.name && <small className="micro"> {brand.name}</small>}
          </span>
        ),
        order: ({ name }) => name,
        file: [
          { label: columns.project, value: ({ name }) => name },
          { label: columns.brand, value: ({ brand }) => brand.name },
        ],
      },
      {
        id: 'range',
        label: columns.range,
        width: 128,
        head: (
          <span className="axis" style={{ width: 110 }} aria-hidden="true">
            <span>{format.number(0)}</span>
            <span>{format.number(50)}</span>
            <span>{format.share(1)}</span>
          </span>
        ),
        cell: (project) => (
          <Of
            project={project}
            shows={({ spoken: [first] }) => first && <Strip shown={first.shown} width={110} bare />}
          />
        ),
      },
      {
        id: 'presence',
        label: columns.presence,
        width: 150,
        phone: true,
        cell: (project) => <Presence project={project} />,
      },
      {
        id: 'change',
        label: columns.change,
        width: 136,
        cell: (project) => (
          <Of
            project={project}
            shows={({ spoken: [first] }) => first && <Verdict change={first.change} short />}
          />
        ),
      },
      {
        id: 'other',
        label: columns.other,
        width: 176,
        cell: (project) => <Others project={project} />,
      },
      {
        id: 'weeks',
        label: columns.weeks,
        width: 100,
        cell: (project) => (
          <Of
            project={project}
            shows={({ spoken: [first] }) =>
              first?.line && (
                <Marks
                  hidden
                  figure={spark({
                    values: first.line.points.map(({ figure }) => figure.value),
                    breaks: first.line.points.flatMap(({ breaks }, at) => (breaks.length > 0 ? [at] : [])),
                    width: 84,
                    title: '',
                  })}
                />
              )
            }
          />
        ),
      },
      {
        id: 'rank',
        label: columns.rank,
        width: 76,
        cell: (project) => (
          <Of project={project} shows={({ rank }) => rank && `${format.rank(rank.rank)} / ${rank.of}`} />
        ),
      },
      {
        id: 'scan',
        label: columns.scan,
        width: 132,
        cell: ({ latest }) => <span className="micro">{latest ? format.moment(latest.at) : '–'}</span>,
        order: ({ latest }) => (latest ? Date.parse(latest.at) : null),
        file: [{ label: columns.scan, value: ({ latest }) => latest?.at ?? null }],
      },
      {
        id: 'health',
        label: columns.health,
        width: 112,
        cell: (project) => (
          <Of
            project={project}
            shows={({ overview }) =>
              overview &&
              (overview.alerts.length > 0 ? (
                <span className="tag warn">{words.alerts(overview.alerts.length)}</span>
              ) : (
                <span className="micro">{words.calm}</span>
              ))
            }
          />
        ),
      },
    ];
  }, [words, format]);
}

/** A cell that waits for how the project does. */
function Of({
  project,
  shows,
}: {
  project: Project;
  shows: (standing: ReturnType<typeof useStanding>) => ReactNode;
}) {
  return shows(useStanding(project));
}

function Presence({ project }: { project: Project }) {
  const words = useAreaText(homeWords);
  const { spoken, loading } = useStanding(project);
  const [first] = spoken;
  if (first) return <Num shown={first.shown} frame="tracked" />;
  return (
    <span className="micro">{project.latest === null ? words.never : loading ? '…' : words.tooFew}</span>
  );
}

function Others({ project }: { project: Project }) {
  const labels = useLabels();
  const { spoken } = useStanding(project);
  return (
    <span className="two-lines plain-weight micro">
      {spoken.slice(1).map(({ surface, shown }) => (
        <span key={surface.surface}>
          {labels.surface(surface.surface, surface.engines)} <Num shown={shown} frame="tracked" />{' '}
        </span>
      ))}
    </span>
  );
}
