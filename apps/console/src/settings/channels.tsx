import type { components } from '@svc/client';
import {
  createNotificationChannel,
  deleteNotificationChannel,
  listNotificationChannels,
  testNotificationChannel,
  updateNotificationChannel,
} from '../data/operations.gen.ts';
import { useAct, useRows } from '../data/use-read.ts';
import { Card } from '../kit/card.tsx';
import { Confirm } from '../kit/confirm.tsx';
import { Field } from '../kit/field.tsx';
import { type Fields, Form, Select } from '../kit/form.tsx';
import { Opens } from '../kit/opens.tsx';
import { ZoneChoice } from '../kit/zone-choice.tsx';
import { deviceZone } from '../part/format.ts';
import { Listed } from '../part/list.tsx';
import { Failed } from '../part/load.tsx';
import { SaidInEnglish } from '../part/said.tsx';
import { useAreaText } from '../text/area.ts';
import { useWording } from '../text/index.ts';
import { Head, Outcome, Secret } from './parts.tsx';
import { channelsText } from './text/channels.ts';
import { frameText } from './text/frame.ts';

type Channel = components['schemas']['NotificationChannel'];
const kinds = ['email', 'slack', 'teams', 'discord', 'webhook'] as const;
const cadences = ['daily', 'weekly'] as const;
const languages = ['en', 'de'] as const;
const severities = ['info', 'warning', 'critical'] as const;

/** Where alerts of a project go. */
export default function Channels({ projectId }: { projectId: string }) {
  const text = useAreaText(channelsText);
  const channels = useRows(listNotificationChannels, { projectId }, { limit: 25 });
  return (
    <>
      <Head
        area="channels"
        lead={text.lead}
        action={
          <Opens label={text.make} look="main">
            {(close) => <Make projectId={projectId} close={close} />}
          </Opens>
        }
      />
      <Listed found={channels} empty={text.empty}>
        {(items) => items.map((channel) => <ChannelCard key={channel.id} channel={channel} />)}
      </Listed>
    </>
  );
}

function Make({ projectId, close }: { projectId: string; close: () => void }) {
  const text = useAreaText(channelsText);
  const { done } = useAreaText(frameText);
  const make = useAct(createNotificationChannel, {
    from: (body: components['schemas']['CreateNotificationChannel']) => ({ projectId, ...body }),
  });
  if (make.data)
    return (
      <>
        <p role="status">{make.data.kind === 'email' ? text.mailed : text.tryIt}</p>
        {make.data.secret && <Secret label={text.secret} value={make.data.secret} />}
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
      submit={(fields) =>
        make.mutate({
          ...whatOf(fields),
          kind: kinds.find((kind) => kind === fields.text('kind')) ?? 'email',
          address: fields.text('address'),
        })
      }
    >
      <Select
        label={text.kind}
        name="kind"
        options={kinds.map((value) => ({ value, label: text.kinds[value] }))}
      />
      <Field
        label={text.address}
        help={text.addressSays}
        name="address"
        required
        minLength={3}
        maxLength={2_000}
      />
      <What />
      {make.error && <Failed error={make.error} />}
    </Form>
  );
}

/** Settings of new and of existing channels. */
const whatOf = ({ text, list }: Fields) => {
  const [from, to] = [text('from'), text('to')];
  const cadence = cadences.find((one) => one === text('digest'));
  const timeZone = text('timeZone');
  return {
    name: text('name'),
    events: list('events'),
    minimumSeverity: severities.find((one) => one === text('minimumSeverity')) ?? 'warning',
    quietHours: from !== '' && to !== '' ? { from, to, timeZone } : null,
    language: languages.find((one) => one === text('language')) ?? 'en',
    digest: cadence ? { cadence, at: text('at') || '08:00', timeZone } : null,
  };
};

