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
import { Confirm } from '../kit/confirm.tsx';
import { type Fields, Form } from '../kit/form.tsx';
import { Empty, Load } from '../part/load.tsx';
import { Said } from '../part/said.tsx';
import { useAreaText } from '../text/area.ts';
import { Outcome, Secret } from './parts.tsx';
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
      <p>{text.lead}</p>
      <Make />
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

function Make() {
  const text = useAreaText(webhooksText);
  const make = useAct(createWebhook);
  return (
    <details className="card">
      <summary>{text.make}</summary>
      <Form
        busy={make.isPending}
        label={text.make}
        submit={(fields, form) => make.mutate(whatOf(fields), { onSuccess: () => form.reset() })}
      >
        <What />
      </Form>
      {make.data ? <Secret label={text.secret} value={make.data.secret} /> : <Outcome of={make} />}
    </details>
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
      <label>
        {text.url}
        <input name="url" type="url" required maxLength={2_000} defaultValue={webhook?.url} />
      </label>
      <label>
        {text.description}
        <input name="description" maxLength={500} defaultValue={webhook?.description ?? ''} />
      </label>
      <label>
        {text.events}
        <input name="events" required defaultValue={webhook?.events.join(', ') ?? '*'} maxLength={2_000} />
      </label>
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
    <section className="card">
      <h2>{url}</h2>
      <p>
        {description}{' '}
        <span className="small">{events.includes('*') ? text.allEvents : events.join(', ')}</span>
      </p>
      <p>
        <strong>{text.state[state]}</strong> {failures > 0 && text.failures(failures)}{' '}
        {disabledReason !== null && <Said>{disabledReason}</Said>}
      </p>
      <details key={webhook.updatedAt}>
        <summary>{shared.change}</summary>
        <Form busy={change.isPending} submit={(fields) => change.mutate(whatOf(fields))}>
          <What webhook={webhook} />
        </Form>
      </details>
      <div className="actions">
        <button type="button" disabled={test.isPending} onClick={() => test.mutate()}>
          {text.test}
        </button>
        <button
          type="button"
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
    </section>
  );
}
