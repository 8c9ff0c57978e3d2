import { type components, unwrap } from '@svc/client';
import { client } from '../../api.ts';
import { useFormat } from '../../part/format.ts';
import { Listed, useList } from '../../part/list.tsx';
import { Failed } from '../../part/load.tsx';
import { Remove } from '../../part/remove.tsx';
import { Said } from '../../part/said.tsx';
import { useAct } from '../../part/use-act.ts';
import { useAreaText } from '../../text/area.ts';
import { ChangeRule } from './change-rule.tsx';
import { FalseAlarms } from './false-alarms.tsx';
import { NewRule } from './new-rule.tsx';
import { alertWords } from './words.ts';

type Alert = components['schemas']['Alert'];

/** What watches the project, each rule with its rate of false alarms. */
export function Rules({ projectId }: { projectId: string }) {
  const words = useAreaText(alertWords);
  const found = useList(['project', projectId, 'alerts'], (page) =>
    unwrap(client.GET('/v1/projects/{projectId}/alerts', { params: { path: { projectId }, query: page } })),
  );
  return (
    <>
      <NewRule projectId={projectId} />
      <Listed found={found} empty={words.rulesEmpty}>
        {(items) => (
          <ul className="plain">
            {items.map((alert) => (
              <One key={alert.id} alert={alert} projectId={projectId} />
            ))}
          </ul>
        )}
      </Listed>
      <p className="small">{words.channels}</p>
    </>
  );
}

const week = 7 * 86_400_000;

function One({ alert, projectId }: { alert: Alert; projectId: string }) {
  const words = useAreaText(alertWords);
  const format = useFormat();
  const { id: alertId, name, kind, metric, direction, engine, severity, state, detail, checkedAt } = alert;
  const path = { params: { path: { projectId, alertId } } };
  const save = useAct(projectId, (body: components['schemas']['UpdateAlert']) =>
    unwrap(client.PATCH('/v1/projects/{projectId}/alerts/{alertId}', { ...path, body })),
  );
  const remove = useAct(projectId, () =>
    unwrap(client.DELETE('/v1/projects/{projectId}/alerts/{alertId}', path)),
  );
  const muted = alert.mutedUntil !== null && Date.parse(alert.mutedUntil) > Date.now();
  return (
    <li className="card">
      <h2>{name}</h2>
      <p>
        <strong>{words.ruleState[state]}</strong>: <Said>{detail}</Said>
      </p>
      <p className="small">
        {[
          words.kinds[kind],
          kind === 'sequential' || kind === 'change' || kind === 'anomaly'
            ? `${words.metrics[metric]}, ${words.directions[direction]}`
            : null,
          engine,
          words.severity[severity],
          checkedAt && words.checked(format.when(checkedAt)),
          muted && alert.mutedUntil !== null ? words.muted(format.when(alert.mutedUntil)) : null,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <FalseAlarms rate={alert.falseAlarms} />
      <ChangeRule key={alert.updatedAt} alert={alert} busy={save.isPending} save={save.mutate} />
      <p className="actions">
        <button
          type="button"
          disabled={save.isPending}
          onClick={() =>
            save.mutate({ mutedUntil: muted ? null : new Date(Date.now() + week).toISOString() })
          }
        >
          {muted ? words.unmute : words.mute}
        </button>
        <Remove label={words.remove} act={remove} />
      </p>
      {save.error && <Failed error={save.error} />}
    </li>
  );
}
