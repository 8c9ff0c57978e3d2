import { createPromptSet, listPromptSets } from '../data/operations.gen.ts';
import { useAct, useRows } from '../data/use-read.ts';
import { Form } from '../kit/form.tsx';
import { Opens } from '../kit/opens.tsx';
import { PageHead } from '../kit/page-head.tsx';
import { Listed } from '../part/list.tsx';
import { useAreaText } from '../text/area.ts';
import { Outcome } from './parts.tsx';
import { GeneratePrompts } from './prompt-generate.tsx';
import { PromptSetCard } from './prompt-set.tsx';
import { OwnTemplate } from './prompt-template.tsx';
import { frameText } from './text/frame.ts';
import { promptSetsText } from './text/prompt-sets.ts';
import { promptToolsText } from './text/prompt-tools.ts';

/** Versions of what is asked. */
export default function PromptSets({ projectId }: { projectId: string }) {
  const text = useAreaText(promptSetsText);
  const tools = useAreaText(promptToolsText);
  const sets = useRows(listPromptSets, { projectId }, { limit: 25 });
  const active = sets.rows.find((set) => set.active);
  const write = (
    <Opens label={tools.generate} look="main">
      {() => <GeneratePrompts projectId={projectId} />}
    </Opens>
  );
  return (
    <>
      <PageHead
        lead={text.lead}
        action={
          <>
            <Opens label={tools.own}>{() => <OwnTemplate />}</Opens>
            <Opens label={text.make}>{(close) => <NewSet projectId={projectId} close={close} />}</Opens>
            {sets.rows.length > 0 && write}
          </>
        }
      >
        {active ? text.headline(active.name, active.promptCount) : text.noneActive}
      </PageHead>
      <Listed found={sets} empty={text.empty} action={write}>
        {(items) => (
          <div className="stack sets">
            {items.map((set) => (
              <PromptSetCard key={set.id} set={set} projectId={projectId} />
            ))}
          </div>
        )}
      </Listed>
    </>
  );
}

function NewSet({ projectId, close }: { projectId: string; close: () => void }) {
  const text = useAreaText(promptSetsText);
  const { name } = useAreaText(frameText);
  const make = useAct(createPromptSet, { from: (name: string) => ({ projectId, name }), done: close });
  return (
    <Form busy={make.isPending} label={text.make} submit={({ text }) => make.mutate(text('name'))}>
      <label>
        {name}
        <input name="name" required maxLength={120} />
      </label>
      <Outcome of={{ error: make.error, isSuccess: false }} />
    </Form>
  );
}
