import type { components } from '@svc/client';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { listSimulations, simulateChange } from '../../data/operations.gen.ts';
import { useAct, useRows } from '../../data/use-read.ts';
import { Card } from '../../kit/card.tsx';
import { Choices, type Fields, Form } from '../../kit/form.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Table } from '../../kit/table.tsx';
import { useFormat } from '../../part/format.ts';
import { Listed } from '../../part/list.tsx';
import { Empty, Failed, Skeleton } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { Compare } from './compare.tsx';
import { type Edit, editGroups } from './edits.ts';
import { Effect } from './effect.tsx';
import { useGainColumns } from './gain-columns.tsx';
import { trialWords } from './trial-words.ts';
import { improveWords } from './words.ts';

type Summary = components['schemas']['SimulationSummary'];

/** Letters of a name that the service takes. */
const longestName = 120;

/** What edits would do, before anybody makes them; several side by side. */
export function WhatIf({ projectId }: { projectId: string }) {
  const words = useAreaText(improveWords);
  const { trial } = useAreaText(trialWords);
  const simulate = useAct(simulateChange, {
    from: (body: components['schemas']['SimulateChange']) => ({ projectId, ...body }),
  });
  const submit = ({ all, text, number }: Fields) => {
    const edits = all('edits') as Edit[];
    // Named by the words that were ticked: a name that the service makes is English.
    const name =
      text('name') ||
      edits
        .map((edit) => words.edit[edit])
        .join('; ')
        .slice(0, longestName);
    simulate.mutate({
      ...(edits.length > 0 && { edits }),
      ...(name !== '' && { name }),
      adoption: (number('adoption') ?? 0) / 100,
    });
  };
  return (
    <>
      <PageHead lead={trial.lead}>{trial.title}</PageHead>
      <div className="grid">
        <Card className="c6 what-if" title={trial.form}>
          <Form submit={submit}>
            {(['words', 'shape', 'beyond'] as const).map((group) => (
              <Choices
                key={group}
                legend={trial.groups[group]}
                name="edits"
                options={editGroups[group].map((value) => ({ value, label: words.edit[value] }))}
              />
            ))}
            <div className="fields">
              <label>
                {words.name}
                <input name="name" maxLength={longestName} />
              </label>
              <label>
                {words.adoption}
                <input name="adoption" type="number" min={0} max={100} defaultValue={0} />
              </label>
            </div>
            <button type="submit" className="main" disabled={simulate.isPending}>
              {simulate.isPending ? trial.trying : trial.try}
            </button>
          </Form>
        </Card>
        <section className="c6 stays" aria-live="polite">
          {simulate.error ? (
            <Card title={trial.result}>
              <Failed error={simulate.error} />
            </Card>
          ) : simulate.data ? (
            <Effect simulation={simulate.data} />
          ) : (
            <Card title={trial.result}>
              {simulate.isPending ? <Skeleton lines={8} /> : <Empty>{trial.empty}</Empty>}
            </Card>
          )}
        </section>
      </div>
      <Tried projectId={projectId} />
    </>
  );
}

/** Everything that was tried; two or more can be put side by side. */
function Tried({ projectId }: { projectId: string }) {
  const words = useAreaText(improveWords);
  const { trial } = useAreaText(trialWords);
  const { compare = '' } = useSearch({ from: '/frame/projects/$projectId/improve' });
  const navigate = useNavigate({ from: '/projects/$projectId/improve/what-if' });
  const chosen = compare.split(',').filter((id) => id !== '');
  const toggle = (id: string) => {
    const after = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(-10);
    void navigate({
      search: (before) => ({ ...before, compare: after.length === 0 ? undefined : after.join(',') }),
      replace: true,
      resetScroll: false,
    });
  };
  const found = useRows(listSimulations, { projectId }, { limit: 25 });
  return (
    <>
      {chosen.length > 1 && <Compare projectId={projectId} ids={chosen} />}
      <Card className="flush" title={trial.tried} about={trial.triedAbout}>
        <Listed found={found} empty={words.triedEmpty}>
          {(items) => <TriedTable rows={items} chosen={chosen} toggle={toggle} />}
        </Listed>
      </Card>
    </>
  );
}

interface TriedProps {
  rows: readonly Summary[];
  chosen: readonly string[];
  toggle: (id: string) => void;
}

function TriedTable({ rows, chosen, toggle }: TriedProps) {
  const { trial } = useAreaText(trialWords);
  const format = useFormat();
  const gains = useGainColumns(({ portfolio }) => portfolio, rows);
  return (
    <Table
      name={trial.tried}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          label: trial.what,
          value: ({ name }) => name,
          show: ({ id, name, change: { page } }) => (
            <label className="choice">
              <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />{' '}
              <span>
                {name}
                {page !== null && <small>{page === 'html' ? trial.given : page}</small>}
              </span>
            </label>
          ),
        },
        ...gains,
        {
          label: trial.when,
          value: ({ createdAt }) => createdAt,
          show: ({ createdAt }) => format.moment(createdAt),
          nowrap: true,
        },
      ]}
    />
  );
}
