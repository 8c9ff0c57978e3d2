import type { components } from '@svc/client';
import { useState } from 'react';
import { connectIntegration } from '../data/operations.gen.ts';
import { useAct } from '../data/use-read.ts';
import { Field, TextField } from '../kit/field.tsx';
import { Form } from '../kit/form.tsx';
import { Opens } from '../kit/opens.tsx';
import { Choice } from '../part/choice.tsx';
import { useAreaText } from '../text/area.ts';
import { Outcome } from './parts.tsx';
import { integrationsText } from './text/integrations.ts';

type Kind = components['schemas']['ConnectIntegration']['kind'];
const kinds: readonly Kind[] = [
  'google_analytics',
  'search_console',
  'bing_webmaster',
  'bigquery',
  'cloudflare',
  'slack',
];

interface Props {
  projectId: string;
  offers: components['schemas']['IntegrationList']['available'];
}

/** A key is kept at once; where a person has to agree, the address for it is shown. */
export function Connect({ projectId, offers }: Props) {
  const text = useAreaText(integrationsText);
  const ready = kinds.flatMap((kind) => {
    const offer = offers.find((one) => one.kind === kind && one.available);
    return offer ? [{ ...offer, kind }] : [];
  });
  const [chosen, setChosen] = useState<Kind | null>(null);
  const offer = ready.find(({ kind }) => kind === chosen) ?? ready[0];
  const connect = useAct(connectIntegration);
  if (!offer) return null;
  const { kind, label, connect: way } = offer;
  const { authorizeUrl = null } = connect.data ?? {};
  return (
    <Opens label={text.connect} look="main">
      {() => (
        <>
          <Form
            busy={connect.isPending}
            className="bare"
            label={text.connect}
            submit={({ orNull }, form) => {
              const [property, key] = [orNull('property'), orNull('key')];
              connect.mutate(
                { kind, projectId, ...(property !== null && { property }), ...(key !== null && { key }) },
                { onSuccess: () => form.reset() },
              );
            }}
          >
            <Choice
              label={text.available}
              value={kind}
              options={ready.map(({ kind, label }) => ({ value: kind, label }))}
              choose={(kind) => {
                setChosen(kind);
                connect.reset();
              }}
            />
            <Field
              label={text.property}
              help={text.propertySays}
              name="property"
              required={kind !== 'slack'}
              maxLength={300}
            />
            {(way === 'key' || kind === 'google_analytics' || kind === 'search_console') && (
              <TextField
                label={way === 'key' ? text.key : text.keyFile}
                help={way === 'key' ? undefined : text.keyFileSays}
                name="key"
                rows={2}
                required={way === 'key'}
                autoComplete="off"
                spellCheck={false}
                maxLength={10_000}
              />
            )}
          </Form>
          {authorizeUrl === null ? (
            <Outcome
              of={connect}
              said={connect.data?.integration.state === 'unchecked' ? text.unchecked : text.kept}
            />
          ) : (
            <p className="notice" role="status">
              <a className="button main" href={authorizeUrl} target="_blank" rel="noreferrer">
                {text.go(label)}
              </a>{' '}
              {text.goSays}
            </p>
          )}
        </>
      )}
    </Opens>
  );
}
