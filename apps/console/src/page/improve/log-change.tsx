import type { components } from '@svc/client';
import { logChange } from '../../data/operations.gen.ts';
import { useAct } from '../../data/use-read.ts';
import { Form } from '../../kit/form.tsx';
import { Modal } from '../../kit/modal.tsx';
import { toast } from '../../kit/toast.tsx';
import { Failed } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { improveWords } from './words.ts';

const kinds = [
  'content',
  'technical',
  'links',
  'publicity',
  'product',
  'other',
] as const satisfies components['schemas']['LogChange']['kind'][];

/** What was changed and when: every trend marks it from then on. */
export default function LogChange({ projectId, close }: { projectId: string; close: () => void }) {
  const words = useAreaText(improveWords);
  const log = useAct(logChange, {
    done: () => {
      toast(words.logged);
      close();
    },
  });
  return (
    <Modal label={words.logChange} close={close}>
      <Form
        submit={(form) => {
          const pages = form.text('pages').split(/\s+/).filter(Boolean);
          log.mutate({
            projectId,
            kind: form.oneOf('kind', kinds) ?? 'other',
            note: form.text('note'),
            ...(form.text('at') !== '' && { at: new Date(form.text('at')).toISOString() }),
            ...(pages.length > 0 && { pages }),
          });
        }}
      >
        <label>
          {words.whatChanged}
          <textarea name="note" required maxLength={1_000} rows={2} />
        </label>
        <div className="filters">
          <label>
            {words.kind}
            <select name="kind" defaultValue="content">
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {words.kinds[kind]}
                </option>
              ))}
            </select>
          </label>
          <label>
            {words.at}
            <input name="at" type="datetime-local" />
          </label>
        </div>
        <label>
          {words.changedPages}
          <textarea name="pages" maxLength={8_000} rows={2} placeholder="https://example.com/pricing" />
        </label>
        <button type="submit" className="main" disabled={log.isPending}>
          {words.log}
        </button>
      </Form>
      {log.error && <Failed error={log.error} />}
    </Modal>
  );
}
