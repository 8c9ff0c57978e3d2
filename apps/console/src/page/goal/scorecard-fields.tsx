import type { components } from '@svc/client';
import { useState } from 'react';
import { createScorecard, updateScorecard } from '../../data/operations.gen.ts';
import { useAct } from '../../data/use-read.ts';
import { Form } from '../../kit/form.tsx';
import { Opens } from '../../kit/opens.tsx';
import { toast } from '../../kit/toast.tsx';
import { Failed } from '../../part/load.tsx';
import { MeasureChoice, measures } from '../../part/measure-choice.tsx';
import { WhereChoice, whereOf } from '../../part/where-choice.tsx';
import { useAreaText } from '../../text/area.ts';
import { goalWords } from './words.ts';

type Scorecard = components['schemas']['Scorecard'];
type Body = components['schemas']['CreateScorecard'];

const percentOf = (share: number | undefined): number | undefined =>
  share === undefined ? undefined : Math.round(share * 1e4) / 100;

/** The button that makes a scorecard. */
export function NewScorecard({ projectId }: { projectId: string }) {
  const words = useAreaText(goalWords);
  return (
    <Opens label={words.newCard} look="main">
      {(close) => <NewFields projectId={projectId} close={close} />}
    </Opens>
  );
}

function NewFields({ projectId, close }: { projectId: string; close: () => void }) {
  const words = useAreaText(goalWords);
  const make = useAct(createScorecard, { from: (body: Body) => ({ projectId, ...body }), done: close });
  return (
    <>
      <ScorecardFields projectId={projectId} label={words.make} busy={make.isPending} submit={make.mutate} />
      {make.error && <Failed error={make.error} />}
    </>
  );
}

/** Other targets make a new version; earlier readings keep theirs. */
export function ChangeScorecard({ card }: { card: Scorecard }) {
  const words = useAreaText(goalWords);
  return <Opens label={words.change}>{(close) => <ChangeFields card={card} close={close} />}</Opens>;
}

function ChangeFields({ card, close }: { card: Scorecard; close: () => void }) {
  const words = useAreaText(goalWords);
  const { projectId, id: scorecardId } = card;
  const save = useAct(updateScorecard, {
    from: (body: Body) => ({ projectId, scorecardId, ...body }),
    done: () => {
      toast(words.saved);
      close();
    },
  });
  return (
    <>
      <ScorecardFields
        projectId={projectId}
        card={card}
        label={words.save}
        busy={save.isPending}
        submit={save.mutate}
      />
      {save.error && <Failed error={save.error} />}
    </>
  );
}

interface FieldsProps {
  projectId: string;
  card?: Scorecard;
  label: string;
  busy: boolean;
  submit: (body: Body) => void;
}

/** Rows with a target and a weight each. */
function ScorecardFields({ projectId, card, label, busy, submit }: FieldsProps) {
  const words = useAreaText(goalWords);
  const [rows, setRows] = useState((card?.rows ?? [null]).map((_, index) => index));
  const read = (form: FormData): Body => {
    const text = (name: string) => String(form.get(name)).trim();
    return {
      name: text('name'),
      days: Number(text('days')),
      rows: rows.map((row, index) => {
        // Fields of a row that this form does not show are kept.
        const { segmentId, floor } = card?.rows[row] ?? {};
        return {
          name: text(`rows[${index}].name`),
          measure: measures.find((one) => one === text(`rows[${index}].measure`)) ?? 'presence',
          target: Number(text(`rows[${index}].target`)) / 100,
          weight: Number(text(`rows[${index}].weight`)),
          ...whereOf(text(`rows[${index}].where`)),
          ...(segmentId && { segmentId }),
          ...(floor && { floor }),
        };
      }),
    };
  };
  return (
    <Form submit={(form) => submit(read(form))}>
      <div className="fields">
        <label>
          {words.name}
          <input name="name" required maxLength={120} defaultValue={card?.name} />
        </label>
        <label>
          {words.days}
          <input name="days" type="number" required min={1} max={365} defaultValue={card?.days ?? 30} />
        </label>
      </div>
      {rows.map((row, index) => (
        <fieldset key={row} className="fields">
          <legend>
            {words.row} {index + 1}
          </legend>
          <label>
            {words.name}
            <input
              name={`rows[${index}].name`}
              defaultValue={card?.rows[row]?.name}
              required
              maxLength={120}
            />
          </label>
          <MeasureChoice name={`rows[${index}].measure`} defaultValue={card?.rows[row]?.measure} />
          <WhereChoice
            projectId={projectId}
            name={`rows[${index}].where`}
            {...(card?.rows[row] && { value: card.rows[row] })}
          />
          <label>
            {words.share}
            <input
              name={`rows[${index}].target`}
              defaultValue={percentOf(card?.rows[row]?.target)}
              type="number"
              required
              min={1}
              max={100}
              step="any"
            />
          </label>
          <label>
            {words.weight}
            <input
              name={`rows[${index}].weight`}
              defaultValue={card?.rows[row]?.weight ?? 1}
              type="number"
              required
              min={0.1}
              max={1_000}
              step="any"
            />
          </label>
          {rows.length > 1 && (
            <p>
              <button type="button" onClick={() => setRows(rows.filter((one) => one !== row))}>
                {words.removeRow}
              </button>
            </p>
          )}
        </fieldset>
      ))}
      <p className="actions">
        <button
          type="button"
          disabled={rows.length >= 20}
          onClick={() => setRows([...rows, Math.max(...rows) + 1])}
        >
          {words.addRow}
        </button>
        <button type="submit" className="main" disabled={busy}>
          {label}
        </button>
      </p>
    </Form>
  );
}
