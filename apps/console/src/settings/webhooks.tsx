import type { components } from '@svc/client';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '../data/operations.gen.ts';
import { useAct, useAll } from '../data/use-read.ts';
import { Card } from '../kit/card.tsx';
import { Confirm } from '../kit/confirm.tsx';
import { Field } from '../kit/field.tsx';
import { type Fields, Form } from '../kit/form.tsx';
import { Opens } from '../kit/opens.tsx';
import { Empty, Failed, Load } from '../part/load.tsx';
import { Said } from '../part/said.tsx';
import { useAreaText } from '../text/area.ts';
import { Head, Outcome, Secret } from './parts.tsx';
import { chosenProjects, ProjectChoice } from './project-choice.tsx';
import { frameText } from './text/frame.ts';
import { webhooksText } from './text/webhooks.ts';
import { Deliveries } from './webhook-deliveries.tsx';

type Webhook = components['schemas']['Webhook'];

/** Addresses that are told of events, and what became of each telling. */
export default function Webhooks() {
  const text = useAreaText(webhooksText);
  const webhooks = useAll(listWebhooks, {}, { limit: 100 });
  return (
    <>
      <Head
        area="webhooks"
        lead={text.lead}
        action={
          <Opens label={text.make} look="main">
            {(close) => <Make close={close} />}
          </Opens>
        }
      />
      <Load query={webhooks} lines={4}>
        {() =>
          webhooks.rows.length === 0 ? (
            <Empty>{text.empty}</Empty>
          ) : (
            webhooks.rows.map((webhook) => <WebhookCard key={webhook.id} webhook={webhook} />)
          )
        }
      </Load>
    </>
  );
}

function Make({ close }: { close: () => void }) {
  const text = useAreaText(webhooksText);
  const { done } = useAreaText(frameText);
  const make = useAct(createWebhook);
  if (make.data)
    return (
      <>
        <Secret label={text.secret} value={make.data.secret} />
        <button type="button" onClick={close}>
          {done}
        </button>
      </>
    );
  return (
    <Form
      busy={make.isPending}
      className="bare"
      label={text.make}
      submit={(fields) => make.mutate(whatOf(fields))}
    >
      <What />
      <Outcome of={make} />
    </Form>
  );
}

/** Settings of new and of existing webhooks. */
const whatOf = ({ text, orNull, list, all }: Fields) => {
  return {
    url: text('url'),
    description: orNull('description'),
    events: list('events'),
    projectIds: chosenProjects(all),
  };
};

function What({ webhook }: { webhook?: Webhook }) {
  const text = useAreaText(webhooksText);
  return (
    <>
      <Field
        label={text.url}
        name="url"
        type="url"
        required
        maxLength={2_000}
        placeholder="https://"
        defaultValue={webhook?.url}
      />
      <Field
        label={text.description}
        name="description"
        maxLength={500}
        defaultValue={webhook?.description ?? ''}
      />
      <Field
        label={text.events}
        help={text.eventsSays}
        name="events"
        required
        maxLength={2_000}
        defaultValue={webhook?.events.join(', ') ?? '*'}
      />
      <ProjectChoice legend={text.projects} chosen={webhook?.projectIds} />
    </>
  );
}

function WebhookCard({ webhook }: { webhook: Webhook }) {
  const text = useAreaText(webhooksText);
  const shared = useAreaText(frameText);
  const { id, url, description, events, state, failures, disabledReason } = webhook;
  const change = useAct(updateWebhook, {
    from: (body: components['schemas']['UpdateWebhook']) => ({ webhookId: id, ...body }),
  });
  const rotate = useAct(rotateWebhookSecret, { of: { webhookId: id, overlapHours: 24 } });
  const test = useAct(testWebhook, { of: { webhookId: id } });
  const end = useAct(deleteWebhook, { of: { webhookId: id } });
  const attempt = test.data?.attempt;
  return (
    <Card
      title={<span className="address">{url}</span>}
      about={
        <>
          {description && <>{description} · </>}
          {events.includes('*') ? text.allEvents : events.join(', ')} · <strong>{text.state[state]}</strong>
        </>
      }
    >
      {(failures > 0 || disabledReason !== null) && (
        <p className="notice bad">
          {failures > 0 && text.failures(failures)} {disabledReason !== null && <Said>{disabledReason}</Said>}
        </p>
      )}
      <div className="actions apart-small">
        <button type="button" className="small" disabled={test.isPending} onClick={() => test.mutate()}>
          {text.test}
        </button>
        <Opens label={shared.change} look="small">
          {(close) => (
            <Form
              busy={change.isPending}
              className="bare"
              submit={(fields) => change.mutate(whatOf(fields), { onSuccess: close })}
            >
              <What webhook={webhook} />
              {change.error && <Failed error={change.error} />}
            </Form>
          )}
        </Opens>
        <button
          type="button"
          className="small"
          disabled={change.isPending}
          onClick={() => change.mutate({ state: state === 'active' ? 'paused' : 'active' })}
        >
          {state === 'active' ? text.pause : text.resume}
        </button>
        <Confirm
          label={text.rotate}
          says={text.rotateSays}
          busy={rotate.isPending}
          act={() => rotate.mutate()}
        />
        <Confirm label={shared.delete} says={text.deleteSays} busy={end.isPending} act={() => end.mutate()} />
      </div>
      {rotate.data && <Secret label={text.secret} value={rotate.data.secret} />}
      <Outcome
        of={{ error: change.error ?? rotate.error ?? test.error ?? end.error, isSuccess: test.isSuccess }}
        said={
          test.data?.delivered
            ? text.tested
            : text.notTested(attempt?.error ?? (attempt?.status ? `HTTP ${attempt.status}` : '–'))
        }
      />
      <Deliveries webhookId={id} />
    </Card>
  );
}
