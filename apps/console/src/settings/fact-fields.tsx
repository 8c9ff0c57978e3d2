import type { components } from '@svc/client';
import { useState } from 'react';
import { Field } from '../kit/field.tsx';
import { type Fields, Form, Select } from '../kit/form.tsx';
import { Choice } from '../part/choice.tsx';
import { Failed } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { factsText } from './text/facts.ts';
import { frameText } from './text/frame.ts';

export type Fact = components['schemas']['Fact'];
const kinds = ['number', 'price', 'feature', 'date'] as const;
const periods = ['month', 'year', 'once'] as const;

interface Props {
  fact?: Fact;
  /** Ids that are taken. */
  known: readonly string[];
  busy: boolean;
  error: Error | null;
  save: (fact: Fact, form: HTMLFormElement) => void;
}

/** One fact; its kind decides what else is asked. */
export function FactFields({ fact, known, busy, error, save }: Props) {
  const text = useAreaText(factsText);
  const { add, save: saveLabel, commas } = useAreaText(frameText);
  const [kind, setKind] = useState<Fact['kind']>(fact?.kind ?? 'price');
  return (
    <Form
      busy={busy}
      className="bare"
      label={fact ? saveLabel : add}
      submit={(fields, form) => save(factOf(kind, fields, fact?.id, known), form)}
    >
      <Field
        label={text.terms}
        help={`${text.termsSays} ${commas}.`}
        name="terms"
        required
        maxLength={1_600}
        defaultValue={fact?.terms.join(', ')}
      />
      <div className="fields">
        <Choice
          label={text.kind}
          value={kind}
          options={kinds.map((value) => ({ value, label: text.kinds[value] }))}
          choose={setKind}
        />
        {kind === 'feature' ? (
          <Select
            label={text.value}
            name="value"
            value={fact?.kind === 'feature' && !fact.value ? 'no' : 'yes'}
            options={(['yes', 'no'] as const).map((value) => ({ value, label: text[value] }))}
          />
        ) : (
          <label>
            {kind === 'date' ? text.date : text.value}
            <input
              key={kind}
              name="value"
              required
              {...(kind === 'date'
                ? { pattern: '[0-9]{4}(-[0-9]{2}-[0-9]{2})?' }
                : { type: 'number', step: 'any', ...(kind === 'price' && { min: 0 }) })}
              defaultValue={fact?.kind === kind ? String(fact.value) : ''}
            />
          </label>
        )}
        {kind === 'number' && (
          <label>
            {text.unit}
            <input name="unit" maxLength={20} defaultValue={(fact?.kind === 'number' && fact.unit) || ''} />
          </label>
        )}
        {kind === 'price' && (
          <>
            <label>
              {text.currency}
              <input
                name="currency"
                required
                pattern="[A-Za-z]{3}"
                defaultValue={fact?.kind === 'price' ? fact.currency : ''}
              />
            </label>
            <Select
              label={text.period}
              name="period"
              value={(fact?.kind === 'price' && fact.period) || ''}
              options={(['', ...periods] as const).map((value) => ({ value, label: text.periods[value] }))}
            />
          </>
        )}
      </div>
      {error && <Failed error={error} />}
    </Form>
  );
}

function factOf(
  kind: Fact['kind'],
  { text, orNull, number, list }: Fields,
  id: string | undefined,
  known: readonly string[],
): Fact {
  const terms = list('terms');
  const common = { id: id ?? newId(terms[0] ?? '', known), terms };
  if (kind === 'feature') return { ...common, kind, value: text('value') === 'yes' };
  if (kind === 'date') return { ...common, kind, value: text('value') };
  const value = number('value') ?? 0;
  if (kind === 'number') return { ...common, kind, value, unit: orNull('unit') };
  const period = periods.find((one) => one === text('period')) ?? null;
  return { ...common, kind, value, currency: text('currency').toUpperCase(), period };
}

/** “Pro plan” is pro-plan, or pro-plan-2 where that is taken. */
function newId(term: string, known: readonly string[]): string {
  const plain = term
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 50);
  const name = plain || 'fact';
  if (!known.includes(name)) return name;
  let next = 2;
  while (known.includes(`${name}-${next}`)) next += 1;
  return `${name}-${next}`;
}
