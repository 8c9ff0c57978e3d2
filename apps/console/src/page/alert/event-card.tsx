import { type components, unwrap } from '@svc/client';
import { percent, points } from '@svc/figures';
import { Link } from '@tanstack/react-router';
import { client } from '../../api.ts';
import { Form } from '../../part/form.tsx';
import { useFormat } from '../../part/format.ts';
import { Failed } from '../../part/load.tsx';
import { Said } from '../../part/said.tsx';
import { TableBox } from '../../part/table-box.tsx';
import { useAct } from '../../part/use-act.ts';
import { useAreaText } from '../../text/area.ts';
import { useWording } from '../../text/index.ts';
import { FalseAlarms } from './false-alarms.tsx';
import { alertWords } from './words.ts';

type Event = components['schemas']['AlertEvent'];

/** One firing: what it says, on what evidence, and who has seen it. */
export function EventCard({ event }: { event: Event }) {
  const { language } = useWording();
  const words = useAreaText(alertWords);
  const format = useFormat();
  const { name, state, severity, sentence, firedAt, reading, falseAlarms, note } = event;
  const who = (by: string | null) => (by === null || by === 'system' ? words.figuresBack : by);
  return (
    <li className="card">
      <h2>{name}</h2>
      <p>
        <Said>{sentence}</Said>
      </p>
      <p className="small">
        {[
          words.eventState[state],
          words.severity[severity],
          `${words.fired} ${format.when(firedAt)}`,
          event.acknowledgedAt && words.seen(who(event.acknowledgedBy), format.when(event.acknowledgedAt)),
          event.resolvedAt && words.over(who(event.resolvedBy), format.when(event.resolvedAt)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {note !== null && <p className="notice">{note}</p>}
      {reading.change && (
        <dl>
          {reading.before && (
            <>
              <dt>{words.before}</dt>
              <dd>{percent(reading.before.value, reading.before.ci, language)}</dd>
            </>
          )}
          {reading.now && (
            <>
              <dt>{words.now}</dt>
              <dd>{percent(reading.now.value, reading.now.ci, language)}</dd>
            </>
          )}
          <dt>{words.change}</dt>
          <dd>{points(reading.change.value, reading.change.ci, language)}</dd>
        </dl>
      )}
      <Evidence event={event} />
      <FalseAlarms rate={falseAlarms} />
      {state !== 'resolved' && <Answer event={event} />}
    </li>
  );
}

function Evidence({ event }: { event: Event }) {
  const { language } = useWording();
  const words = useAreaText(alertWords);
  const { cells, answerIds, notes } = event.evidence;
  const { projectId } = event;
  if (cells.length + answerIds.length + notes.length === 0) return null;
  return (
    <details>
      <summary>{words.reading}</summary>
      {cells.length > 0 && (
        <TableBox
          name={`${event.name}: ${words.cells}`}
          rows={cells}
          keyOf={({ engine, prompt }) => `${engine} ${prompt}`}
          columns={[
            { label: words.prompt, value: ({ prompt }) => prompt },
            { label: words.engine, value: ({ engine }) => engine },
            {
              label: words.before,
              value: ({ before }) => before,
              show: ({ before }) => percent(before, null, language),
            },
            { label: words.now, value: ({ now }) => now, show: ({ now }) => percent(now, null, language) },
          ]}
        />
      )}
      {answerIds.length > 0 && (
        <p>
          {words.answers}{' '}
          {answerIds.map((answerId, index) => (
            <span key={answerId}>
              {index > 0 && ', '}
              <Link to="/projects/$projectId/answers/$answerId" params={{ projectId, answerId }}>
                {words.answer(index + 1)}
              </Link>
            </span>
          ))}
        </p>
      )}
      {notes.map((one) => (
        <p key={one} className="small">
          {one}
        </p>
      ))}
    </details>
  );
}

/** Seen, or over, with a note for colleagues. */
function Answer({ event }: { event: Event }) {
  const words = useAreaText(alertWords);
  const { projectId, id: eventId, state } = event;
  const answer = useAct(projectId, (form: FormData) => {
    const note = String(form.get('note')).trim();
    return unwrap(
      client.POST('/v1/projects/{projectId}/alert-events/{eventId}/acknowledge', {
        params: { path: { projectId, eventId } },
        body: { resolve: form.get('act') === 'resolve', ...(note !== '' && { note }) },
      }),
    );
  });
  return (
    <Form className="filters" submit={(form) => answer.mutate(form)}>
      <label>
        {words.note}
        <input name="note" maxLength={2_000} defaultValue={event.note ?? ''} />
      </label>
      <p className="actions">
        {state === 'open' && (
          <button type="submit" name="act" value="acknowledge" disabled={answer.isPending}>
            {words.acknowledge}
          </button>
        )}
        <button
          type="submit"
          name="act"
          value="resolve"
          disabled={answer.isPending}
          title={words.resolveSays}
        >
          {words.resolve}
        </button>
      </p>
      {answer.error && <Failed error={answer.error} />}
    </Form>
  );
}