function What({ channel }: { channel?: Channel }) {
  const text = useAreaText(channelsText);
  const { name } = useAreaText(frameText);
  const { language: own } = useWording();
  const { quietHours, digest } = channel ?? {};
  return (
    <>
      <Field label={name} name="name" required maxLength={120} defaultValue={channel?.name} />
      <Select
        label={text.severity}
        name="minimumSeverity"
        value={channel?.minimumSeverity ?? 'warning'}
        options={severities.map((value) => ({ value, label: text.severities[value] }))}
      />
      <Select
        label={text.language}
        name="language"
        value={channel?.language ?? own}
        options={languages.map((value) => ({ value, label: text.languages[value] }))}
      />
      <Field
        label={text.events}
        help={text.eventsSays}
        name="events"
        required
        maxLength={2_000}
        defaultValue={channel?.events.join(', ') ?? '*'}
      />
      <div className="fields">
        <Select
          label={text.digest}
          name="digest"
          value={digest?.cadence ?? ''}
          options={(['', ...cadences] as const).map((value) => ({ value, label: text.digests[value] }))}
        />
        <Field label={text.digestAt} name="at" type="time" defaultValue={digest?.at ?? '08:00'} />
        <Field label={text.quietFrom} name="from" type="time" defaultValue={quietHours?.from} />
        <Field label={text.quietTo} name="to" type="time" defaultValue={quietHours?.to} />
        <ZoneChoice
          label={text.zone}
          name="timeZone"
          value={quietHours?.timeZone ?? digest?.timeZone ?? deviceZone}
        />
      </div>
    </>
  );
}

function ChannelCard({ channel }: { channel: Channel }) {
  const text = useAreaText(channelsText);
  const shared = useAreaText(frameText);
  const { id, projectId, name, kind, hint, state, quietHours, lastError } = channel;
  const change = useAct(updateNotificationChannel, {
    from: (body: components['schemas']['UpdateNotificationChannel']) => ({
      projectId,
      channelId: id,
      ...body,
    }),
  });
  const test = useAct(testNotificationChannel, { of: { projectId, channelId: id } });
  const end = useAct(deleteNotificationChannel, { of: { projectId, channelId: id } });
  return (
    <Card
      title={name}
      about={
        <>
          {text.kinds[kind]} · {hint} · <strong>{text.state[state]}</strong>
          {quietHours && ` · ${text.quiet(quietHours.from, quietHours.to, quietHours.timeZone ?? 'UTC')}`}
        </>
      }
      action={
        <div className="actions">
          <button type="button" className="small" disabled={test.isPending} onClick={() => test.mutate()}>
            {text.test}
          </button>
          {(state === 'active' || state === 'paused') && (
            <button
              type="button"
              className="small"
              disabled={change.isPending}
              onClick={() => change.mutate({ state: state === 'active' ? 'paused' : 'active' })}
            >
              {state === 'active' ? text.pause : text.resume}
            </button>
          )}
          <Opens label={shared.change} look="small">
            {(close) => (
              <Form
                busy={change.isPending}
                className="bare"
                submit={(fields) => change.mutate(whatOf(fields), { onSuccess: close })}
              >
                <What channel={channel} />
                {change.error && <Failed error={change.error} />}
              </Form>
            )}
          </Opens>
          <Confirm
            label={shared.delete}
            says={text.deleteSays}
            busy={end.isPending}
            act={() => end.mutate()}
          />
        </div>
      }
    >
      {lastError !== null && (
        <p className="notice bad">
          <SaidInEnglish>{lastError}</SaidInEnglish>
        </p>
      )}
      {state === 'unverified' && kind === 'email' && (
        <Form
          busy={change.isPending}
          className="bare"
          label={text.verify}
          submit={({ text }) => change.mutate({ code: text('code') })}
        >
          <Field
            label={text.code}
            name="code"
            inputMode="numeric"
            pattern="[0-9]{6}"
            required
            className="short"
            autoComplete="one-time-code"
          />
        </Form>
      )}
      <Outcome
        of={{
          error: change.error ?? test.error ?? end.error,
          isSuccess: change.isSuccess || test.isSuccess,
        }}
        {...(test.data && { said: test.data.detail })}
      />
    </Card>
  );
}
