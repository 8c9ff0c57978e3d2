import { Link } from '@tanstack/react-router';
import { listReports, listReportTemplates } from '../../data/operations.gen.ts';
import { useAll, useRows } from '../../data/use-read.ts';
import { Card } from '../../kit/card.tsx';
import { Table } from '../../kit/table.tsx';
import { useFormat } from '../../part/format.ts';
import { Empty, Failed, Skeleton } from '../../part/load.tsx';
import { Said, SaidInEnglish } from '../../part/said.tsx';
import { useAreaText } from '../../text/area.ts';
import { useWording } from '../../text/index.ts';
import { reportWords } from './words.ts';

/** Every report with what it says first. */
export function Reports({ projectId, build }: { projectId: string; build: () => void }) {
  const { language } = useWording();
  const words = useAreaText(reportWords);
  const format = useFormat();
  const found = useRows(
    listReports,
    { projectId },
    { limit: 25, goesOn: ({ status }) => status === 'queued' || status === 'running' },
  );
  const templates = useAll(listReportTemplates, { language }, { limit: 100 });
  const nameOf = (id: string) => templates.rows.find((one) => one.id === id)?.name ?? '';
  const { columns } = words;
  return (
    <>
      <h1 className="display">
        {!found.data ? words.views.reports : found.total === 0 ? words.none : words.headline(found.total)}
      </h1>
      <p className="lead">{words.lead}</p>
      {found.error ? (
        <Failed error={found.error} retry={() => void found.refetch()} />
      ) : found.isPending ? (
        <Skeleton lines={8} />
      ) : found.rows.length === 0 ? (
        <div className="page-choices">
          <Empty
            action={
              <button type="button" className="main" onClick={build}>
                {words.new}
              </button>
            }
          >
            {words.empty}
          </Empty>
        </div>
      ) : (
        <div className="grid">
          <Card className="flush" title={words.views.reports} about={words.about}>
            <Table
              name={words.views.reports}
              rows={found.rows}
              part={found.hasNextPage}
              keyOf={({ id }) => id}
              columns={[
                {
                  label: columns.report,
                  value: ({ title }) => title,
                  show: ({ id, title, sentence, language, error }) => (
                    <>
                      <Link to="/projects/$projectId/reports/$reportId" params={{ projectId, reportId: id }}>
                        {title}
                      </Link>
                      {sentence !== null && (
                        <small lang={language}>
                          <Said>{sentence}</Said>
                        </small>
                      )}
                      {error && (
                        <small>
                          <SaidInEnglish>{error.message}</SaidInEnglish>
                        </small>
                      )}
                    </>
                  ),
                },
                {
                  label: columns.kind,
                  value: ({ template }) => nameOf(template),
                  show: ({ template, scheduleId }) => (
                    <>
                      {nameOf(template)}
                      {scheduleId !== null && <small>{words.byItself}</small>}
                    </>
                  ),
                },
                { label: columns.language, value: ({ language }) => words.languages[language] },
                {
                  label: columns.made,
                  value: ({ createdAt }) => createdAt,
                  show: ({ createdAt }) => format.moment(createdAt),
                  nowrap: true,
                },
                {
                  label: columns.status,
                  value: ({ status }) => words.status[status],
                  show: ({ status }) => (
                    <span className={`tag ${status === 'failed' ? 'warn' : ''}`}>{words.status[status]}</span>
                  ),
                },
              ]}
            />
            {found.hasNextPage && (
              <button type="button" disabled={found.isFetching} onClick={() => void found.fetchNextPage()}>
                {words.more}
              </button>
            )}
          </Card>
        </div>
      )}
    </>
  );
}
