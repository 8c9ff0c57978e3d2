import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { refresh } from '../data/use-read.ts';
import { Form as PlainForm } from '../part/form.tsx';
import { Failed } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { frameText } from './text/frame.ts';

/** A change, after which what was read under these keys is read anew. */
export function useAct<Input = void, Output = unknown>(
  act: (input: Input) => Promise<Output>,
  ...changes: readonly (readonly unknown[])[]
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      await Promise.all(changes.map((queryKey) => queries.invalidateQueries({ queryKey })));
      await refresh(queries, 'Projects');
    },
  });
}

/** What became of the last change: nothing, “saved”, or why not. */
export function Outcome({ of, said }: { of: { error: unknown; isSuccess: boolean }; said?: string }) {
  const text = useAreaText(frameText);
  if (of.error) return <Failed error={of.error} />;
  if (!of.isSuccess) return null;
  return (
    <p className="notice" role="status">
      {said ?? text.saved}
    </p>
  );
}

/** A secret that is shown this once. */
export function Secret({ label, value }: { label: string; value: string }) {
  const text = useAreaText(frameText);
  const [copied, setCopied] = useState(false);
  return (
    <div className="notice" role="status">
      <p>
        <strong>{label}</strong> {text.once}
      </p>
      <p>
        <code>{value}</code>{' '}
        <button
          type="button"
          className="quiet"
          onClick={() => void navigator.clipboard.writeText(value).then(() => setCopied(true))}
        >
          {copied ? text.copied : text.copy}
        </button>
      </p>
    </div>
  );
}

interface TableProps {
  label: string;
  columns: readonly string[];
  children: ReactNode;
}

/** Rows that scroll sideways where there is no room. */
export function Rows({ label, columns, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="scroller" tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

interface ChoicesProps {
  legend: string;
  name: string;
  options: readonly { value: string; label: string }[];
  chosen?: readonly string[];
}

/** Boxes to tick; a form reads them by their name. */
export function Choices({ legend, name, options, chosen = [] }: ChoicesProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="choices">
        {options.map(({ value, label }) => (
          <label key={value} className="choice">
            <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SelectProps {
  label: string;
  name: string;
  options: readonly { value: string; label: string }[];
  value?: string;
}

export function Select({ label, name, options, value }: SelectProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

interface FormProps {
  submit: (read: ReturnType<typeof formReader>, form: HTMLFormElement, data: FormData) => void;
  busy: boolean;
  label?: string;
  children: ReactNode;
}

/** What was typed stays when the service refuses it. */
export function Form({ submit, busy, label, children }: FormProps) {
  const text = useAreaText(frameText);
  return (
    <PlainForm className="card" submit={(form, element) => submit(formReader(form), element, form)}>
      {children}
      <button type="submit" className="main" disabled={busy}>
        {label ?? text.save}
      </button>
    </PlainForm>
  );
}

/** What a form holds, read plainly: left empty is null. */
export const formReader = (form: FormData) => ({
  text: (name: string): string => String(form.get(name) ?? '').trim(),
  orNull: (name: string): string | null => String(form.get(name) ?? '').trim() || null,
  number: (name: string): number | null => {
    const value = String(form.get(name) ?? '').trim();
    return value === '' ? null : Number(value);
  },
  all: (name: string): string[] => form.getAll(name).map(String),
  list: (name: string): string[] =>
    String(form.get(name) ?? '')
      .split(/[,\n]/)
      .map((part) => part.trim())
      .filter(Boolean),
  lines: (name: string): string[] =>
    String(form.get(name) ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  is: (name: string): boolean => form.has(name),
});
