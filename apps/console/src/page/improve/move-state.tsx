import { updateRecommendation } from '../../data/operations.gen.ts';
import { useAct } from '../../data/use-read.ts';
import { Form } from '../../kit/form.tsx';
import { toast } from '../../kit/toast.tsx';
import { Failed } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { caseWords } from './case-words.ts';
import type { Recommendation } from './move.tsx';
import { improveWords } from './words.ts';
import { Measure } from './worked.tsx';

const settable = ['accepted', 'in_progress', 'shipped', 'dismissed', 'suggested'] as const;

/** How far the move is, who does it by when, and whether it worked. */
export function MoveState({ move }: { move: Recommendation }) {
  const words = useAreaText(improveWords);
  const { worked } = useAreaText(caseWords);
  const { projectId, id: recId, state, owner, due } = move;
  const set = useAct(updateRecommendation, { done: () => toast(words.saved) });
  const shipped = state === 'shipped' || state === 'verified' || state === 'not_confirmed';
  const submit = (form: FormData) => {
    const text = (name: string) => String(form.get(name)).trim();
    const chosen = settable.find((one) => one === text('state'));
    set.mutate({
      projectId,
      recId,
      ...(chosen && chosen !== state && { state: chosen }),
      ...(text('note') !== '' && { note: text('note') }),
      owner: text('owner') || null,
      due: text('due') || null,
    });
  };
  return (
    <section className="card">
      <h2>{words.states[state]}</h2>
      <Form submit={submit} className="filters" key={move.updatedAt}>
        <label>
          {words.state}
          <select name="state" defaultValue={state}>
            {[...new Set([state, ...settable])].map((one) => (
              <option key={one} value={one}>
                {words.states[one]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.owner}
          <input name="owner" maxLength={120} defaultValue={owner ?? ''} />
        </label>
        <label>
          {words.due}
          <input name="due" type="date" defaultValue={due ?? ''} />
        </label>
        <label>
          {words.note}
          <input name="note" maxLength={1_000} />
        </label>
        <p>
          <button type="submit" disabled={set.isPending}>
            {words.save}
          </button>
        </p>
      </Form>
      {shipped && (
        <p>
          {worked.title} <Measure projectId={projectId} recId={recId} />
        </p>
      )}
      {set.error && <Failed error={set.error} />}
    </section>
  );
}
