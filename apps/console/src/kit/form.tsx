import type { ComponentProps, ReactNode } from 'react';
import { noteSent } from '../part/field-errors.tsx';
import { useAreaText } from '../text/area.ts';
import { formWords } from './form-words.ts';

/** Values of a form: an empty field is null. */
export class Fields extends FormData {
  text = (name: string): string => String(this.get(name) ?? '').trim();
  orNull = (name: string): string | null => this.text(name) || null;
  number = (name: string): number | null => (this.text(name) === '' ? null : Number(this.text(name)));
  all = (name: string): string[] => this.getAll(name).map(String);
  is = (name: string): boolean => this.has(name);
  list = (name: string): string[] => this.parts(name, /[,\n]/);
  lines = (name: string): string[] => this.parts(name, '\n');
  /** The value, if it is one of these. */
  oneOf = <T extends string>(name: string, allowed: readonly T[]): T | undefined =>
    allowed.find((one) => one === this.get(name));
  private parts = (name: string, between: string | RegExp): string[] =>
    String(this.get(name) ?? '')
      .split(between)
      .map((part) => part.trim())
      .filter(Boolean);
}

interface Props extends Omit<ComponentProps<'form'>, 'action' | 'onSubmit'> {
  /** Gets the fields, with the button that was pressed if it has a name, and the form itself. */
  submit: (fields: Fields, form: HTMLFormElement) => void;
  /** Given: the form has its button, and stands in a card unless it says otherwise. */
  busy?: boolean;
  /** On the button; left out: “Save”. */
  label?: string;
  /** The button ends something. */
  danger?: boolean;
  children: ReactNode;
}

/** The one form. What was typed stays when the service refuses it, and errors land at their fields. */
export function Form({ submit, busy, label, danger = false, children, ...attributes }: Props) {
  const words = useAreaText(formWords);
  return (
    <form
      {...(busy !== undefined && { className: 'card' })}
      {...attributes}
      onSubmit={(event) => {
        event.preventDefault();
        const { nativeEvent } = event;
        noteSent(event.currentTarget);
        const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
        submit(new Fields(event.currentTarget, submitter), event.currentTarget);
      }}
    >
      {children}
      {busy !== undefined && (
        <button type="submit" className={danger ? 'danger' : 'main'} disabled={busy}>
          {label ?? words.save}
        </button>
      )}
    </form>
  );
}

interface SelectProps {
  label: string;
  name: string;
  options: readonly { value: string; label: string }[];
  value?: string | undefined;
  /** Said below it. */
  help?: string;
  onChange?: (value: string) => void;
}

/** One of several; the form reads it by its name. */
export function Select({ label, name, options, value, help, onChange }: SelectProps) {
  return (
    <label>
      {label}
      <select
        name={name}
        defaultValue={value}
        {...(onChange && { onChange: ({ target }) => onChange(target.value) })}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {help && <small className="help">{help}</small>}
    </label>
  );
}

interface ChoicesProps {
  legend: string;
  name: string;
  options: readonly { value: string; label: string; detail?: string }[];
  chosen?: readonly string[];
}

/** Boxes to tick; a form reads them by their name. */
export function Choices({ legend, name, options, chosen = [] }: ChoicesProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="choices">
        {options.map(({ value, label, detail }) => (
          <label key={value} className="choice">
            <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
            <span>
              {label}
              {detail !== undefined && (
                <>
                  {' '}
                  <code className="micro">{detail}</code>
                </>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
