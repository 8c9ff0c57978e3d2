import type { components } from '@svc/client';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { listSimulations, simulateChange } from '../../data/operations.gen.ts';
import { useAct, useRows } from '../../data/use-read.ts';
import { Form } from '../../kit/form.tsx';
import { useFormat } from '../../part/format.ts';
import { Listed } from '../../part/list.tsx';
import { Failed } from '../../part/load.tsx';
import { Said } from '../../part/said.tsx';
import { useAreaText } from '../../text/area.ts';
import { Compare } from './compare.tsx';
import { edits } from './edits.ts';
import { SpreadRows, SpreadText } from './spread.tsx';
import { improveWords } from './words.ts';

type Simulation = components['schemas']['Simulation'];

/** What edits would do, before anybody makes them; several side by side. */
export function WhatIf({ projectId }: { projectId: string }) {
  const words = useAreaText(improveWords);
  const simulate = useAct(simulateChange, {
    from: (body: components['schemas']['SimulateChange']) => ({ projectId, ...body }),
  });
  const submit = (form: FormData) => {
    const chosen = edits.filter((edit) => form.get(edit) !== null);
    const name = String(form.get('name')).trim();
    simulate.mutate({
      ...(chosen.length > 0 && { edits: chosen }),
      ...(name !== '' && { name }),
      adoption: Number(form.get('adoption')) / 100,
    });
  };
  return (
    <>
      <p>{words.whatIfLead}</p>
      <details className="card" open>
        <summary>{words.tryEdits}</summary>
        <Form submit={submit}>
          <fieldset>
            <legend>{words.edits}</legend>
            <div className="choices">
              {edits.map((edit) => (
                <label key={edit} className="choice">
                  <input type="checkbox" name={edit} /> <span>{words.edit[edit]}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <div className="filters">
            <label>
              {words.name}
              <input name="name" maxLength={120} />
            </label>
            <label>
              {words.adoption}
              <input name="adoption" type="number" min={0} max={100} defaultValue={0} />
            </label>
            <p>
              <button type="submit" className="main" disabled={simulate.isPending}>
                {simulate.isPending ? words.simulating : words.simulate}
              </button>
            </p>
          </div>
        </Form>
        {simulate.error && <Failed error={simulate.error} />}
        {simulate.data && <Result simulation={simulate.data} />}
      </details>
      <Tried projectId={projectId} />
    </>
  );
}

function Result({ simulation }: { simulation: Simulation }) {
  const words = useAreaText(improveWords);
  const { name, result } = simulation;
  const { portfolio, before, cells, associations, notes } = result;
  const format = useFormat();
  return (
    <section aria-live="polite">
      <h2>{name}</h2>
      <p>
        {words.nowPredicted(format.share(before.median))} <SpreadText spread={portfolio} />
      </p>
      <SpreadRows
        name={name}
        rows={[
          { label: words.overall, spread: portfolio },
          ...cells
            .toSorted((one, other) => other.uplift.median - one.uplift.median)
            .slice(0, 8)
            .map(({ promptText, engine, uplift }) => ({ label: `${engine}: ${promptText}`, spread: uplift })),
        ]}
      />
      {associations.length > 0 && <p className="small">{words.associations(associations.join(', '))}</p>}
      {notes.map((note) => (
        <p key={note} className="small">
          <Said>{note}</Said>
        </p>
      ))}
    </section>
  );
}

/** Everything that was tried; two or more can be put side by side. */
function Tried({ projectId }: { projectId: string }) {
  const words = useAreaText(improveWords);
  const format = useFormat();
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
      <h2>{words.tried}</h2>
      <p className="small">{words.triedSays}</p>
      <Listed found={found} empty={words.triedEmpty}>
        {(items) => (
          <ul className="plain">
            {items.map(({ id, name, portfolio, createdAt }) => (
              <li key={id} className="card">
                <label className="choice">
                  <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
                  <span>
                    {name}
                    <br />
                    <SpreadText spread={portfolio} /> <span className="small">{format.when(createdAt)}</span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        )}
      </Listed>
    </>
  );
}
