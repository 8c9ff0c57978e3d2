import type { components } from '@svc/client';
import {
  createNotificationChannel,
  deleteNotificationChannel,
  listNotificationChannels,
  testNotificationChannel,
  updateNotificationChannel,
} from '../data/operations.gen.ts';
import { useAct, useRows } from '../data/use-read.ts';
import { Confirm } from '../kit/confirm.tsx';
import { type Fields, Form, Select } from '../kit/form.tsx';
import { ZoneChoice } from '../kit/zone-choice.tsx';
import { deviceZone } from '../part/format.ts';
import { Listed } from '../part/list.tsx';
import { SaidInEnglish } from '../part/said.tsx';
import { useAreaText } from '../text/area.ts';
import { useWording } from '../text/index.ts';
import { Outcome, Secret } from './parts.tsx';
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
      <p>{text.lead}</p>
      <Make projectId={projectId} />
      <Listed found={channels} empty={text.empty}>
        {(items) => items.map((channel) => <ChannelCard key={channel.id} channel={channel} />)}
      </Listed>
    </>
  );
}

function Make({ projectId }: { projectId: string }) {
  const text = useAreaText(channelsText);
  const make = useAct(createNotificationChannel, {
    from: (body: components['schemas']['CreateNotificationChannel']) => ({ projectId, ...body }),
  });
  return (
    <details className="card">
      <summary>{text.make}</summary>
      <Form
        busy={make.isPending}
        label={text.make}
        submit={(fields, form) =>
          make.mutate(
            {
              ...whatOf(fields),
              kind: kinds.find((kind) => kind === fields.text('kind')) ?? 'email',
              address: fields.text('address'),
            },
            { onSuccess: () => form.reset() },
          )
        }
      >
        <Select
          label={text.kind}
          name="kind"
          options={kinds.map((value) => ({ value, label: text.kinds[value] }))}
        />
        <label>
          {text.address}
          <input name="address" required minLength={3} maxLength={2_000} />
        </label>
        <What />
      </Form>
      {make.data?.secret && <Secret label={text.secret} value={make.data.secret} />}
      <Outcome
        of={make}
        {...(make.data && { said: make.data.kind === 'email' ? text.mailed : text.tryIt })}
      />
    </details>
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
      <label>
        {name}
        <input name="name" required maxLength={120} defaultValue={channel?.name} />
      </label>
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
      <label>
        {text.events}
        <input name="events" required maxLength={2_000} defaultValue={channel?.events.join(', ') ?? '*'} />
      </label>
      <div className="filters">
        <Select
          label={text.digest}
          name="digest"
          value={digest?.cadence ?? ''}
          options={(['', ...cadences] as const).map((value) => ({ value, label: text.digests[value] }))}
        />
        <label>
          {text.digestAt}
          <input name="at" type="time" defaultValue={digest?.at ?? '08:00'} />
        </label>
        <label>
          {text.quietFrom}
          <input name="from" type="time" defaultValue={quietHours?.from} />
        </label>
        <label>
          {text.quietTo}
          <input name="to" type="time" defaultValue={quietHours?.to} />
        </label>
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
    <section className="card">
      <h2>{name}</h2>
      <p className="small">
        {text.kinds[kind]} · {hint} · <strong>{text.state[state]}</strong>
        {quietHours && ` · ${text.quiet(quietHours.from, quietHours.to, quietHours.timeZone ?? 'UTC')}`}
      </p>
      {lastError !== null && (
        <p className="notice bad">
          <SaidInEnglish>{lastError}</SaidInEnglish>
        </p>
      )}
      {state === 'unverified' && kind === 'email' && (
        <Form
          busy={change.isPending}
          label={text.verify}
          submit={({ text }) => change.mutate({ code: text('code') })}
        >
          <label>
            {text.code}
            <input
              name="code"
              inputMode="numeric"
              pattern="[0-9]{6}"
              required
              className="short"
              autoComplete="one-time-code"
            />
          </label>
        </Form>
      )}
      <details key={channel.updatedAt}>
        <summary>{shared.change}</summary>
        <Form busy={change.isPending} submit={(fields) => change.mutate(whatOf(fields))}>
          <What channel={channel} />
        </Form>
      </details>
      <div className="actions">
        <button type="button" disabled={test.isPending} onClick={() => test.mutate()}>
          {text.test}
        </button>
        {(state === 'active' || state === 'paused') && (
          <button
            type="button"
            disabled={change.isPending}
            onClick={() => change.mutate({ state: state === 'active' ? 'paused' : 'active' })}
          >
            {state === 'active' ? text.pause : text.resume}
          </button>
        )}
        <Confirm label={shared.delete} says={text.deleteSays} busy={end.isPending} act={() => end.mutate()} />
      </div>
      <Outcome
        of={{
          error: change.error ?? test.error ?? end.error,
          isSuccess: change.isSuccess || test.isSuccess,
        }}
        {...(test.data && { said: test.data.detail })}
      />
    </section>
  );
}
