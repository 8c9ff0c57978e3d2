import { type components, unwrap } from '@svc/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../api.ts';
import { Form, Select } from '../kit/form.tsx';
import { ZoneChoice } from '../kit/zone-choice.tsx';
import { Load } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { Outcome, useAct } from './parts.tsx';
import { preferencesText } from './text/preferences.ts';

type Stored = components['schemas']['NotificationPreferences'];
const severities = ['info', 'warning', 'critical'] as const;
const cadences = ['immediate', 'daily', 'weekly'] as const;

/** What is mailed to whoever is signed in. */
export default function Preferences() {
  const preferences = useQuery({
    queryKey: ['preferences'],
    queryFn: () => unwrap(client.GET('/v1/notification-preferences')),
  });
  const types = useQuery({
    queryKey: ['event-types'],
    queryFn: () => unwrap(client.GET('/v1/webhook-event-types', { params: { query: { limit: 100 } } })),
  });
  return (
    <Load query={preferences} lines={8}>
      {(data) => (
        <Load query={types} lines={8}>
          {({ items }) => (
            <Fields
              preferences={data}
              kinds={[...new Set(items.map(({ type }) => type.split('.')[0] ?? type))]}
            />
          )}
        </Load>
      )}
    </Load>
  );
}

/** A kind that this page has no words for yet keeps its own name. */
const kindName = (names: Record<string, string>, kind: string): string => names[kind] ?? kind;

function Fields({ preferences, kinds }: { preferences: Stored; kinds: readonly string[] }) {
  const text = useAreaText(preferencesText);
  const save = useAct(
    (body: components['schemas']['SetNotificationPreferences']) =>
      unwrap(client.PUT('/v1/notification-preferences', { body })),
    ['preferences'],
  );
  const choices = [
    { value: '', label: text.never },
    ...cadences.map((value) => ({ value, label: text.cadence[value] })),
  ];
  return (
    <>
      <p>{preferences.email === null ? text.nobody : text.lead(preferences.email)}</p>
      <Form
        busy={save.isPending}
        submit={({ text }) => {
          const chosen = kinds.flatMap((kind) => {
            const cadence = cadences.find((one) => one === text(`event ${kind}`));
            return cadence ? [[kind, cadence] as const] : [];
          });
          const [from, to] = [text('from'), text('to')];
          save.mutate({
            events: Object.fromEntries(chosen),
            minimumSeverity: severities.find((one) => one === text('severity')) ?? 'info',
            digestAt: text('digestAt'),
            timeZone: text('timeZone'),
            quietHours: from !== '' && to !== '' ? { from, to, timeZone: text('timeZone') } : null,
          });
        }}
      >
        <div className="choices">
          {kinds.map((kind) => (
            <Select
              key={kind}
              label={kindName(text.kinds, kind)}
              name={`event ${kind}`}
              options={choices}
              value={preferences.events[kind] ?? ''}
            />
          ))}
        </div>
        <div className="filters">
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
          <label>
            {text.quietFrom}
            <input name="from" type="time" defaultValue={preferences.quietHours?.from ?? ''} />
          </label>
          <label>
            {text.quietTo}
            <input name="to" type="time" defaultValue={preferences.quietHours?.to ?? ''} />
          </label>
        </div>
      </Form>
      <Outcome of={save} />
    </>
  );
}
