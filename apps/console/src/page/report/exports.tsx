import type { components } from '@svc/client';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { createExport, getExport, listInbox } from '../../data/operations.gen.ts';
import { useAct, useRead, useRows } from '../../data/use-read.ts';
import { useProject } from '../../frame/use-project.ts';
import { Card } from '../../kit/card.tsx';
import { Form, Select } from '../../kit/form.tsx';
import { useFormat } from '../../part/format.ts';
import { Listed } from '../../part/list.tsx';
import { Failed, Load } from '../../part/load.tsx';
import { SaidInEnglish } from '../../part/said.tsx';
import { useAreaText } from '../../text/area.ts';
import { useText } from '../../text/index.ts';
import { reportWords } from './words.ts';

type Export = components['schemas']['Export'];

const datasets = ['answers', 'runs', 'citations', 'scores', 'cells', 'audit'] as const;
const formats = ['csv', 'ndjson', 'parquet'] as const;
const origins = ['measured', 'imported', 'both'] as const;
const open = (status: Export['status'] | undefined) => status === 'queued' || status === 'running';

/** Rows as a file. Which one is followed stands in the address. */
export function Exports({ projectId }: { projectId: string }) {
  const words = useAreaText(reportWords);
  const { filter } = useText();
  const hasBoth = (useProject(projectId).data?.origins.length ?? 0) > 1;
  const { exportId } = useSearch({ from: '/frame/projects/$projectId/reports' });
  const navigate = useNavigate({ from: '/projects/$projectId/reports/exports' });
  const follow = (id: string) => void navigate({ search: (before) => ({ ...before, exportId: id }) });
  const make = useAct(createExport, { done: ({ id }) => follow(id) });
  const at = (day: string | null) => (day === null ? null : new Date(day).toISOString());
  return (
    <>
      <h1 className="display">{words.exportTitle}</h1>
      <p className="lead">{words.exportLead}</p>
      <div className="grid">
        <Card className="c6" title={words.makeExport}>
          <Form
            submit={({ orNull, oneOf }) => {
              const dataset = oneOf('dataset', datasets) ?? 'answers';
              make.mutate({
                projectId,
                dataset,
                format: oneOf('format', formats) ?? 'csv',
                from: at(orNull('from')),
                to: at(orNull('to')),
                ...(hasBoth && dataset !== 'audit' && { origin: oneOf('origin', origins) ?? 'measured' }),
              });
            }}
          >
            <div className="fields">
              <Select
                label={words.dataset}
                name="dataset"
                options={datasets.map((value) => ({ value, label: words.datasets[value] }))}
              />
              <Select
                label={words.format}
                name="format"
                options={formats.map((value) => ({ value, label: words.formats[value] }))}
              />
              {hasBoth && (
                <Select
                  label={filter.names.origin}
                  name="origin"
                  options={origins.map((value) => ({ value, label: filter.origins[value] }))}
                />
              )}
              <label>
                {words.from}
                <input name="from" type="date" />
              </label>
              <label>
                {words.to}
                <input name="to" type="date" />
              </label>
            </div>
            {make.error && <Failed error={make.error} />}
            <p className="actions form-foot">
              <button type="submit" className="main" disabled={make.isPending}>
                {words.makeExport}
              </button>
            </p>
          </Form>
        </Card>
        <div className="c6 stack">
          {exportId !== undefined && <Followed projectId={projectId} exportId={exportId} />}
          <Earlier projectId={projectId} follow={follow} />
        </div>
      </div>
    </>
  );
}

/** Files that were made, as the inbox has them. */
function Earlier({ projectId, follow }: { projectId: string; follow: (exportId: string) => void }) {
  const words = useAreaText(reportWords);
  const format = useFormat();
  const found = useRows(listInbox, { projectId, kind: 'export' }, { limit: 20 });
  return (
    <Card title={words.earlier} about={words.earlierSays}>
      <Listed found={found} empty={words.noExport}>
        {(items) => (
          <ul className="lines tight">
            {items.map(({ id, title, at, resourceId, state }) => (
              <li key={id}>
                <button type="button" className="quiet" onClick={() => follow(resourceId)}>
                  {title ?? words.exportTitle}
                </button>
                <small>
                  {format.moment(at)}
                  {state === 'failed' && ` · ${words.exportStatus.failed}`}
                </small>
              </li>
            ))}
          </ul>
        )}
      </Listed>
    </Card>
  );
}

function Followed({ projectId, exportId }: { projectId: string; exportId: string }) {
  const words = useAreaText(reportWords);
  const format = useFormat();
  const found = useRead(
    getExport,
    { projectId, exportId },
    { every: (one) => (open(one?.status) ? 1_500 : false) },
  );
  return (
    <Load query={found} lines={5}>
      {({ filename, status, rows, planned, bytes, sha256, download, error, withheld }) => (
        <Card
          title={filename}
          about={
            <span role="status">
              {words.exportStatus[status]}: {words.rows(format.count(rows), format.count(planned ?? rows))}
              {bytes > 0 && `, ${words.bytes(format.count(Math.ceil(bytes / 1_000)))}`}
            </span>
          }
          foot={
            sha256 !== null && (
              <>
                {words.checksum} <code>{sha256}</code>
              </>
            )
          }
        >
          {open(status) && (
            <progress
              aria-label={words.exportStatus[status]}
              {...(planned !== null && planned > 0 && { max: planned, value: rows })}
            />
          )}
          {withheld.length > 0 && <p className="small">{words.withheld(withheld.length)}</p>}
          {error && (
            <p className="notice bad">
              <SaidInEnglish>{error.message}</SaidInEnglish>
            </p>
          )}
          {download && (
            <p className="export-file">
              <a className="button main" href={download.url} download={filename}>
                {words.download}
              </a>{' '}
              <span className="small">{words.until(format.moment(download.expiresAt))}</span>
            </p>
          )}
        </Card>
      )}
    </Load>
  );
}
