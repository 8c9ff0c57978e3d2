import { type components, unwrap } from '@svc/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../api.ts';
import { Confirm } from '../kit/confirm.tsx';
import { Form } from '../kit/form.tsx';
import { Load } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { Outcome, useAct } from './parts.tsx';
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
  const params = { path: { projectId, setId: set.id } };
  const full = useQuery({
    queryKey: ['project', projectId, 'prompt-set', set.id],
    queryFn: () => unwrap(client.GET('/v1/projects/{projectId}/prompt-sets/{setId}', { params })),
  });
  const add = useAct(
    (lines: string[]) =>
      unwrap(
        client.POST('/v1/projects/{projectId}/prompt-sets/{setId}/prompts/bulk', {
          params,
          body: { prompts: lines.slice(0, 500).map((text) => ({ text })) },
        }),
      ),
    ['project', projectId],
  );
  const end = useAct(
    (promptId: string) =>
      unwrap(
        client.DELETE('/v1/projects/{projectId}/prompts/{promptId}', {
          params: { path: { projectId, promptId } },
        }),
      ),
    ['project', projectId],
  );
  return (
    <Load query={full} lines={5}>
      {({ prompts }) => (
        <>
          <ul className="plain rows">
            {prompts.map((prompt) => (
              <li key={prompt.id}>
                <span>
                  {prompt.text}
                  <PromptNotes prompt={prompt} />
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
      )}
    </Load>
  );
}
