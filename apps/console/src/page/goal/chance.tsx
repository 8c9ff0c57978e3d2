import type { components } from '@svc/client';
import { twentyDots } from '@svc/figures';
import { useState } from 'react';
import { Card } from '../../kit/card.tsx';
import { Marks } from '../../kit/marks.tsx';
import { Modal } from '../../kit/modal.tsx';
import { Table } from '../../kit/table.tsx';
import { useFormat } from '../../part/format.ts';
import { Said } from '../../part/said.tsx';
import { useAreaText } from '../../text/area.ts';
import { useWording } from '../../text/index.ts';
import { goalWords } from './words.ts';

type Goal = components['schemas']['Goal'];

/** Whether the target will be shown on its day: one verdict, and what would tell more. */
export function Chance({ goal }: { goal: Goal }) {
  const { language } = useWording();
  const words = useAreaText(goalWords);
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const { name, target, due, state, feasibility, standing } = goal;
  const { figure, probability, missing, milestones, toKnow } = standing;
  const over = state === 'met' || state === 'missed';
  const count = probability === null ? null : Math.round(probability * 20);
  return (
    <Card
      className="c4"
      title={over ? words.wasIt : state === 'reached' ? words.willHold : words.willIt}
      about={words.chanceOf(format.share(target), format.date(due))}
      foot={over || count === null ? words.atLast(format.date(due)) : words.outlined}
      footActions={
        <button type="button" className="quiet" onClick={() => setOpen(true)}>
          {words.milestones}
        </button>
      }
    >
      {over ? (
        <p className="tile-value">{words.state[state]}</p>
      ) : count === null ? (
        <p className="chance-says">
          <b>{words.cannotTell}</b> <Said>{missing}</Said>
        </p>
      ) : (
        <>
          <p className="tile-value">{words.chanceIn(count)}</p>
          <Marks
            hidden
            figure={twentyDots(
              { label: words.willIt, probability: count / 20, predicted: true },
              { language },
            )}
          />
        </>
      )}
      {figure?.value != null && (
        <p className="chance-says">
          {words.nowIs(format.value(figure) ?? '', figure.ci ? format.range(figure.ci) : '')}{' '}
          {!over &&
            state !== 'reached' &&
            figure.value >= target &&
            `${words.notSure(format.share(target))} `}
          {!over && count !== null && words.goesOn}
        </p>
      )}
      {!over && (
        <p className="chance-says">
          {words.whenSet} <Said>{feasibility.sentence}</Said>
        </p>
      )}
      {!over && toKnow && (
        <p className="chance-says">
          {words.toKnow(format.count(toKnow.prompts), toKnow.samplesK)}{' '}
          <b>{words.credits(format.count(toKnow.credits))}</b>.
        </p>
      )}
      {open && (
        <Modal label={`${name}: ${words.milestones}`} close={() => setOpen(false)}>
          <Table
            name={`${name}: ${words.milestones}`}
            rows={milestones}
            keyOf={({ at }) => at}
            columns={[
              { label: words.at, value: ({ at }) => at, show: ({ at }) => format.day(at) },
              {
                label: words.expected,
                value: ({ expected }) => expected,
                show: ({ expected }) => format.share(expected),
              },
              {
                label: words.shown,
                value: ({ shown }) => shown,
                show: ({ shown, ci }) =>
                  shown === null
                    ? '–'
                    : `${format.value({ value: shown, ci: ci ?? null })}${ci ? ` (${format.range(ci)})` : ''}`,
              },
            ]}
          />
        </Modal>
      )}
    </Card>
  );
}
