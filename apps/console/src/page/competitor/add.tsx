import { useState } from 'react';
import { addCompetitor } from '../../data/operations.gen.ts';
import { useAct } from '../../data/use-read.ts';
import { Form } from '../../kit/form.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Modal } from '../../kit/modal.tsx';
import { toast } from '../../kit/toast.tsx';
import { Failed } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { useText } from '../../text/index.ts';
import { competitorWords } from './words.ts';

/** A rival by name and site; stored answers are read for it, at no cost. */
export function AddCompetitor({ projectId }: { projectId: string }) {
  const { competitors } = useText();
  const words = useAreaText(competitorWords);
  const [open, setOpen] = useState(false);
  const add = useAct(addCompetitor, {
    done: ({ name }) => {
      setOpen(false);
      toast(words.added(name));
    },
  });
  return (
    <>
      <button type="button" className="small" onClick={() => setOpen(true)}>
        <Icon name="plus" /> {competitors.add}
      </button>
      {open && (
        <Modal label={competitors.add} close={() => setOpen(false)}>
          <Form
            submit={(form) => {
              const domain = String(form.get('domains')).trim();
              add.mutate({
                projectId,
                backfill: 'true',
                name: String(form.get('name')),
                ...(domain !== '' && { domains: [domain] }),
              });
            }}
          >
            <label>
              {competitors.name}
              <input name="name" required maxLength={120} />
            </label>
            <label>
              {competitors.domain}
              <input name="domains" maxLength={253} placeholder="example.com" />
            </label>
            <p className="small">{competitors.read}</p>
            <button type="submit" className="main" disabled={add.isPending}>
              {competitors.save}
            </button>
          </Form>
          {add.error && <Failed error={add.error} />}
        </Modal>
      )}
    </>
  );
}
