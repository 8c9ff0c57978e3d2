import { type components, unwrap } from '@svc/client';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { client } from '../../api.ts';
import { Badge } from '../../part/badge.tsx';
import { useFormat } from '../../part/format.ts';
import { Load } from '../../part/load.tsx';
import { Remove } from '../../part/remove.tsx';
import { SaidInEnglish } from '../../part/said.tsx';
import { useAct } from '../../part/use-act.ts';
import { useAreaText } from '../../text/area.ts';
import { Block, type ReportBlock } from './block.tsx';
import { Shares } from './shares.tsx';
import { reportWords } from './words.ts';

export type Report = components['schemas']['Report'];

/** One report: read in place, taken along as a file, or shown to others by a link. */
export function ReportPage() {
  const words = useAreaText(reportWords);
  const { projectId, reportId } = useParams({ from: '/frame/projects/$projectId/reports/$reportId' });
  const report = useQuery({
    queryKey: ['project', projectId, 'report', reportId],
    queryFn: () =>
      unwrap(
        client.GET('/v1/projects/{projectId}/reports/{reportId}', {
          params: { path: { projectId, reportId }, query: { content: 'true' } },
        }),
      ),
    refetchInterval: ({ state }) =>
      state.data?.status === 'queued' || state.data?.status === 'running' ? 1_500 : false,
  });
  return (
    <>
      <p>
        <Link to="/projects/$projectId/reports" params={{ projectId }}>
          ← {words.back}
        </Link>
      </p>
      <Load query={report} lines={16}>
        {(found) => <Shown report={found} />}
      </Load>
    </>
  );
}

function Shown({ report }: { report: Report }) {
  const words = useAreaText(reportWords);
  const format = useFormat();
  const { title, status, content, error, downloads, createdAt, snapshotId, projectId, id } = report;
  const navigate = useNavigate();
  const remove = useAct(projectId, async () => {
    await unwrap(
      client.DELETE('/v1/projects/{projectId}/reports/{reportId}', {
        params: { path: { projectId, reportId: id } },
      }),
    );
    await navigate({ to: '/projects/$projectId/reports', params: { projectId } });
  });
  return (
    <>
      <h1>{title}</h1>
      <p className="small" role="status">
        {words.status[status]} · {format.when(createdAt)}
        {content &&
          ` · ${format.day(content.span.from)} – ${format.day(content.span.to)} · ${words.basis(format.count(content.scans), format.count(content.answers))} `}
        {content && <Badge provenance={content.provenance} />}
      </p>
      {(status === 'queued' || status === 'running') && <progress aria-label={words.building} />}
      {error && (
        <p className="notice bad">
          <SaidInEnglish>{error.message}</SaidInEnglish>
        </p>
      )}
      <p className="actions">
        {downloads.map(({ format, url }) => (
          <a key={format} className="button" href={url} download>
            {format.toUpperCase()}
          </a>
        ))}
        <Remove label={words.remove} act={remove} />
      </p>
      {status === 'completed' && <Shares report={report} />}
      {content?.blocks.map((block, index) => (
        <Block
          // biome-ignore lint/suspicious/noArrayIndexKey: a report is frozen, and its blocks have no other name
          key={index}
          block={block}
          under={headingOf(content.blocks.slice(0, index))}
          language={content.language}
        />
      ))}
      {snapshotId !== null && (
        <p className="small">
          {words.snapshot}: <code>{snapshotId}</code>
        </p>
      )}
    </>
  );
}

/** What the next part stands under; null: under none. */
const headingOf = (before: readonly ReportBlock[]): string | null =>
  before.findLast((block) => block.kind === 'heading')?.text ?? null;
