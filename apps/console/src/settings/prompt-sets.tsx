import { createPromptSet, listPromptSets } from '../data/operations.gen.ts';
import { useAct, useRows } from '../data/use-read.ts';
import { Form } from '../kit/form.tsx';
import { Listed } from '../part/list.tsx';
import { useAreaText } from '../text/area.ts';
import { Outcome } from './parts.tsx';
import { GeneratePrompts } from './prompt-generate.tsx';
import { PromptSetCard } from './prompt-set.tsx';
import { OwnTemplate } from './prompt-template.tsx';
import { frameText } from './text/frame.ts';
import { promptSetsText } from './text/prompt-sets.ts';

/** Versions of what is asked. */
export default function PromptSets({ projectId }: { projectId: string }) {
  const text = useAreaText(promptSetsText);
  const { name } = useAreaText(frameText);
  const sets = useRows(listPromptSets, { projectId }, { limit: 25 });
  const make = useAct(createPromptSet, { from: (name: string) => ({ projectId, name }) });
  return (
    <>
      <p>{text.lead}</p>
      <GeneratePrompts projectId={projectId} />
      <details className="card">
        <summary>{text.make}</summary>
        <Form
          busy={make.isPending}
          label={text.make}
          submit={({ text }, form) => make.mutate(text('name'), { onSuccess: () => form.reset() })}
        >
          <label>
            {name}
            <input name="name" required maxLength={120} />
          </label>
        </Form>
        <Outcome of={make} />
      </details>
      <OwnTemplate />
      <Listed found={sets} empty={text.empty}>
        {(items) => items.map((set) => <PromptSetCard key={set.id} set={set} projectId={projectId} />)}
      </Listed>
    </>
  );
}
