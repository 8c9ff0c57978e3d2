import { type components, unwrap } from '@svc/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../api.ts';
import { Choices, Form } from '../kit/form.tsx';
import { useAreaText } from '../text/area.ts';
import { Outcome, useAct } from './parts.tsx';
import { projectQuery } from './project.tsx';
import { frameText } from './text/frame.ts';
import { promptSetsText } from './text/prompt-sets.ts';

type PromptSet = components['schemas']['PromptSet'];

/** What a set is called, what it is for, and the engines that its scans ask. */
export function SetFields({ set: { id, projectId, name, description, engines } }: { set: PromptSet }) {
  const text = useAreaText(promptSetsText);
  const shared = useAreaText(frameText);
  const project = useQuery(projectQuery(projectId));
  const save = useAct(
    (body: components['schemas']['UpdatePromptSet']) =>
      unwrap(
        client.PATCH('/v1/projects/{projectId}/prompt-sets/{setId}', {
          params: { path: { projectId, setId: id } },
          body,
        }),
      ),
    ['project', projectId],
  );
  // An engine that the project no longer asks can still be unticked here.
  const known = [...new Set([...(project.data?.engines ?? []), ...(engines ?? [])])];
  return (
    <details>
      <summary>{shared.change}</summary>
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
            options={known.map((engine) => ({ value: engine, label: engine }))}
            chosen={engines ?? []}
          />
        )}
      </Form>
      <Outcome of={{ error: save.error, isSuccess: false }} />
    </details>
  );
}
