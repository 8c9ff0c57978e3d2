import type { components } from '@svc/client';
import { getEngineBreakdown, getServiceStatus, listJobs } from '../../data/operations.gen.ts';
import { useRead, useRows } from '../../data/use-read.ts';
import { Card } from '../../kit/card.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Table } from '../../kit/table.tsx';
import { Tile } from '../../kit/tile.tsx';
import { useFormat } from '../../part/format.ts';
import { Listed } from '../../part/list.tsx';
import { Load } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { operatorWords } from './words.ts';

/** How the service does: its components, engines and work, as far as the API tells. */
export function Operator() {
  const text = useAreaText(operatorWords);
  const format = useFormat();
  const status = useRead(getServiceStatus, {}, { every: () => 30_000 });
  const engines = useRead(getEngineBreakdown, { limit: 100 }, { every: () => 30_000 });
  return (
    <main id="content" tabIndex={-1}>
      <PageHead lead={status.data && `${text.lead} ${text.checked} ${format.moment(status.data.checkedAt)}.`}>
        {status.data ? text.headline[status.data.status] : text.title}
      </PageHead>
      <Load query={status} lines={6}>
        {(data) => <Status status={data} engines={engines.data?.items ?? []} />}
      </Load>
      <div className="grid">
        <Card className="flush" title={text.engines} about={text.enginesAbout}>
          <Load query={engines} lines={8}>
            {({ items }) => <Engines engines={items} />}
          </Load>
        </Card>
        <Card className="flush" title={text.jobs}>
          <Jobs />
        </Card>
      </div>
    </main>
  );
}

const marks = { operational: '●', healthy: '●', degraded: '◐', down: '○', unknown: '?' } as const;

function State({ of }: { of: keyof typeof marks }) {
  const text = useAreaText(operatorWords);
  return (
    <span className="nowrap">
      <span aria-hidden="true">{marks[of]}</span> {text.status[of]}
    </span>
  );
}

interface StatusProps {
  status: components['schemas']['ServiceStatus'];
  engines: readonly Engine[];
}

/** Parts of the service; engines have a table of their own. */
function Status({ status, engines }: StatusProps) {
  const text = useAreaText(operatorWords);
  const format = useFormat();
  const names = new Set(engines.map(({ label }) => label));
  const parts = status.components.filter(({ name }) => !names.has(name));
  const { incidents } = status;
  return (
    <div className="grid">
      <section className="card tiles-of" aria-label={text.components}>
        {parts.map(({ id, name, status, detail }) => (
          <Tile
            key={id}
            label={name}
            value={<State of={status} />}
            verdict={<span className="micro">{detail}</span>}
          />
        ))}
      </section>
      <Card title={text.incidents}>
        {incidents.length === 0 ? (
          <p className="small">{text.noIncidents}</p>
        ) : (
          <ul className="lines">
            {incidents.map(({ id, summary, startedAt, endedAt }) => (
              <li key={id}>
                {summary}{' '}
                <span className="small">
                  {text.since(format.when(startedAt), endedAt === null ? text.now : format.when(endedAt))}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

type Engine = components['schemas']['EngineBreakdown']['items'][number];

function Engines({ engines }: { engines: readonly Engine[] }) {
  const text = useAreaText(operatorWords);
  const format = useFormat();
  const seconds = (milliseconds: number | null) =>
    milliseconds === null ? '–' : text.seconds(format.number(milliseconds / 1_000));
  return (
    <Table
      name={text.engines}
      rows={engines}
      keyOf={({ id }) => id}
      columns={[
        { label: text.engine, value: ({ label }) => label },
        {
          label: text.state,
          value: ({ health }) => text.status[health.status],
          show: ({ health, state, missing }) =>
            state === 'configured' ? (
              <span className="tag">{text.status[health.status]}</span>
            ) : (
              <span className="small">
                {text.notSet} {missing}
              </span>
            ),
        },
        { label: text.samples, value: ({ health }) => health.samples },
        {
          label: text.failing,
          value: ({ health }) => health.failureRate,
          show: ({ health }) => (health.failureRate === null ? '–' : format.share(health.failureRate)),
        },
        {
          label: text.median,
          value: ({ health }) => health.latencyP50Ms,
          show: ({ health }) => seconds(health.latencyP50Ms),
        },
        {
          label: text.slow,
          value: ({ health }) => health.latencyP95Ms,
          show: ({ health }) => seconds(health.latencyP95Ms),
        },
        {
          label: text.last,
          value: ({ health }) => health.lastAnswerAt,
          show: ({ health }) => (health.lastAnswerAt === null ? '–' : format.when(health.lastAnswerAt)),
        },
      ]}
    />
  );
}

function Jobs() {
  const text = useAreaText(operatorWords);
  const format = useFormat();
  const jobs = useRows(listJobs, {}, { limit: 25 });
  return (
    <Listed found={jobs} empty={text.noJobs}>
      {(items) => (
        <Table
          part={jobs.hasNextPage}
          name={text.jobs}
          rows={items}
          keyOf={({ id }) => id}
          columns={[
            { label: text.job, value: ({ type }) => text.types[type] },
            {
              label: text.state,
              value: ({ status, error }) =>
                error ? `${text.jobStatus[status]}: ${error.message}` : text.jobStatus[status],
            },
            {
              label: text.progress,
              value: ({ progress }) => progress.percent,
              show: ({ progress }) => format.share(progress.percent / 100),
            },
            {
              label: text.asked,
              value: ({ createdAt }) => createdAt,
              show: ({ createdAt }) => format.when(createdAt),
            },
          ]}
        />
      )}
    </Listed>
  );
}
