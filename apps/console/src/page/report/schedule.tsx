import type { components } from '@svc/client';
import { useState } from 'react';
import {
  exportProjectConfig,
  listNotificationChannels,
  listReportTemplates,
  previewSchedule,
  scheduleReport,
} from '../../data/operations.gen.ts';
import { useAct, useAll, useRead } from '../../data/use-read.ts';
import { CadenceChoice } from '../../kit/cadence-choice.tsx';
import { Card } from '../../kit/card.tsx';
import { Choices, Form, Select } from '../../kit/form.tsx';
import { toast } from '../../kit/toast.tsx';
import { useDebouncedValue } from '../../kit/use-debounced.ts';
import { useFormat } from '../../part/format.ts';
import { Empty, Failed, Load } from '../../part/load.tsx';
import { NoChannels } from '../../part/no-channels.tsx';
import { useAreaText } from '../../text/area.ts';
import { useWording } from '../../text/index.ts';
import { languages, periods } from './terms.ts';
import { reportWords } from './words.ts';

type Stored = NonNullable<components['schemas']['ProjectConfig']['reportSchedule']>;

/** The report that is built by itself, and who hears of it. */
export function ReportSchedule({ projectId }: { projectId: string }) {
  const words = useAreaText(reportWords);
  const config = useRead(exportProjectConfig, { projectId });
  return (
    <Load query={config} lines={8}>
      {({ reportSchedule }) =>
        reportSchedule === undefined ? (
          <>
            <h1 className="display">{words.views.schedule}</h1>
            <Empty>{words.hiddenSchedule}</Empty>
          </>
        ) : (
          <Planned projectId={projectId} stored={reportSchedule} />
        )
      }
    </Load>
  );
}

function Planned({ projectId, stored }: { projectId: string; stored: Stored | null }) {
  const { language } = useWording();
  const words = useAreaText(reportWords);
  const format = useFormat();
  const [asked, setAsked] = useState({
    cadence: stored?.cadence ?? 'weekly on monday at 07:00',
    timeZone: stored?.timeZone ?? format.zone,
  });
  const { cadence, timeZone } = useDebouncedValue(asked, 300);
  // The clock is the same for scans and reports: only its times are shown.
  const preview = useRead(previewSchedule, { projectId, cadence, timeZone });
  const local = useFormat(timeZone);
  const templates = useAll(listReportTemplates, { language }, { limit: 100 });
  const channels = useAll(listNotificationChannels, { projectId }, { limit: 100 });
  const save = useAct(scheduleReport, {
    done: ({ state, nextRunAt }) =>
      toast(state === 'paused' ? words.setPaused : words.nextRun(format.moment(nextRunAt))),
  });
  const options = channels.rows.map(({ id, name }) => ({ value: id, label: name }));
  const named = channels.rows;
  const [next] = preview.data?.nextRuns ?? [];
  const isOn = stored !== null && stored.state !== 'paused';
  return (
    <>
      <h1 className="display">
        {stored === null
          ? words.noSchedule
          : !isOn
            ? words.pausedNow
            : next === undefined
              ? words.views.schedule
              : words.nextIs(local.moment(next))}
      </h1>
      <p className="lead">{words.scheduleLead}</p>
      <div className="grid">
        <Card className="c8" title={words.what} about={words.whatSays}>
          <Load query={templates} lines={5}>
            {() => (
              <Form
                submit={(fields) => {
                  const template = templates.rows.find(({ id }) => id === fields.get('template'))?.id;
                  const days = fields.number('days');
                  save.mutate({
                    projectId,
                    ...(template && { template }),
                    cadence: fields.text('cadence'),
                    timeZone: fields.text('timeZone'),
                    ...(days !== null && { days }),
                    language: fields.oneOf('language', languages) ?? language,
                    channelIds: fields.all('channelIds'),
                    state: fields.get('act') === 'pause' ? 'paused' : 'active',
                  });
                }}
              >
                <CadenceChoice
                  value={asked.cadence}
                  timeZone={asked.timeZone}
                  onChange={(cadence, timeZone) => setAsked({ cadence, timeZone })}
                />
                <div className="fields">
                  <Select
                    label={words.template}
                    name="template"
                    value={stored?.template}
                    options={templates.rows.map(({ id, name }) => ({ value: id, label: name }))}
                  />
                  <Select
                    label={words.period}
                    name="days"
                    value={String(stored?.days ?? 7)}
                    options={[...new Set([...periods, stored?.days ?? 7])]
                      .sort((one, other) => one - other)
                      .map((days) => ({ value: String(days), label: words.days(days) }))}
                  />
                  <Select
                    label={words.language}
                    name="language"
                    value={stored?.language ?? language}
                    options={languages.map((value) => ({ value, label: words.languages[value] }))}
                  />
                </div>
                {options.length > 0 ? (
                  <Choices
                    legend={words.channels}
                    name="channelIds"
                    options={options}
                    chosen={named.flatMap(({ id, name }) => (stored?.channels?.includes(name) ? id : []))}
                  />
                ) : (
                  channels.data && (
                    <NoChannels projectId={projectId} says={words.noChannels} setUp={words.setUp} />
                  )
                )}
                {save.error && <Failed error={save.error} />}
                <p className="actions form-foot">
                  <button type="submit" className="main" disabled={save.isPending}>
                    {stored === null ? words.plan : isOn ? words.setSchedule : words.goOn}
                  </button>
                  {isOn && (
                    <button type="submit" name="act" value="pause" disabled={save.isPending}>
                      {words.pause}
                    </button>
                  )}
                </p>
              </Form>
            )}
          </Load>
        </Card>
        <Card className="c4" title={words.nextThree} about={timeZone}>
          <Load query={preview} lines={3}>
            {({ nextRuns }) => (
              <ul className="lines tight" aria-live="polite">
                {nextRuns.slice(0, 3).map((at) => (
                  <li key={at}>{local.when(at)}</li>
                ))}
              </ul>
            )}
          </Load>
        </Card>
      </div>
    </>
  );
}
