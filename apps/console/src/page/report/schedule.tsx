import { type components, unwrap } from '@svc/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api.ts';
import { Form } from '../../part/form.tsx';
import { useFormat } from '../../part/format.ts';
import { Empty, Failed, Load } from '../../part/load.tsx';
import { useAct } from '../../part/use-act.ts';
import { configQuery } from '../../settings/queries.ts';
import { ZoneChoice } from '../../settings/zone-choice.tsx';
import { useAreaText } from '../../text/area.ts';
import { useWording } from '../../text/index.ts';
import { templatesQuery } from './queries.ts';
import { reportWords } from './words.ts';

type Stored = components['schemas']['ProjectConfig']['reportSchedule'];
type Channel = components['schemas']['NotificationChannel'];

/** The report that is built by the clock. */
export function ReportSchedule({ projectId }: { projectId: string }) {
  const words = useAreaText(reportWords);
  const config = useQuery(configQuery(projectId));
  const channels = useQuery({
    queryKey: ['project', projectId, 'channels', 'choice'],
    queryFn: () =>
      unwrap(
        client.GET('/v1/projects/{projectId}/notification-channels', {
          params: { path: { projectId }, query: { limit: 100 } },
        }),
      ),
  });
  return (
    <>
      <p>{words.scheduleLead}</p>
      <Load query={config} lines={8}>
        {({ reportSchedule }) => (
          <Load query={channels} lines={8}>
            {({ items }) =>
              reportSchedule === undefined ? (
                <Empty>{words.hiddenSchedule}</Empty>
              ) : (
                <Fields projectId={projectId} stored={reportSchedule} channels={items} />
              )
            }
          </Load>
        )}
      </Load>
    </>
  );
}

interface Props {
  projectId: string;
  stored: NonNullable<Stored> | null;
  channels: readonly Channel[];
}

function Fields({ projectId, stored, channels }: Props) {
  const { language } = useWording();
  const words = useAreaText(reportWords);
  const format = useFormat();
  const templates = useQuery(templatesQuery(language));
  const save = useAct(projectId, (form: FormData) => {
    const text = (name: string) => String(form.get(name)).trim();
    const template = templates.data?.items.find(({ id }) => id === text('template'))?.id;
    return unwrap(
      client.PUT('/v1/projects/{projectId}/reports/schedule', {
        params: { path: { projectId } },
        body: {
          ...(template && { template }),
          cadence: text('cadence'),
          timeZone: text('timeZone'),
          ...(text('days') !== '' && { days: Number(text('days')) }),
          language: text('language') === 'de' ? 'de' : 'en',
          channelIds: form.getAll('channelIds').map(String),
          state: form.has('paused') ? 'paused' : 'active',
        },
      }),
    );
  });
  return (
    <>
      {stored === null && <Empty>{words.noSchedule}</Empty>}
      <Load query={templates} lines={4}>
        {({ items }) => (
          <Form className="card" submit={(form) => save.mutate(form)}>
            <label>
              {words.when}
              <input
                name="cadence"
                required
                maxLength={100}
                defaultValue={stored?.cadence ?? 'weekly on monday at 07:00'}
              />
            </label>
            <div className="filters">
              <label>
                {words.template}
                <select name="template" defaultValue={stored?.template}>
                  {items.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
              <ZoneChoice label={words.zone} name="timeZone" value={stored?.timeZone ?? format.zone} />
              <label>
                {words.days}
                <input name="days" type="number" min={1} max={1_100} defaultValue={stored?.days} />
              </label>
              <label>
                {words.language}
                <select name="language" defaultValue={stored?.language ?? language}>
                  <option value="en">English</option>
                  <option value="de">Deutsch</option>
                </select>
              </label>
            </div>
            {channels.length === 0 ? (
              <p className="small">{words.noChannels}</p>
            ) : (
              <fieldset>
                <legend>{words.channels}</legend>
                <div className="choices">
                  {channels.map(({ id, name }) => (
                    <label key={id} className="choice">
                      <input
                        type="checkbox"
                        name="channelIds"
                        value={id}
                        defaultChecked={stored?.channels?.includes(name)}
                      />
                      <span>{name}</span>
                    </label>
                  ))}
                </div>
              </fieldset>
            )}
            <label className="choice">
              <input type="checkbox" name="paused" defaultChecked={stored?.state === 'paused'} />
              <span>{words.paused}</span>
            </label>
            <button type="submit" className="main" disabled={save.isPending}>
              {words.setSchedule}
            </button>
          </Form>
        )}
      </Load>
      {save.data && (
        <p className="notice" role="status">
          {save.data.state === 'paused' ? words.setPaused : words.nextRun(format.when(save.data.nextRunAt))}
        </p>
      )}
      {save.error && <Failed error={save.error} />}
    </>
  );
}
