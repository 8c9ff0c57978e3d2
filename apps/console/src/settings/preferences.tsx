import type { components } from '@svc/client';
import { useState } from 'react';
import {
  getNotificationPreferences,
  listWebhookEventTypes,
  updateNotificationPreferences,
} from '../data/operations.gen.ts';
import { useAct, useRead } from '../data/use-read.ts';
import { Card } from '../kit/card.tsx';
import { Form, Select } from '../kit/form.tsx';
import { ZoneChoice } from '../kit/zone-choice.tsx';
import { plain } from '../label/use-labels.ts';
import { Load } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { Head, Outcome } from './parts.tsx';
import { preferencesText } from './text/preferences.ts';

type Stored = components['schemas']['NotificationPreferences'];
const languages = ['en', 'de'] as const;
const severities = ['info', 'warning', 'critical'] as const;
const cadences = ['immediate', 'daily', 'weekly'] as const;
type Cadence = (typeof cadences)[number];

/** Kinds of events that people think of together; what is in none is in the last. */
const groups = {
  scans: ['scan', 'schedule', 'analysis', 'import'],
  changes: ['score', 'anomaly', 'citation', 'engine', 'competitor'],
  alerts: ['alert'],
  goals: ['goal', 'recommendation', 'experiment'],
  spending: ['credits', 'budget'],
  people: ['member', 'approval'],
  system: [] as string[],
} as const satisfies Record<string, readonly string[]>;
type GroupName = keyof typeof groups;
const names = Object.keys(groups) as GroupName[];

const groupOf = (kind: string): GroupName =>
  names.find((name) => (groups[name] as readonly string[]).includes(kind)) ?? 'system';

/** What is mailed to the signed-in person. */
export default function Preferences() {
  const preferences = useRead(getNotificationPreferences, {});
  const types = useRead(listWebhookEventTypes, { limit: 100 });
  return (
    <Load query={preferences} lines={8}>
      {(data) => (
        <Load query={types} lines={8}>
          {({ items }) => (
            <Mailed
              preferences={data}
              kinds={[...new Set(items.map(({ type }) => type.split('.')[0] ?? type))]}
            />
          )}
        </Load>
      )}
    </Load>
  );
}

/** A kind that this page has no words for yet. */
const kindName = (known: Record<string, string>, kind: string): string => known[kind] ?? plain(kind);

function Mailed({ preferences, kinds }: { preferences: Stored; kinds: readonly string[] }) {
  const text = useAreaText(preferencesText);
  const [events, setEvents] = useState<Record<string, Cadence | undefined>>(preferences.events);
  const save = useAct(updateNotificationPreferences);
  const options = [
    { value: '', label: text.never },
    ...cadences.map((value) => ({ value, label: text.cadence[value] })),
  ];
  const choose = (changed: readonly string[], value: string) => {
    const cadence = cadences.find((one) => one === value);
    setEvents((before) => ({ ...before, ...Object.fromEntries(changed.map((kind) => [kind, cadence])) }));
  };
  const picker = (label: string, of: readonly string[], value: string, mixed = false) => (
    <select
      aria-label={label}
      value={mixed ? 'mixed' : value}
      onChange={({ target }) => choose(of, target.value)}
    >
      {mixed && <option value="mixed">{text.mixed}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
  return (
    <>
      <Head area="mails" lead={preferences.email === null ? text.nobody : text.lead(preferences.email)} />
      <Form
        busy={save.isPending}
        className="stack"
        submit={({ text, oneOf }) => {
          const [from, to] = [text('from'), text('to')];
          save.mutate({
            events: Object.fromEntries(Object.entries(events).filter(([, cadence]) => cadence !== undefined)),
            minimumSeverity: oneOf('severity', severities) ?? 'info',
            digestAt: text('digestAt'),
            timeZone: text('timeZone'),
            language: oneOf('language', languages) ?? 'en',
            quietHours: from !== '' && to !== '' ? { from, to, timeZone: text('timeZone') } : null,
          } as Parameters<typeof save.mutate>[0]);
        }}
      >
        <Card title={text.mailed}>
          <ul className="lines">
            {names.map((name) => {
              const inside = kinds.filter((kind) => groupOf(kind) === name);
              const values = new Set(inside.map((kind) => events[kind] ?? ''));
              const [first = ''] = values;
              return (
                <li key={name} className="setting-line">
                  <div>
                    <b>{text.groups[name]}</b>
                    <small>{text.groupSays[name]}</small>
                  </div>
                  {picker(text.groups[name], inside, first, values.size > 1)}
                </li>
              );
            })}
          </ul>
          <details>
            <summary>{text.more}</summary>
            <div className="fields">
              {kinds.map((kind) => (
                <div key={kind} className="setting-line">
                  <span>{kindName(text.kinds, kind)}</span>
                  {picker(kindName(text.kinds, kind), [kind], events[kind] ?? '')}
                </div>
              ))}
            </div>
          </details>
        </Card>
        <Card title={text.when}>
          <div className="fields">
            <Select
              label={text.severity}
              name="severity"
              value={preferences.minimumSeverity}
              options={severities.map((value) => ({ value, label: text.severities[value] }))}
            />
            <label>
              {text.digestAt}
              <input name="digestAt" type="time" required defaultValue={preferences.digestAt} />
            </label>
            <ZoneChoice label={text.zone} name="timeZone" value={preferences.timeZone} />
            <Select
              label={text.language}
              name="language"
              value={preferences.language}
              options={languages.map((value) => ({ value, label: text.languages[value] }))}
            />
            <label>
              {text.quietFrom}
              <input name="from" type="time" defaultValue={preferences.quietHours?.from ?? ''} />
            </label>
            <label>
              {text.quietTo}
              <input name="to" type="time" defaultValue={preferences.quietHours?.to ?? ''} />
            </label>
          </div>
        </Card>
      </Form>
      <Outcome of={save} />
    </>
  );
}
