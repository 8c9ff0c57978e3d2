import type { components } from '@svc/client';
import { getProject, updatePromptSet } from '../data/operations.gen.ts';
import { useAct, useRead } from '../data/use-read.ts';
import { Choices, Form } from '../kit/form.tsx';
import { useLabels } from '../label/use-labels.ts';
import { useAreaText } from '../text/area.ts';
import { Outcome } from './parts.tsx';
import { frameText } from './text/frame.ts';
import { promptSetsText } from './text/prompt-sets.ts';

type PromptSet = components['schemas']['PromptSet'];

interface Props {
  set: PromptSet;
  close: () => void;
}

/** What a set is called, what it is for, and the engines that its scans ask. */
export function SetFields({ set: { id, projectId, name, description, engines }, close }: Props) {
  const text = useAreaText(promptSetsText);
  const shared = useAreaText(frameText);
  const labels = useLabels();
  const project = useRead(getProject, { projectId });
  const save = useAct(updatePromptSet, {
    from: (body: components['schemas']['UpdatePromptSet']) => ({ projectId, setId: id, ...body }),
    done: close,
  });
  // An engine that the project no longer asks can still be unticked here.
  const known = [...new Set([...(project.data?.engines ?? []), ...(engines ?? [])])];
  return (
    <>
      <Form
        busy={save.isPending}
        submit={({ text, orNull, all }) => {
          const chosen = all('engines');
          save.mutate({
            name: text('name'),
            description: orNull('description'),
            engines: chosen.length > 0 ? chosen : null,
          });
        }}
      >
        <label>
          {shared.name}
          <input name="name" required maxLength={120} defaultValue={name} />
        </label>
        <label>
          {text.description}
          <textarea name="description" rows={2} maxLength={1_000} defaultValue={description ?? ''} />
        </label>
        {known.length > 0 && (
          <Choices
            legend={text.engines}
            name="engines"
            options={known.map((engine) => ({ value: engine, label: labels.engine(engine) }))}
            chosen={engines ?? []}
          />
        )}
      </Form>
      <Outcome of={{ error: save.error, isSuccess: false }} />
    </>
  );
}
