import { unwrap } from '@svc/client';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api.ts';
import { Form } from '../../part/form.tsx';
import { Failed } from '../../part/load.tsx';
import { overviewQuery } from '../../part/queries.ts';
import { useAct } from '../../part/use-act.ts';
import { useAreaText } from '../../text/area.ts';
import { useText } from '../../text/index.ts';
import { measures } from './new-goal.tsx';
import { goalWords } from './words.ts';

/** Rows with a target and a weight each. */
export function NewScorecard({ projectId }: { projectId: string }) {
  const { history } = useText();
  const words = useAreaText(goalWords);
  const { data } = useSuspenseQuery(overviewQuery(projectId));
  const [rows, setRows] = useState([0]);
  const make = useAct(projectId, (form: FormData) => {
    const text = (name: string) => String(form.get(name)).trim();
    return unwrap(
      client.POST('/v1/projects/{projectId}/scorecards', {
        params: { path: { projectId } },
        body: {
          name: text('name'),
          days: Number(text('days')),
          rows: rows.map((row) => ({
            name: text(`name ${row}`),
            measure: measures.find((one) => one === text(`measure ${row}`)) ?? 'presence',
            target: Number(text(`target ${row}`)) / 100,
            weight: Number(text(`weight ${row}`)),
            ...(text(`engine ${row}`) !== '' && { engine: text(`engine ${row}`) }),
          })),
        },
      }),
    );
  });
  return (
    <details className="card">
      <summary>{words.newCard}</summary>
      <Form key={make.data?.id} submit={(form) => make.mutate(form)}>
        <div className="filters">
          <label>
            {words.name}
            <input name="name" required maxLength={120} />
          </label>
          <label>
            {words.days}
            <input name="days" type="number" required min={1} max={365} defaultValue={30} />
          </label>
        </div>
        {rows.map((row, index) => (
          <fieldset key={row} className="filters">
            <legend>
              {words.row} {index + 1}
            </legend>
            <label>
              {words.name}
              <input name={`name ${row}`} required maxLength={120} />
            </label>
            <label>
              {words.measure}
              <select name={`measure ${row}`}>
                {measures.map((one) => (
                  <option key={one} value={one}>
                    {history.measures[one]}
                  </option>
                ))}
              </select>
            </label>
            <label>
              {words.engine}
              <select name={`engine ${row}`}>
                <option value="">{words.all}</option>
                {data.project.engines.map((engine) => (
                  <option key={engine}>{engine}</option>
                ))}
              </select>
            </label>
            <label>
              {words.share}
              <input name={`target ${row}`} type="number" required min={1} max={100} step="any" />
            </label>
            <label>
              {words.weight}
              <input
                name={`weight ${row}`}
                type="number"
                required
                min={0.1}
                max={1_000}
                step="any"
                defaultValue={1}
              />
            </label>
            {rows.length > 1 && (
              <p>
                <button type="button" onClick={() => setRows(rows.filter((one) => one !== row))}>
                  {words.removeRow}
                </button>
              </p>
            )}
          </fieldset>
        ))}
        <p className="actions">
          <button
            type="button"
            disabled={rows.length >= 20}
            onClick={() => setRows([...rows, Math.max(...rows) + 1])}
          >
            {words.addRow}
          </button>
          <button type="submit" className="main" disabled={make.isPending}>
            {words.make}
          </button>
        </p>
      </Form>
      {make.error && <Failed error={make.error} />}
    </details>
  );
}
