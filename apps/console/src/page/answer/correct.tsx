import { type components, unwrap } from '@svc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api.ts';
import { Form } from '../../kit/form.tsx';
import { Failed } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { answerWords } from './words.ts';

type Answer = components['schemas']['Answer'];

interface Props {
  answer: Answer;
  projectId: string;
  brand: Answer['detection']['brands'][number];
  name: string;
}

/** A person’s word stands, and teaches the rule for the other answers. */
export function Correct({ answer, projectId, brand, name }: Props) {
  const words = useAreaText(answerWords);
  const queries = useQueryClient();
  const wrong = brand.present;
  const correct = useMutation({
    mutationFn: (note: string) =>
      unwrap(
        client.PATCH('/v1/projects/{projectId}/detections/{detectionId}', {
          params: { path: { projectId, detectionId: brand.id } },
          body: { isBrand: !wrong, ...(note !== '' && { note }) },
        }),
      ),
    // The answer is read again when the page is next opened: the service takes some seconds, and the thanks should stay visible.
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['answer', answer.id], refetchType: 'none' });
      await queries.invalidateQueries({ queryKey: ['project', projectId], refetchType: 'none' });
    },
  });
  return (
    <details>
      <summary>{words.wrong}</summary>
      <Form submit={(form) => correct.mutate(String(form.get('note')).trim())}>
        <p>{wrong ? words.isNot(name) : words.isIt(name)}</p>
        <label>
          {words.note}
          <input name="note" maxLength={1_000} />
        </label>
        <button type="submit" disabled={correct.isPending}>
          {words.say}
        </button>
      </Form>
      {correct.isSuccess && <p role="status">{words.said}</p>}
      {correct.error && <Failed error={correct.error} />}
    </details>
  );
}
