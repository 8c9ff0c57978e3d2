import { type components, isSvcError } from '@svc/client';
import {
  getCycle,
  getSchedule,
  pauseSchedule,
  previewSchedule,
  resumeSchedule,
  setSchedule,
} from '../data/operations.gen.ts';
import { useAct, useRead } from '../data/use-read.ts';
import { CadenceChoice } from '../kit/cadence-choice.tsx';
import { Card } from '../kit/card.tsx';
import { Field } from '../kit/field.tsx';
import { type Fields, Form } from '../kit/form.tsx';
import { toast } from '../kit/toast.tsx';
import { estimateText, useFormat } from '../part/format.ts';
import { Empty, Load } from '../part/load.tsx';
import { Said } from '../part/said.tsx';
import { useAreaText } from '../text/area.ts';
import { useWording } from '../text/index.ts';
import { Outcome } from './parts.tsx';
import { frameText } from './text/frame.ts';
import { scheduleText } from './text/schedule.ts';

type Stored = components['schemas']['Schedule'];
type Forecast = components['schemas']['ScheduleForecast'];

/** When scans start by themselves, and what that costs. */
export default function Schedule({ projectId }: { projectId: string }) {
  const text = useAreaText(scheduleText);
  const schedule = useRead(getSchedule, { projectId });
  const none = isSvcError(schedule.error, 'not_found');
  return (
    <>
      <p className="lead">{text.lead}</p>
      <Load query={none ? { ...schedule, data: null, error: null } : schedule} lines={6}>
        {(data) => (
          <div className="grid">
            <div className="c8">
              <ScheduleFields schedule={data} projectId={projectId} />
            </div>
            <div className="c4">{data ? <Now schedule={data} /> : <Empty>{text.none}</Empty>}</div>
          </div>
        )}
      </Load>
    </>
  );
}

function Now({ schedule }: { schedule: Stored }) {
  const text = useAreaText(scheduleText);
  const format = useFormat();
  const { state, projectId, creditsThisMonth, lastSkipped, forecast } = schedule;
  const pause = useAct(pauseSchedule, { of: { projectId } });
  const resume = useAct(resumeSchedule, { of: { projectId } });
  return (
    <Card
      title={text.next}
      about={[
        text.used(format.count(creditsThisMonth)),
        ...(schedule.cycle === null ? [] : [text.part(format.count(schedule.cycle))]),
      ].join(' · ')}
      action={<span className="tag">{text.state[state]}</span>}
    >
      {schedule.cycle !== null && <CycleLevel projectId={projectId} />}
      {lastSkipped && (
        <p className="notice">
          {text.skipped} <Said>{lastSkipped.message}</Said>
        </p>
      )}
      <Burn forecast={forecast} zone={schedule.timeZone} />
      <button
        type="button"
        className="small"
        disabled={pause.isPending || resume.isPending}
        onClick={() => (state === 'active' ? pause : resume).mutate()}
      >
        {state === 'active' ? text.pause : text.resume}
      </button>
      <Outcome of={{ error: pause.error ?? resume.error, isSuccess: false }} />
    </Card>
  );
}

/** Presence over all parts, and what changed since the cycle before; what is missing where it is not whole. */
function CycleLevel({ projectId }: { projectId: string }) {
  const text = useAreaText(scheduleText);
  const { language } = useWording();
  const cycle = useRead(getCycle, { projectId });
  if (!cycle.data) return null;
  const { title, level, change, missing } = cycle.data;
  const figures = level?.figure ? [level.figure] : (level?.engines.map(({ figure }) => figure) ?? []);
  return (
    <>
      <h2>
        <Said>{title}</Said>
      </h2>
      {figures.map((figure) => (
        <p key={figure.asOf + figure.value}>
          <strong>{estimateText(figure, language)}</strong> <span className="small">{text.over}</span>
        </p>
      ))}
      {missing.level !== null && (
        <p>
          <Said>{missing.level}</Said>
        </p>
      )}
      {change ? (
        <p>
          <Said>{change.sentence}</Said>
        </p>
      ) : (
        missing.change !== null &&
        missing.change !== missing.level && (
          <p className="small">
            <Said>{missing.change}</Said>
          </p>
        )
      )}
    </>
  );
}

function Burn({ forecast, zone }: { forecast: Forecast; zone: string }) {
  const text = useAreaText(scheduleText);
  const format = useFormat(zone);
  const { creditsPerRun, creditsPerMonth, runsPerMonth, balanceEndsAt, nextRuns } = forecast;
  return (
    <>
      <ul className="lines tight">
        {nextRuns.slice(0, 3).map((at) => (
          <li key={at}>
            {format.when(at)} <span className="small">{format.zone}</span>
          </li>
        ))}
      </ul>
      <p className="small after-lines">
        {text.run(format.count(creditsPerRun))} ·{' '}
        {text.month(format.count(creditsPerMonth), format.count(runsPerMonth))} ·{' '}
        {balanceEndsAt === null ? text.lasts : text.ends(format.day(balanceEndsAt))}
      </p>
    </>
  );
}

function ScheduleFields({ schedule, projectId }: { schedule: Stored | null; projectId: string }) {
  const text = useAreaText(scheduleText);
  const { save: saveLabel } = useAreaText(frameText);
  const format = useFormat();
  type Input = components['schemas']['SetSchedule'];
  const preview = useAct(previewSchedule, { from: (body: Input) => ({ projectId, ...body }) });
  const { saved } = useAreaText(frameText);
  // The first schedule brings another page around this form: what became of it is told above both.
  const save = useAct(setSchedule, {
    from: (body: Input) => ({ projectId, ...body }),
    done: () => toast(saved),
  });
  const read = ({ text, number }: Fields): Input => ({
    cadence: text('cadence'),
    timeZone: text('timeZone'),
    jitterMinutes: number('jitterMinutes') ?? 0,
    config: schedule?.config ?? {},
    monthlyCredits: number('monthlyCredits'),
    cycle: number('cycle'),
  });
  return (
    <>
      <Form
        busy={save.isPending || preview.isPending}
        className="card buttons-last"
        label={saveLabel}
        submit={(fields) => {
          const [now, before] = fields.is('preview') ? [preview, save] : [save, preview];
          before.reset();
          now.mutate(read(fields));
        }}
      >
        <CadenceChoice
          value={schedule?.cadence ?? 'weekly on monday at 06:00'}
          timeZone={schedule?.timeZone ?? format.zone}
        />
        <div className="fields">
          <Field
            label={text.monthly}
            help={text.monthlySays}
            name="monthlyCredits"
            type="number"
            min="0"
            defaultValue={schedule?.monthlyCredits ?? ''}
          />
          <Field
            label={text.cycle}
            help={text.cycleSays}
            name="cycle"
            type="number"
            min="2"
            max="31"
            defaultValue={schedule?.cycle ?? ''}
          />
          <Field
            label={text.jitter}
            help={text.jitterSays}
            name="jitterMinutes"
            type="number"
            min="0"
            max="720"
            defaultValue={schedule?.jitterMinutes ?? 0}
          />
        </div>
        <button type="submit" name="preview" value="1">
          {text.preview}
        </button>{' '}
      </Form>
      {preview.data && (
        <section className="card" aria-live="polite">
          <h2>{text.next}</h2>
          <Burn forecast={preview.data} zone={preview.variables?.timeZone ?? 'UTC'} />
        </section>
      )}
      <Outcome of={{ error: preview.error ?? save.error, isSuccess: false }} />
    </>
  );
}
