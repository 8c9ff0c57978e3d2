import { useRouterState } from '@tanstack/react-router';
import { createSavedView } from '../data/operations.gen.ts';
import { useAct } from '../data/use-read.ts';
import { Form } from '../kit/form.tsx';
import { Modal } from '../kit/modal.tsx';
import { toast } from '../kit/toast.tsx';
import { Failed } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { keptOf, operationAt } from './pages.ts';
import { ViewFields, viewFields } from './view-fields.tsx';
import { viewWords } from './words.ts';

/** Keeps page, filters, columns and order under a name. */
export default function SaveView({ projectId, close }: { projectId: string; close: () => void }) {
  const text = useAreaText(viewWords);
  const { pathname, search } = useRouterState({ select: ({ location }) => location });
  const shows = operationAt(pathname);
  const save = useAct(createSavedView, {
    done: ({ name }) => {
      toast(text.saved(name));
      close();
    },
  });
  return (
    <Modal label={text.save} close={close}>
      {shows === undefined ? (
        <p>{text.notHere}</p>
      ) : (
        <Form submit={(form) => save.mutate({ ...viewFields(form), shows, ...keptOf(projectId, search) })}>
          <p>{text.says}</p>
          <ViewFields />
          <button type="submit" className="main" disabled={save.isPending}>
            {text.keep}
          </button>
        </Form>
      )}
      {save.error && <Failed error={save.error} />}
    </Modal>
  );
}
