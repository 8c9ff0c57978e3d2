import { useSuspenseQuery } from '@tanstack/react-query';
import { createGoal } from '../../data/operations.gen.ts';
import { useAct } from '../../data/use-read.ts';
import { type Fields, Form } from '../../kit/form.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { Failed } from '../../part/load.tsx';
import { MeasureChoice, measures } from '../../part/measure-choice.tsx';
import { overviewQuery } from '../../part/queries.ts';
import { Said } from '../../part/said.tsx';
import { SegmentChoice } from '../../part/segment-choice.tsx';
import { useAreaText } from '../../text/area.ts';
import { goalWords } from './words.ts';

/** A target with its day; the API says at once how often the project moved as far. */
export function NewGoal({ projectId }: { projectId: string }) {
  const words = useAreaText(goalWords);
  const { data } = useSuspenseQuery(overviewQuery(projectId));
  const labels = useLabels();
  const make = useAct(createGoal, {
    from: ({ text, oneOf }: Fields) => ({
      projectId,
      name: text('name'),
      measure: oneOf('measure', measures) ?? 'presence',
      target: Number(text('target')) / 100,
      due: text('due'),
      ...(text('engine') !== '' && { engine: text('engine') }),
      ...(text('segmentId') !== '' && { segmentId: text('segmentId') }),
    }),
  });
  return (
    <details className="card">
      <summary>{words.new}</summary>
      <Form key={make.data?.id} submit={(form) => make.mutate(form)}>
        <label>
          {words.name}
          <input name="name" required maxLength={120} />
        </label>
        <div className="filters">
          <MeasureChoice name="measure" />
          <label>
            {words.share}
            <input name="target" type="number" required min={1} max={100} step="any" />
          </label>
          <label>
            {words.due}
            <input name="due" type="date" required />
          </label>
          <label>
            {words.engine}
            <select name="engine">
              <option value="">{words.all}</option>
              {data.project.engines.map((engine) => (
                <option key={engine} value={engine}>
                  {labels.engine(engine)}
                </option>
              ))}
            </select>
          </label>
          <SegmentChoice projectId={projectId} name="segmentId" />
        </div>
        <button type="submit" className="main" disabled={make.isPending}>
          {words.set}
        </button>
      </Form>
      {make.data && (
        <p role="status">
          <Said>{make.data.feasibility.sentence}</Said>
        </p>
      )}
      {make.error && <Failed error={make.error} />}
    </details>
  );
}
