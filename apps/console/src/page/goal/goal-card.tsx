import type { components } from '@svc/client';
import { percent, twentyDots } from '@svc/figures';
import { deleteGoal, updateGoal } from '../../data/operations.gen.ts';
import { useAct } from '../../data/use-read.ts';
import { FigureBox } from '../../figure/figure-box.tsx';
import { Form } from '../../kit/form.tsx';
import { Table } from '../../kit/table.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { Badge } from '../../part/badge.tsx';
import { estimateText, useFormat } from '../../part/format.ts';
import { Failed } from '../../part/load.tsx';
import { Remove } from '../../part/remove.tsx';
import { Said } from '../../part/said.tsx';
import { useAreaText } from '../../text/area.ts';
import { useWording } from '../../text/index.ts';
import { goalWords } from './words.ts';

type Goal = components['schemas']['Goal'];

/** One goal: where it stands, how probable it is, and what it would take to know. */
export function GoalCard({ goal }: { goal: Goal }) {
  const { text, language } = useWording();
  const words = useAreaText(goalWords);
  const format = useFormat();
  const labels = useLabels();
  const { name, measure, target, due, engine, state, feasibility, standing } = goal;
  const { figure, probability, missing, pace, milestones, toKnow } = standing;
  return (
    <li className="card">
      <h2>{name}</h2>
      <p>
        <strong>{words.target(percent(target, null, language), format.date(due))}</strong> ·{' '}
        {words.state[state]}{' '}
        <span className="small">
          {[text.history.measures[measure], engine && labels.engine(engine), pace && words.pace[pace]]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      {figure && (
        <p>
          {words.now}: <strong>{estimateText(figure, language) ?? text.status[figure.status]}</strong>{' '}
          <Badge provenance={figure.provenance} /> <span className="small">{format.when(figure.asOf)}</span>
        </p>
      )}
      {probability === null ? (
        <p>
          <Said>{missing}</Said>
        </p>
      ) : (
        <>
          <FigureBox
            name={`${name}: ${words.chance}`}
            draw={(width) =>
              twentyDots(
                { label: words.chance, probability, predicted: true },
                { width: Math.min(width, 400), language },
              )
            }
            table={{ columns: [words.chance], rows: [[probability]] }}
          />
          <p className="small">
            <Badge provenance="predicted" /> {words.chanceSays}
          </p>
        </>
      )}
      <p className="small">
        <Said>{feasibility.sentence}</Said>{' '}
        {toKnow && words.toKnow(toKnow.prompts, toKnow.samplesK, format.count(toKnow.credits))}
      </p>
      <details>
        <summary>{words.milestones}</summary>
        <Table
          name={`${name}: ${words.milestones}`}
          rows={milestones}
          keyOf={({ at }) => at}
          columns={[
            { label: words.at, value: ({ at }) => at, show: ({ at }) => format.day(at) },
            {
              label: words.expected,
              value: ({ expected }) => expected,
              show: ({ expected }) => percent(expected, null, language),
            },
            {
              label: words.shown,
              value: ({ shown }) => shown,
              show: ({ shown, ci }) => (shown === null ? '–' : percent(shown, ci ?? null, language)),
            },
          ]}
        />
      </details>
      <Edit goal={goal} />
    </li>
  );
}

function Edit({ goal }: { goal: Goal }) {
  const words = useAreaText(goalWords);
  const save = useAct(updateGoal, {
    from: (form: FormData) => ({
      projectId: goal.projectId,
      goalId: goal.id,
      name: String(form.get('name')),
      target: Number(form.get('target')) / 100,
      due: String(form.get('due')),
    }),
  });
  const remove = useAct(deleteGoal, { of: { projectId: goal.projectId, goalId: goal.id } });
  return (
    <details>
      <summary>{words.change}</summary>
      <Form className="filters" submit={(form) => save.mutate(form)} key={goal.updatedAt}>
        <label>
          {words.name}
          <input name="name" required maxLength={120} defaultValue={goal.name} />
        </label>
        <label>
          {words.share}
          <input
            name="target"
            type="number"
            required
            min={1}
            max={100}
            step="any"
            defaultValue={Math.round(goal.target * 1_000) / 10}
          />
        </label>
        <label>
          {words.due}
          <input name="due" type="date" required defaultValue={goal.due} />
        </label>
        <p className="actions">
          <button type="submit" disabled={save.isPending}>
            {words.save}
          </button>
          <Remove label={words.remove} act={remove} />
        </p>
      </Form>
      {save.error && <Failed error={save.error} />}
    </details>
  );
}
