import type { components } from '@svc/client';
import { Form } from '../../part/form.tsx';
import { useAreaText } from '../../text/area.ts';
import { Delivery, deliveryOf, RuleFields, ruleOf } from './rule-fields.tsx';
import { alertWords } from './words.ts';

interface Props {
  alert: components['schemas']['Alert'];
  busy: boolean;
  save: (changes: components['schemas']['UpdateAlert']) => void;
}

/** Changes a rule. Its kind and what it counts cannot change: that would be another rule. */
export function ChangeRule({ alert, busy, save }: Props) {
  const words = useAreaText(alertWords);
  const { projectId, kind, name } = alert;
  return (
    <details>
      <summary>{words.changeRule}</summary>
      <Form
        submit={(form) => {
          const { kind: _, ...rule } = ruleOf(form, kind);
          const emptied = (name: string) => form.get(name) === '';
          save({
            ...rule,
            ...(emptied('engine') && { engine: null }),
            ...(emptied('threshold') && { threshold: null }),
            ...deliveryOf(form),
          });
        }}
      >
        <RuleFields projectId={projectId} kind={kind} rule={alert} />
        <Delivery projectId={projectId} name={name} rule={alert} />
        <p>
          <button type="submit" disabled={busy}>
            {words.save}
          </button>
        </p>
      </Form>
    </details>
  );
}
