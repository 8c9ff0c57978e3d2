import { type ReactNode, useState } from 'react';
import { Field } from '../kit/field.tsx';
import { Form } from '../kit/form.tsx';
import { Opens } from '../kit/opens.tsx';
import { PageHead } from '../kit/page-head.tsx';
import { Failed } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { frameText } from './text/frame.ts';

interface HeadProps {
  area: keyof typeof frameText.en.areas;
  /** One sentence: what the page is for. */
  lead: ReactNode;
  /** The one thing that people come to do. */
  action?: ReactNode;
}

/** The head of a page of settings. */
export function Head({ area, lead, action }: HeadProps) {
  const text = useAreaText(frameText);
  return (
    <PageHead lead={lead} {...(action !== undefined && { action })}>
      {text.areas[area]}
    </PageHead>
  );
}

/** One of several things that can be ended or taken away, with what follows. */
export function Line({ title, says, children }: { title: string; says: ReactNode; children: ReactNode }) {
  return (
    <li className="setting-line">
      <div>
        <b>{title}</b>
        <small>{says}</small>
      </div>
      <div className="actions">{children}</div>
    </li>
  );
}

interface ByNameProps {
  label: string;
  /** What is lost. */
  says: string;
  /** The name that has to be typed. */
  name: string;
  act: { mutate: (name: string) => void; isPending: boolean; error: unknown };
}

/** What is gone for good is only deleted by typing its name. */
export function DeleteByName({ label, says, name, act }: ByNameProps) {
  const text = useAreaText(frameText);
  return (
    <Opens label={label} look="danger">
      {() => (
        <Form
          busy={act.isPending}
          className="bare"
          label={label}
          danger
          submit={({ text }) => act.mutate(text('name'))}
        >
          <p>{says}</p>
          <Field label={text.typeName(name)} name="name" required maxLength={120} autoComplete="off" />
          {act.error !== null && <Failed error={act.error} />}
        </Form>
      )}
    </Opens>
  );
}

/** The outcome of the last change: nothing yet, “saved”, or the error. */
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
