import { type ComponentProps, type ReactNode, useId } from 'react';

interface About {
  label: string;
  /** Below the field: what to write, or what an empty one means. */
  help?: ReactNode;
  /** What is wrong with what was written. */
  error?: string | undefined;
}

/** One line of text, a number, a day: its label above, help and errors below, read out with it. */
export function Field({ label, help, error, ...input }: About & ComponentProps<'input'>) {
  return (
    <Around label={label} help={help} error={error}>
      {(ids) => <input {...input} {...ids} />}
    </Around>
  );
}

/** Several lines of text. */
export function TextField({ label, help, error, ...area }: About & ComponentProps<'textarea'>) {
  return (
    <Around label={label} help={help} error={error}>
      {(ids) => <textarea rows={3} {...area} {...ids} />}
    </Around>
  );
}

interface Ids {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

function Around({ label, help, error, children }: About & { children: (ids: Ids) => ReactNode }) {
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        ...(described !== '' && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true as const }),
      })}
      {help && (
        <small className="help" id={`${id}-help`}>
          {help}
        </small>
      )}
      {error && (
        <span className="field-error" id={`${id}-error`} role="alert">
          {error}
        </span>
      )}
    </div>
  );
}
