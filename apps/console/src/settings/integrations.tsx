import type { components } from '@svc/client';
import {
  disconnectIntegration,
  listIntegrations,
  syncIntegration,
  updateIntegration,
} from '../data/operations.gen.ts';
import { useAct, useAll } from '../data/use-read.ts';
import { Confirm } from '../kit/confirm.tsx';
import { Form } from '../kit/form.tsx';
import { useFormat } from '../part/format.ts';
import { Empty, Load } from '../part/load.tsx';
import { Said } from '../part/said.tsx';
import { useAreaText } from '../text/area.ts';
import { Connect } from './integration-connect.tsx';
import { Outcome } from './parts.tsx';
import { frameText } from './text/frame.ts';
import { integrationsText } from './text/integrations.ts';

type Integration = components['schemas']['Integration'];

/** Services that are connected to a project, and what could be. */
export default function Integrations({ projectId }: { projectId: string }) {
  const text = useAreaText(integrationsText);
  const integrations = useAll(
    listIntegrations,
    {},
    {
      limit: 100,
      // The first days come within seconds.
      goesOn: ({ state, runs }) => state === 'connected' && runs.length === 0,
    },
  );
  return (
    <>
      <p>{text.lead}</p>
      <Load query={integrations} lines={8}>
        {({ pages }) => {
          const available = pages[0]?.available ?? [];
          const own = integrations.rows.filter((one) => one.projectId === projectId);
          const labels = new Map(available.map(({ kind, label }) => [kind, label]));
          return (
            <>
              <Connect projectId={projectId} offers={available} />
              {own.length === 0 && <Empty>{text.empty}</Empty>}
              {own.map((one) => (
                <IntegrationCard key={one.id} integration={one} label={labels.get(one.kind) ?? one.kind} />
              ))}
              <section className="card">
                <h2>{text.available}</h2>
                <dl className="meanings">
                  {available.map(({ kind, label, available }) => (
                    <div key={kind}>
                      <dt>{label}</dt>
                      <dd>
                        {text.gives[kind]} {!available && text.notHere}
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            </>
          );
        }}
      </Load>
    </>
  );
}

function IntegrationCard({ integration, label }: { integration: Integration; label: string }) {
  const text = useAreaText(integrationsText);
  const shared = useAreaText(frameText);
  const format = useFormat();
  const { id, property, state, error, syncedThrough, stale, nextSyncAt, runs } = integration;
  const path = { integrationId: id };
  const sync = useAct(syncIntegration, { from: () => path });
  const change = useAct(updateIntegration, { from: (property: string) => ({ ...path, property }) });
  const end = useAct(disconnectIntegration, { from: (purge: 'true' | 'false') => ({ ...path, purge }) });
  return (
    <section className="card">
      <h2>{label}</h2>
      <p className="small">
        {[
          property,
          syncedThrough === null ? text.nothing : text.through(format.date(syncedThrough)),
          stale && text.stale,
          nextSyncAt !== null && text.next(format.when(nextSyncAt)),
        ]
          .filter(Boolean)
          .join(' · ')}{' '}
        · <strong>{text.states[state]}</strong>
      </p>
      {error !== null && (
        <p className="notice bad">
          <Said>{error}</Said>
        </p>
      )}
      {runs.length > 0 && (
        <details>
          <summary>{text.runs}</summary>
          <ul>
            {runs.map(({ startedAt, rows, days, error }) => (
              <li key={startedAt}>
                {format.when(startedAt)}:{' '}
                {error === null ? text.rows(format.count(rows), days) : <Said>{error}</Said>}
              </li>
            ))}
          </ul>
        </details>
      )}
      {state !== 'disconnected' && (
        <details key={integration.updatedAt}>
          <summary>{shared.change}</summary>
          <p className="small">{text.changeSays}</p>
          <Form busy={change.isPending} submit={({ text }) => change.mutate(text('property'))}>
            <label>
              {text.property}
              <input name="property" required maxLength={300} defaultValue={property ?? ''} />
            </label>
          </Form>
        </details>
      )}
      <div className="actions">
        {(state === 'connected' || state === 'unchecked' || state === 'failing') && (
          <button type="button" disabled={sync.isPending} onClick={() => sync.mutate()}>
            {text.sync}
          </button>
        )}
        {state !== 'disconnected' && (
          <Confirm
            label={text.disconnect}
            says={text.disconnectSays}
            busy={end.isPending}
            act={() => end.mutate('false')}
          />
        )}
        <Confirm
          label={text.purge}
          says={text.purgeSays}
          busy={end.isPending}
          act={() => end.mutate('true')}
        />
      </div>
      <Outcome of={sync} said={text.asked} />
      <Outcome of={{ error: change.error ?? end.error, isSuccess: false }} />
    </section>
  );
}
