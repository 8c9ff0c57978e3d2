import { SvcError } from '@svc/client';
import { useState } from 'react';
import { getEngineBreakdown } from '../data/operations.gen.ts';
import { useRead } from '../data/use-read.ts';
import { useFormat } from '../part/format.ts';
import { Failed } from '../part/load.tsx';
import { Said } from '../part/said.tsx';
import { scope } from '../scope.ts';
import { useAreaText } from '../text/area.ts';
import { writerWords } from './words.ts';

interface FieldsProps {
  /** Option that no engine writes: says what is used instead. */
  nobody: string;
}

/** Who writes, and what that may cost. A form reads them with `writerOf`. */
export function WriterFields({ nobody }: FieldsProps) {
  const words = useAreaText(writerWords);
  const [engine, setEngine] = useState('');
  const engines = useRead(getEngineBreakdown, { limit: 100 });
  const writers = engines.data?.items.filter(({ surface }) => surface.startsWith('api')) ?? [];
  return (
    <>
      <div className="filters">
        <label>
          {words.engine}
          <select name="engine" value={engine} onChange={({ target }) => setEngine(target.value)}>
            <option value="">{nobody}</option>
            {writers.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {engine !== '' && !scope.test && (
          <label>
            {words.most}
            <input name="maxCostUsd" type="number" min={0} max={100} step="any" required defaultValue={1} />
          </label>
        )}
      </div>
      {engine !== '' && scope.test && <p className="small">{words.free}</p>}
      {engine !== '' && !scope.test && (
        <>
          <button type="submit" name="estimate" value="1">
            {words.cost}
          </button>{' '}
        </>
      )}
    </>
  );
}

/** What is sent to operations that can have text written by an engine. An allowance of 0 only asks for the price. */
export function writerOf(form: FormData): { engine?: string; maxCostUsd?: number } {
  const engine = String(form.get('engine') ?? '');
  if (engine === '') return {};
  const most = form.get('maxCostUsd');
  if (form.has('estimate')) return { engine, maxCostUsd: 0 };
  return { engine, ...(most !== null && { maxCostUsd: Number(most) }) };
}

/** Why nothing was written: the price where only that was asked for, or what went wrong. */
export function NotWritten({ error }: { error: unknown }) {
  if (
    error instanceof SvcError &&
    error.problem.errors?.some(({ path, received }) => path === 'maxCostUsd' && received === 0)
  )
    return (
      <p className="notice" role="status">
        <Said>{error.problem.detail.split(';')[0]}.</Said>
      </p>
    );
  return error ? <Failed error={error} /> : null;
}

interface WriterProps {
  writer: {
    engine: string;
    model: string | null;
    costUsd: number | null;
    estimatedCostUsd: { low: number; high: number } | null;
  };
}

/** Who wrote it and what it did cost, beside what was estimated. */
export function WrittenBy({ writer: { engine, model, costUsd, estimatedCostUsd } }: WriterProps) {
  const words = useAreaText(writerWords);
  const format = useFormat();
  return (
    <p className="small">
      {words.by(model === null ? engine : `${engine} (${model})`)},{' '}
      {costUsd === null ? words.unknown : words.paid(format.dollars(costUsd))}
      {estimatedCostUsd &&
        ` (${words.between(format.dollars(estimatedCostUsd.low), format.dollars(estimatedCostUsd.high))})`}
    </p>
  );
}
