import type { components } from '@svc/client';
import { shareTop } from '@svc/figures';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { acknowledgeAlertEvent } from '../../data/operations.gen.ts';
import { useAct } from '../../data/use-read.ts';
import { Card } from '../../kit/card.tsx';
import { Strip } from '../../kit/figure.tsx';
import { Form } from '../../kit/form.tsx';
import { Modal } from '../../kit/modal.tsx';
import { toast } from '../../kit/toast.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Failed } from '../../part/load.tsx';
import { Said } from '../../part/said.tsx';
import { useAreaText } from '../../text/area.ts';
import { useFalseAlarms } from './rate.tsx';
import { alertWords } from './words.ts';

type Event = components['schemas']['AlertEvent'];
type Kind = components['schemas']['Alert']['kind'];

/** One alert: what it says with its range, before and now on one axis, the prompts that moved, and what to do. */
export function EventCard({ event, kind }: { event: Event; kind: Kind | undefined }) {
  const words = useAreaText(alertWords);
  const format = useFormat();
  const rate = useFalseAlarms();
  const { name, state, severity, sentence, firedAt, falseAlarms, note } = event;
  const who = (by: string | null) => (by === null || by === 'system' ? words.figuresBack : '');
  return (
    <li className="c6">
      <Card
        className="alert-card"
        title={name}
        about={[
          words.fired(format.shortDay(firedAt)),
          event.acknowledgedAt &&
            words.seen(who(event.acknowledgedBy), format.shortDay(event.acknowledgedAt)),
          event.resolvedAt && words.over(who(event.resolvedBy), format.shortDay(event.resolvedAt)),
        ]
          .filter(Boolean)
          .join(' · ')}
        action={
          <span className="actions">
            <span className={`tag ${severity === 'info' ? '' : 'warn'}`}>{words.severity[severity]}</span>
            <span className="tag">{words.eventState[state]}</span>
          </span>
        }
        foot={rate(falseAlarms, kind)}
      >
        <p className="alert-says">
          <Said>{sentence}</Said>
        </p>
        <Sides event={event} />
        <Evidence event={event} />
        {note !== null && <blockquote>{note}</blockquote>}
        <Answer event={event} />
      </Card>
    </li>
  );
}

/** Before and on the day that it fired, on one axis, and the tested difference. */
function Sides({ event: { reading, firedAt } }: { event: Event }) {
  const words = useAreaText(alertWords);
  const format = useFormat();
  const sides = [
    { label: words.before, side: reading.before },
    { label: format.shortDay(firedAt), side: reading.now },
  ].flatMap(({ label, side }) => (side ? [{ label, side }] : []));
  if (sides.length === 0) return null;
  const top = shareTop(sides.map(({ side }) => side.ci));
  const { change } = reading;
  return (
    <dl className="alert-sides">
      {sides.map(({ label, side }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Strip
              shown={{
                value: side.value,
                ci: side.ci,
                trials: side.trials ?? 0,
                status: 'measured',
                predicted: false,
              }}
              width={170}
              top={top}
            />
            <span className="num">
              <b>{format.value({ value: side.value, ci: side.ci })}</b>
              {side.ci && <span>{format.range(side.ci)}</span>}
            </span>
            {side.trials !== undefined && (
              <small className="micro">{words.ofAnswers(format.count(side.trials))}</small>
            )}
          </dd>
        </div>
      ))}
      {change && (
        <div>
          <dt>{words.change}</dt>
          <dd className={`num verdict ${reading.direction ?? ''}`}>
            <b>
              {reading.direction === 'rise' ? '▲ ' : reading.direction === 'fall' ? '▼ ' : ''}
              {format.difference(change.value, change.ci)}
            </b>
            {change.ci && <span>{format.differenceRange(change.ci)}</span>}
          </dd>
        </div>
      )}
    </dl>
  );
}

const mostCells = 3;

function Evidence({ event }: { event: Event }) {
  const words = useAreaText(alertWords);
  const labels = useLabels();
  const format = useFormat();
  const { cells, answerIds, notes, scanId } = event.evidence;
  const { projectId } = event;
  return (
    <>
      {notes.length > 0 && (
        <p className="small">
          <b>{words.cause}:</b> <Said>{notes.join(' ')}</Said>
        </p>
      )}
      {cells.length > 0 && (
        <>
          <h3>{words.cells}</h3>
          <ul className="lines tight">
            {cells.slice(0, mostCells).map(({ engine, prompt, before, now }) => (
              <li key={`${engine} ${prompt}`}>
                <span>{prompt}</span>
                <small>{words.moved(labels.engine(engine), format.share(before), format.share(now))}</small>
              </li>
            ))}
          </ul>
        </>
      )}
      {scanId !== null && (
        <p className="small">
          {answerIds.length > 0 ? (
            <Link to="/projects/$projectId/answers" params={{ projectId }} search={{ scanId }}>
              {words.answers}
            </Link>
          ) : (
            <Link to="/projects/$projectId/scans/$scanId" params={{ projectId, scanId }}>
              {words.scan}
            </Link>
          )}
        </p>
      )}
    </>
  );
}

/** Buttons of an alert: acknowledge it, or resolve it with a note for colleagues. */
function Answer({ event }: { event: Event }) {
  const words = useAreaText(alertWords);
  const [resolving, setResolving] = useState(false);
  const { projectId, id: eventId, state } = event;
  const acknowledge = useAct(acknowledgeAlertEvent, { done: () => toast(words.acknowledged) });
  const resolve = useAct(acknowledgeAlertEvent, {
    done: () => {
      setResolving(false);
      toast(words.resolved);
    },
  });
  if (state === 'resolved') return null;
  return (
    <>
      <p className="actions">
        {state === 'open' && (
          <button
            type="button"
            className="main small"
            disabled={acknowledge.isPending}
            onClick={() => acknowledge.mutate({ projectId, eventId })}
          >
            {words.acknowledge}
          </button>
        )}
        <button type="button" className="small" onClick={() => setResolving(true)}>
          {words.resolve}
        </button>
      </p>
      {acknowledge.error && <Failed error={acknowledge.error} />}
      {resolving && (
        <Modal label={`${words.resolve}: ${event.name}`} close={() => setResolving(false)}>
          <p>{words.resolveSays}</p>
          <Form
            className=""
            busy={resolve.isPending}
            label={words.resolve}
            submit={({ orNull }) => {
              const note = orNull('note');
              resolve.mutate({ projectId, eventId, resolve: true, ...(note !== null && { note }) });
            }}
          >
            <label>
              {words.note}
              <textarea name="note" rows={3} maxLength={2_000} defaultValue={event.note ?? ''} />
            </label>
          </Form>
          {resolve.error && <Failed error={resolve.error} />}
        </Modal>
      )}
    </>
  );
}
