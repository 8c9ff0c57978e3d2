import { type components, unwrap } from '@svc/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { client } from '../../api.ts';
import { Form } from '../../part/form.tsx';
import { useFormat } from '../../part/format.ts';
import { Failed, Load } from '../../part/load.tsx';
import { SaidInEnglish } from '../../part/said.tsx';
import { useAreaText } from '../../text/area.ts';
import { reportWords } from './words.ts';

type Export = components['schemas']['Export'];

const datasets = ['answers', 'runs', 'citations', 'scores', 'cells', 'audit'] as const;
const formats = ['csv', 'ndjson', 'parquet'] as const;
const open = (status: Export['status'] | undefined) => status === 'queued' || status === 'running';

/** Rows as a file. Which one is followed stands in the address. */
export function Exports({ projectId }: { projectId: string }) {
  const words = useAreaText(reportWords);
  const { exportId } = useSearch({ from: '/frame/projects/$projectId/reports' });
  const navigate = useNavigate({ from: '/projects/$projectId/reports/exports' });
  const make = useMutation({
    mutationFn: (form: FormData) => {
      const at = (name: string) => {
        const day = String(form.get(name));
        return day === '' ? null : new Date(day).toISOString();
      };
      const format = formats.find((one) => one === form.get('format'));
      return unwrap(
        client.POST('/v1/projects/{projectId}/exports', {
          params: { path: { projectId } },
          body: {
            dataset: datasets.find((one) => one === form.get('dataset')) ?? 'answers',
            ...(format && { format }),
            from: at('from'),
            to: at('to'),
          },
        }),
      );
    },
    onSuccess: ({ id }) => navigate({ search: (before) => ({ ...before, exportId: id }) }),
  });
  return (
    <>
      <p>{words.exportLead}</p>
      <Form className="card filters" submit={(form) => make.mutate(form)}>
        <label>
          {words.dataset}
          <select name="dataset">
            {datasets.map((one) => (
              <option key={one} value={one}>
                {words.datasets[one]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.format}
          <select name="format">
            {formats.map((one) => (
              <option key={one} value={one}>
                {one.toUpperCase()}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.from}
          <input name="from" type="date" />
        </label>
        <label>
          {words.to}
          <input name="to" type="date" />
        </label>
        <p>
          <button type="submit" className="main" disabled={make.isPending}>
            {words.makeExport}
          </button>
        </p>
      </Form>
      {make.error && <Failed error={make.error} />}
      {exportId === undefined ? (
        <p className="small">{words.noExport}</p>
      ) : (
        <Followed projectId={projectId} exportId={exportId} />
      )}
    </>
  );
}

function Followed({ projectId, exportId }: { projectId: string; exportId: string }) {
  const words = useAreaText(reportWords);
  const format = useFormat();
  const found = useQuery({
    queryKey: ['project', projectId, 'export', exportId],
    queryFn: () =>
      unwrap(
        client.GET('/v1/projects/{projectId}/exports/{exportId}', {
          params: { path: { projectId, exportId } },
        }),
      ),
    refetchInterval: ({ state }) => (open(state.data?.status) ? 1_500 : false),
  });
  return (
    <Load query={found} lines={5}>
      {({ filename, status, rows, planned, bytes, sha256, download, error, withheld }) => (
        <section className="card">
          <h2>{filename}</h2>
          <p role="status">
            {words.exportStatus[status]}: {words.rows(format.count(rows), format.count(planned ?? rows))}
            {bytes > 0 && `, ${words.bytes(format.count(Math.ceil(bytes / 1_000)))}`}
          </p>
          {open(status) && (
            <progress
              aria-label={words.exportStatus[status]}
              {...(planned !== null && planned > 0 && { max: planned, value: rows })}
            />
          )}
          {withheld.length > 0 && <p className="small">{words.withheld(withheld.join(', '))}</p>}
          {error && (
            <p className="notice bad">
              <SaidInEnglish>{error.message}</SaidInEnglish>
            </p>
          )}
          {download && (
            <p>
              <a className="button main" href={download.url} download={filename}>
                {filename}
              </a>{' '}
              <span className="small">{words.until(format.when(download.expiresAt))}</span>
            </p>
          )}
          {sha256 !== null && (
            <p className="small">
              {words.checksum} <code>{sha256}</code>
            </p>
          )}
        </section>
      )}
    </Load>
  );
}
