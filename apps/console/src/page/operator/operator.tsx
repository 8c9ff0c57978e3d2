import type { components } from '@svc/client';
import { getEngineBreakdown, getServiceStatus, listJobs } from '../../data/operations.gen.ts';
import { useRead, useRows } from '../../data/use-read.ts';
import { Table } from '../../kit/table.tsx';
import { useFormat } from '../../part/format.ts';
import { Listed } from '../../part/list.tsx';
import { Load } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { operatorWords } from './words.ts';

/** How the service does: its components, engines and work, as far as the API tells. */
export function Operator() {
  const text = useAreaText(operatorWords);
  const status = useRead(getServiceStatus, {}, { every: () => 30_000 });
  const engines = useRead(getEngineBreakdown, { limit: 100 }, { every: () => 30_000 });
  return (
    <main id="content" tabIndex={-1}>
      <h1 className="display">{text.title}</h1>
      <p>{text.lead}</p>
      <Load query={status} lines={6}>
        {(data) => <Status status={data} />}
      </Load>
      <h2>{text.engines}</h2>
      <Load query={engines} lines={8}>
        {({ items }) => <Engines engines={items} />}
      </Load>
      <h2>{text.jobs}</h2>
      <Jobs />
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

function Status({ status }: { status: components['schemas']['ServiceStatus'] }) {
  const text = useAreaText(operatorWords);
  const format = useFormat();
  const { checkedAt, components: parts, incidents } = status;
  return (
    <>
      <p className="estimate">
        <State of={status.status} />
      </p>
      <p className="small">
        {text.checked} {format.when(checkedAt)}
      </p>
      <h2>{text.components}</h2>
      <Table
        name={text.components}
        rows={parts}
        keyOf={({ id }) => id}
        columns={[
          { label: text.component, value: ({ name }) => name },
          {
            label: text.state,
            value: ({ status }) => text.status[status],
            show: ({ status }) => <State of={status} />,
          },
          { label: text.detail, value: ({ detail }) => detail },
        ]}
      />
      <h2>{text.incidents}</h2>
      {incidents.length === 0 && <p>{text.noIncidents}</p>}
      <ul>
        {incidents.map(({ id, summary, startedAt, endedAt }) => (
          <li key={id}>
            {summary}{' '}
            <span className="small">
              {text.since(format.when(startedAt), endedAt === null ? text.now : format.when(endedAt))}
            </span>
          </li>
        ))}
      </ul>
    </>
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
              <State of={health.status} />
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
