import type { components } from '@svc/client';
import { createGoal, deleteGoal, updateGoal } from '../../data/operations.gen.ts';
import { useAct } from '../../data/use-read.ts';
import { type Fields, Form } from '../../kit/form.tsx';
import { Opens } from '../../kit/opens.tsx';
import { toast } from '../../kit/toast.tsx';
import { Failed } from '../../part/load.tsx';
import { MeasureChoice, measures } from '../../part/measure-choice.tsx';
import { Remove } from '../../part/remove.tsx';
import { SegmentChoice } from '../../part/segment-choice.tsx';
import { WhereChoice, whereOf } from '../../part/where-choice.tsx';
import { useAreaText } from '../../text/area.ts';
import { goalWords } from './words.ts';

type Goal = components['schemas']['Goal'];

/** The button that sets a goal; the API says at once how often the project moved as far. */
export function NewGoal({ projectId, main = false }: { projectId: string; main?: boolean }) {
  const words = useAreaText(goalWords);
  return (
    <Opens label={words.new} look={main ? 'main' : 'plain'}>
      {(close) => <NewFields projectId={projectId} close={close} />}
    </Opens>
  );
}

function NewFields({ projectId, close }: { projectId: string; close: () => void }) {
  const words = useAreaText(goalWords);
  const make = useAct(createGoal, {
    from: ({ text, oneOf }: Fields) => ({
      projectId,
      name: text('name'),
      measure: oneOf('measure', measures) ?? 'presence',
      target: Number(text('target')) / 100,
      due: text('due'),
      ...whereOf(text('where')),
      ...(text('segmentId') !== '' && { segmentId: text('segmentId') }),
    }),
    done: ({ feasibility }) => {
      toast(feasibility.sentence);
      close();
    },
  });
  return (
    <Form submit={(form) => make.mutate(form)}>
      <p className="small">{words.newSays}</p>
      <label>
        {words.name}
        <input name="name" required maxLength={120} placeholder={words.namePlaceholder} />
      </label>
      <div className="fields">
        <MeasureChoice name="measure" />
        <WhereChoice projectId={projectId} name="where" />
        <Target />
        <SegmentChoice projectId={projectId} name="segmentId" />
      </div>
      <button type="submit" className="main" disabled={make.isPending}>
        {words.set}
      </button>
      {make.error && <Failed error={make.error} />}
    </Form>
  );
}

function Target({ goal }: { goal?: Goal }) {
  const words = useAreaText(goalWords);
  return (
    <>
      <label>
        {words.share}
        <input
          name="target"
          type="number"
          required
          min={1}
          max={100}
          step="any"
          defaultValue={goal && Math.round(goal.target * 1_000) / 10}
        />
      </label>
      <label>
        {words.due}
        <input name="due" type="date" required defaultValue={goal?.due} />
      </label>
    </>
  );
}

/** What is counted stays: another measure or engine is another goal. */
export function ChangeGoal({ goal }: { goal: Goal }) {
  const words = useAreaText(goalWords);
  return (
    <Opens label={words.change} look="quiet">
      {(close) => <ChangeFields goal={goal} close={close} />}
    </Opens>
  );
}

function ChangeFields({ goal, close }: { goal: Goal; close: () => void }) {
  const words = useAreaText(goalWords);
  const path = { projectId: goal.projectId, goalId: goal.id };
  const save = useAct(updateGoal, {
    from: ({ text }: Fields) => ({
      ...path,
      name: text('name'),
      target: Number(text('target')) / 100,
      due: text('due'),
    }),
    done: () => {
      toast(words.saved);
      close();
    },
  });
  const remove = useAct(deleteGoal, { of: path, done: close });
  return (
    <Form submit={(form) => save.mutate(form)}>
      <label>
        {words.name}
        <input name="name" required maxLength={120} defaultValue={goal.name} />
      </label>
      <div className="fields">
        <Target goal={goal} />
      </div>
      <p className="actions">
        <button type="submit" className="main" disabled={save.isPending}>
          {words.save}
        </button>
        <Remove label={words.remove} act={remove} />
      </p>
      {save.error && <Failed error={save.error} />}
    </Form>
  );
}
