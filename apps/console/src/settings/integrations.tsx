import type { components } from '@svc/client';
import {
  disconnectIntegration,
  listIntegrations,
  syncIntegration,
  updateIntegration,
} from '../data/operations.gen.ts';
import { useAct, useAll } from '../data/use-read.ts';
import { Card } from '../kit/card.tsx';
import { Confirm } from '../kit/confirm.tsx';
import { Field } from '../kit/field.tsx';
import { Form } from '../kit/form.tsx';
import { Opens } from '../kit/opens.tsx';
import { useFormat } from '../part/format.ts';
import { Empty, Failed, Load } from '../part/load.tsx';
import { Said } from '../part/said.tsx';
import { useAreaText } from '../text/area.ts';
import { Connect } from './integration-connect.tsx';
import { Head, Outcome } from './parts.tsx';
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
      <Head
        area="integrations"
        lead={text.lead}
        {...(integrations.data && {
          action: <Connect projectId={projectId} offers={integrations.data.pages[0]?.available ?? []} />,
        })}
      />
      <Load query={integrations} lines={8}>
        {({ pages }) => {
          const available = pages[0]?.available ?? [];
          const own = integrations.rows.filter((one) => one.projectId === projectId);
          const labels = new Map(available.map(({ kind, label }) => [kind, label]));
          return (
            <>
              {own.length === 0 && <Empty>{text.empty}</Empty>}
              {own.map((one) => (
                <IntegrationCard key={one.id} integration={one} label={labels.get(one.kind) ?? one.kind} />
              ))}
              <Card title={text.available} about={text.availableSays}>
                <ul className="lines">
                  {available.map(({ kind, label, available }) => (
                    <li key={kind} className="setting-line">
                      <div>
                        <b>{label}</b>
                        <small>{text.gives[kind]}</small>
                      </div>
                      <span className="tag">{available ? text.ready : text.notHere}</span>
                    </li>
                  ))}
                </ul>
              </Card>
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
    <Card
      title={label}
      about={
        <>
          <strong>{text.states[state]}</strong> ·{' '}
          {[
            property,
            syncedThrough === null ? text.nothing : text.through(format.date(syncedThrough)),
            stale && text.stale,
            nextSyncAt !== null && text.next(format.when(nextSyncAt)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </>
      }
    >
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
      <div className="actions apart-small">
        {(state === 'connected' || state === 'unchecked' || state === 'failing') && (
          <button type="button" className="small" disabled={sync.isPending} onClick={() => sync.mutate()}>
            {text.sync}
          </button>
        )}
        {state !== 'disconnected' && (
          <Opens label={shared.change} look="small">
            {(close) => (
              <Form
                busy={change.isPending}
                className="bare"
                submit={({ text }) => change.mutate(text('property'), { onSuccess: close })}
              >
                <p className="small">{text.changeSays}</p>
                <Field
                  label={text.property}
                  help={text.propertySays}
                  name="property"
                  required
                  maxLength={300}
                  defaultValue={property ?? ''}
                />
                {change.error && <Failed error={change.error} />}
              </Form>
            )}
          </Opens>
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
      <Outcome of={{ error: end.error, isSuccess: false }} />
    </Card>
  );
}
