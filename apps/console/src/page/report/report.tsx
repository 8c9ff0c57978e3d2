import type { components } from '@svc/client';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { deleteReport, getReport } from '../../data/operations.gen.ts';
import { useAct, useRead } from '../../data/use-read.ts';
import { Confirm } from '../../kit/confirm.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Modal } from '../../kit/modal.tsx';
import { Badge } from '../../part/badge.tsx';
import { useFormat } from '../../part/format.ts';
import { Failed, Load } from '../../part/load.tsx';
import { SaidInEnglish } from '../../part/said.tsx';
import { useAreaText } from '../../text/area.ts';
import { Block, type ReportBlock } from './block.tsx';
import { ReportTabs } from './report-tabs.tsx';
import { Shares } from './shares.tsx';
import { reportWords } from './words.ts';

export type Report = components['schemas']['Report'];

/** One report: read in place, taken along as a file, or shown to others by a link. */
export function ReportPage() {
  const { projectId, reportId } = useParams({ from: '/frame/projects/$projectId/reports/$reportId' });
  const report = useRead(
    getReport,
    { projectId, reportId, content: 'true' },
    { every: (found) => (found?.status === 'queued' || found?.status === 'running' ? 1_500 : false) },
  );
  return (
    <>
      <ReportTabs projectId={projectId} />
      <Load query={report} lines={16}>
        {(found) => <Shown report={found} />}
      </Load>
    </>
  );
}

function Shown({ report }: { report: Report }) {
  const words = useAreaText(reportWords);
  const format = useFormat();
  const [sharing, setSharing] = useState(false);
  const { title, status, content, error, downloads, createdAt, snapshotId, projectId, id } = report;
  const navigate = useNavigate();
  const remove = useAct(deleteReport, {
    done: () => void navigate({ to: '/projects/$projectId/reports', params: { projectId } }),
  });
  const blocks = content?.blocks ?? [];
  const outline = blocks.flatMap((block, index) =>
    block.kind === 'heading' ? [{ index, text: block.text }] : [],
  );
  const [first, ...others] = [...downloads].sort(
    (one, other) => Number(other.format === 'pdf') - Number(one.format === 'pdf'),
  );
  return (
    <>
      <div className="page-head">
        <div>
          <p className="crumb">
            <Link to="/projects/$projectId/reports" params={{ projectId }}>
              {words.back}
            </Link>
          </p>
          <h1 className="display" lang={report.language}>
            {title}
          </h1>
          <p className="lead" role="status">
            {[
              status === 'completed' ? null : words.status[status],
              content && format.span(content.span.from, content.span.to),
              content && words.basis(format.count(content.scans), format.count(content.answers)),
              words.frozen(format.moment(createdAt)),
            ]
              .filter(Boolean)
              .join(' · ')}{' '}
            {content && <Badge provenance={content.provenance} />}
          </p>
        </div>
        <span className="actions">
          {first && (
            <a className="button main" href={first.url} download>
              <Icon name="download" /> {first.format.toUpperCase()}
            </a>
          )}
          {status === 'completed' && (
            <button type="button" onClick={() => setSharing(true)}>
              {words.share}
            </button>
          )}
          <Confirm
            label={words.remove}
            says={words.removeSays}
            busy={remove.isPending}
            act={() => remove.mutate({ projectId, reportId: id })}
          />
        </span>
      </div>
      {remove.error && <Failed error={remove.error} />}
      {(status === 'queued' || status === 'running') && (
        <>
          <p>{words.building}</p>
          <progress aria-label={words.building} />
        </>
      )}
      {error && (
        <p className="notice bad">
          <SaidInEnglish>{error.message}</SaidInEnglish>
        </p>
      )}
      {content && (
        <div className="reader">
          <nav aria-label={words.outline} className="outline">
            <ul>
              {outline.map(({ index, text }) => (
                <li key={index}>
                  <a href={`#part-${index}`}>{text}</a>
                </li>
              ))}
            </ul>
            {others.length > 0 && (
              <>
                <h2>{words.alsoAs}</h2>
                <ul>
                  {others.map(({ format, url }) => (
                    <li key={format}>
                      <a href={url} download>
                        {format.toUpperCase()}
                      </a>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </nav>
          <article className="report" lang={content.language}>
            {blocks.map((block, index) => (
              <Block
                // biome-ignore lint/suspicious/noArrayIndexKey: a report is frozen, and its blocks have no other name
                key={index}
                id={`part-${index}`}
                block={block}
                under={headingOf(blocks.slice(0, index))}
                language={content.language}
                span={{ ...content.span, timeZone: content.timeZone }}
              />
            ))}
            {snapshotId !== null && (
              <p className="micro">
                {words.snapshot} <code>{snapshotId.slice(0, 16)}</code>
              </p>
            )}
          </article>
        </div>
      )}
      {sharing && (
        <Modal label={words.share} kind="panel" close={() => setSharing(false)}>
          <Shares report={report} />
        </Modal>
      )}
    </>
  );
}

/** Heading of the next part; null: it has none. */
const headingOf = (before: readonly ReportBlock[]): string | null =>
  before.findLast((block) => block.kind === 'heading')?.text ?? null;
