import type { components } from '@svc/client';
import { correctDetection } from '../../data/operations.gen.ts';
import { useAct } from '../../data/use-read.ts';
import { Form } from '../../kit/form.tsx';
import { Failed } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { answerWords } from './words.ts';

type Answer = components['schemas']['Answer'];

interface Props {
  projectId: string;
  brand: Answer['detection']['brands'][number];
  name: string;
}

/** A person’s word stands, and teaches the rule for the other answers. */
export function Correct({ projectId, brand, name }: Props) {
  const words = useAreaText(answerWords);
  const wrong = brand.present;
  // The answer is read again when the page is next opened: the service takes some seconds, and the thanks should stay visible.
  const correct = useAct(correctDetection, {
    from: (note: string) => ({
      projectId,
      detectionId: brand.id,
      isBrand: !wrong,
      ...(note !== '' && { note }),
    }),
    later: true,
  });
  return (
    <details>
      <summary>{words.wrong}</summary>
      <Form submit={(form) => correct.mutate(form.text('note'))}>
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
