import type { SvcError } from '@svc/client';
import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../text/index.ts';
import { fieldName } from './plain-detail.ts';
import { SaidInEnglish } from './said.tsx';

type FieldError = NonNullable<SvcError['problem']['errors']>[number];

/** Errors in an answer belong to the form that was sent last. */
export function noteSent(form: HTMLFormElement): void {
  sentForm()?.removeAttribute('data-sent');
  form.dataset.sent = '';
}
const sentForm = () => document.querySelector<HTMLFormElement>('form[data-sent]');

/** The form field for a path of the request: by the whole path, by its parent, or by its last part. */
function fieldOf(form: HTMLFormElement, path: string): HTMLElement | null {
  const parts = path.split('.');
  const names = [
    path,
    ...parts.map((_, index) => parts.slice(0, parts.length - index).join('.')),
    ...parts.map((_, index) =>
      parts
        .slice(0, parts.length - index)
        .join('.')
        .replace(/\[\d+\]$/, ''),
    ),
    parts.at(-1) ?? '',
  ];
  for (const name of names) {
    const found = form.elements.namedItem(name);
    const [field] = found instanceof RadioNodeList ? found : [found];
    if (field instanceof HTMLElement) return field;
  }
  return null;
}

/** Shows an error at its field, or with its name where the form has no such field. */
export function FieldErrors({ errors }: { errors: readonly FieldError[] }) {
  const [form] = useState(sentForm);
  const placed = useMemo(
    () => errors.map((error) => ({ error, field: form && fieldOf(form, error.path) })),
    [form, errors],
  );
  useEffect(() => {
    const fields = placed.flatMap(({ field }) => field ?? []);
    for (const field of fields) field.setAttribute('aria-invalid', 'true');
    fields[0]?.focus();
    return () => {
      for (const field of fields) field.removeAttribute('aria-invalid');
    };
  }, [placed]);
  return placed.map(({ error, field }) => {
    const label = field?.closest<HTMLElement>('.field, label, fieldset');
    return label ? (
      createPortal(
        <span className="field-error">
          <Wrong error={error} />
        </span>,
        label,
        error.path,
      )
    ) : (
      <p key={error.path}>
        <SaidInEnglish>{fieldName(error.path)}</SaidInEnglish>: <Wrong error={error} />
      </p>
    );
  });
}

/** In the reader's language for plain rules, otherwise in the service's own words. */
function Wrong({ error: { expected, rule, limit } }: { error: FieldError }) {
  const { states } = useText();
  if (rule) return states.rule[rule](limit ?? 0);
  return expected ? (
    <>
      {states.expected} <SaidInEnglish>{expected}</SaidInEnglish>
    </>
  ) : (
    states.invalid
  );
}
