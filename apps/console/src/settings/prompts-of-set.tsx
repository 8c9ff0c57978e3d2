import type { components } from '@svc/client';
import { useState } from 'react';
import { addPromptsBulk, getPromptSet, removePrompt } from '../data/operations.gen.ts';
import { useAct, useRead } from '../data/use-read.ts';
import { Confirm } from '../kit/confirm.tsx';
import { Form } from '../kit/form.tsx';
import { Load } from '../part/load.tsx';
import { SourceNote, sharedSource } from '../part/prompt-source.tsx';
import { useAreaText } from '../text/area.ts';
import { Outcome } from './parts.tsx';
import { PromptFields, PromptNotes } from './prompt-fields.tsx';
import { frameText } from './text/frame.ts';
import { promptSetsText } from './text/prompt-sets.ts';

interface Props {
  set: components['schemas']['PromptSet'];
  projectId: string;
}

/** The prompts themselves, and a field for more. */
export function PromptsOfSet({ set, projectId }: Props) {
  const text = useAreaText(promptSetsText);
  const shared = useAreaText(frameText);
  const [edited, setEdited] = useState<string | null>(null);
  const full = useRead(getPromptSet, { projectId, setId: set.id });
  const add = useAct(addPromptsBulk, {
    from: (lines: string[]) => ({
      projectId,
      setId: set.id,
      prompts: lines.slice(0, 500).map((text) => ({ text })),
    }),
  });
  const end = useAct(removePrompt, { from: (promptId: string) => ({ projectId, promptId }) });
  return (
    <Load query={full} lines={5}>
      {({ prompts }) => {
        const common = sharedSource(prompts);
        return (
          <>
            {common && (
              <p className="small">
                {text.most} <SourceNote {...common} />
              </p>
            )}
            <ul className="plain rows">
              {prompts.map((prompt) => (
                <li key={prompt.id}>
                  <span>
                    {prompt.text}
                    <PromptNotes prompt={prompt} shared={common} />
                  </span>
                  {set.state !== 'locked' && (
                    <span className="actions">
                      <button type="button" className="quiet" onClick={() => setEdited(prompt.id)}>
                        {shared.change}
                      </button>
                      <Confirm
                        label={shared.remove}
                        says={text.removeSays}
                        busy={end.isPending}
                        act={() => end.mutate(prompt.id)}
                        quiet
                      />
                    </span>
                  )}
                  {edited === prompt.id && (
                    <PromptFields
                      prompt={prompt}
                      projectId={projectId}
                      reword={set.state === 'draft'}
                      close={() => setEdited(null)}
                    />
                  )}
                </li>
              ))}
            </ul>
            <Outcome of={{ error: end.error, isSuccess: false }} />
            {set.state !== 'locked' && (
              <Form
                busy={add.isPending}
                label={shared.add}
                submit={({ lines }, form) => add.mutate(lines('prompts'), { onSuccess: () => form.reset() })}
              >
                <label>
                  {text.add}
                  <textarea name="prompts" rows={4} required maxLength={100_000} />
                </label>
              </Form>
            )}
            <Outcome
              of={{ error: add.error, isSuccess: add.isSuccess && set.state !== 'locked' }}
              {...(add.data && {
                said: text.added(add.data.added, add.data.duplicates, add.data.rejected),
              })}
            />
          </>
        );
      }}
    </Load>
  );
}
