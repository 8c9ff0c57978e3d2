import { useState } from 'react';
import { createExperiment, estimateExperiment } from '../../data/operations.gen.ts';
import { useAct, useRead } from '../../data/use-read.ts';
import { Form } from '../../kit/form.tsx';
import { Opens } from '../../kit/opens.tsx';
import { Table } from '../../kit/table.tsx';
import { useFormat } from '../../part/format.ts';
import { Failed, Load } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { useText } from '../../text/index.ts';
import { improveWords } from './words.ts';

/** The button that sets up an experiment. */
export function NewExperiment({ projectId }: { projectId: string }) {
  const words = useAreaText(improveWords);
  return (
    <Opens label={words.newExperiment} look="main">
      {(close) => <ExperimentFields projectId={projectId} close={close} />}
    </Opens>
  );
}

/** What an experiment of this size could show, and for how much, before it is set up. */
function ExperimentFields({ projectId, close }: { projectId: string; close: () => void }) {
  const words = useAreaText(improveWords);
  const [design, setDesign] = useState({ samplesK: 3, scansBefore: 1, scansAfter: 2 });
  const [points, setPoints] = useState(10);
  const [sequential, setSequential] = useState(false);
  const size = {
    ...design,
    smallestEffect: points / 100,
    stopRule: sequential ? ('sequential' as const) : ('fixed' as const),
  };
  const make = useAct(createExperiment, {
    from: ({ name, change }: { name: string; change: string }) => ({ projectId, name, change, ...size }),
    done: close,
  });
  const field = (key: keyof typeof design, most: number) => (
    <label>
      {words.design[key]}
      <input
        type="number"
        min={1}
        max={most}
        value={design[key]}
        onChange={({ target }) =>
          setDesign({ ...design, [key]: Math.min(most, Math.max(1, target.valueAsNumber || 1)) })
        }
      />
    </label>
  );
  return (
    <Form
      submit={(form) => make.mutate({ name: String(form.get('name')), change: String(form.get('change')) })}
    >
      <label>
        {words.name}
        <input name="name" required maxLength={120} />
      </label>
      <label>
        {words.whatChanges}
        <textarea name="change" required maxLength={1_000} rows={2} />
      </label>
      <div className="fields">
        {field('samplesK', 10)}
        {field('scansBefore', 5)}
        {field('scansAfter', 8)}
        <label>
          {words.smallest}
          <input
            type="number"
            min={1}
            max={50}
            value={points}
            onChange={({ target }) => setPoints(Math.min(50, Math.max(1, target.valueAsNumber || 1)))}
          />
        </label>
      </div>
      <label className="choice">
        <input
          type="checkbox"
          checked={sequential}
          onChange={({ target }) => setSequential(target.checked)}
        />{' '}
        <span>{words.sequential}</span>
      </label>
      <Sizes projectId={projectId} size={size} />
      <button type="submit" className="main" disabled={make.isPending}>
        {words.register}
      </button>
      {make.error && <Failed error={make.error} />}
    </Form>
  );
}

interface Size {
  samplesK: number;
  scansBefore: number;
  scansAfter: number;
  smallestEffect: number;
  stopRule: 'fixed' | 'sequential';
}

function Sizes({ projectId, size }: { projectId: string; size: Size }) {
  const words = useAreaText(improveWords);
  const { figure } = useText();
  const format = useFormat();
  const estimate = useRead(estimateExperiment, { projectId, ...size });
  return (
    <Load query={estimate} lines={5}>
      {({ sizes, advice }) => (
        <div aria-live="polite">
          <Table
            name={words.power}
            rows={sizes}
            keyOf={({ prompts }) => String(prompts)}
            columns={[
              { label: figure.prompts, value: ({ prompts }) => prompts },
              {
                label: words.units.credits,
                value: ({ credits }) => credits,
                show: ({ credits }) => format.count(credits),
              },
              { label: words.power, value: ({ power }) => power, show: ({ power }) => format.share(power) },
            ]}
          />
          {advice.map((one) => (
            <p key={one} className="small">
              {one}
            </p>
          ))}
        </div>
      )}
    </Load>
  );
}
