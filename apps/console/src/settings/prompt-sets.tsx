import { type components, unwrap } from '@svc/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../api.ts';
import { Listed, useList } from '../part/list.tsx';
import { Load } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { Confirm, Form, Outcome, useAct } from './parts.tsx';
import { PromptFields, PromptNotes } from './prompt-fields.tsx';
import { PromptSetDiff } from './prompt-set-diff.tsx';
import { SetFields } from './set-fields.tsx';
import { frameText } from './text/frame.ts';
import { promptSetsText } from './text/prompt-sets.ts';

type PromptSet = components['schemas']['PromptSet'];

/** Versions of what is asked. */
export default function PromptSets({ projectId }: { projectId: string }) {
  const text = useAreaText(promptSetsText);
  const { name } = useAreaText(frameText);
  const path = { path: { projectId } };
  const sets = useList(['project', projectId, 'prompt-sets'], (query) =>
    unwrap(client.GET('/v1/projects/{projectId}/prompt-sets', { params: { ...path, query } })),
  );
  const make = useAct(
    (name: string) =>
      unwrap(client.POST('/v1/projects/{projectId}/prompt-sets/drafts', { params: path, body: { name } })),
    ['project', projectId],
  );
  return (
    <>
      <p>{text.lead}</p>
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
      <Listed found={sets} empty={text.empty}>
        {(items) => items.map((set) => <One key={set.id} set={set} projectId={projectId} />)}
      </Listed>
    </>
  );
}

interface Props {
  set: PromptSet;
  projectId: string;
}

function One({ set, projectId }: Props) {
  const text = useAreaText(promptSetsText);
  const shared = useAreaText(frameText);
  const [open, setOpen] = useState(false);
  const params = { path: { projectId, setId: set.id } };
  const changes = ['project', projectId] as const;
  const activate = useAct(
    () => unwrap(client.POST('/v1/projects/{projectId}/prompt-sets/{setId}/activate', { params })),
    changes,
  );
  const lock = useAct(
    () => unwrap(client.POST('/v1/projects/{projectId}/prompt-sets/{setId}/lock', { params })),
    changes,
  );
  const copy = useAct(
    () => unwrap(client.POST('/v1/projects/{projectId}/prompt-sets/{setId}/duplicate', { params, body: {} })),
    changes,
  );
  const end = useAct(
    () => unwrap(client.DELETE('/v1/projects/{projectId}/prompt-sets/{setId}', { params })),
    changes,
  );
  return (
    <section className="card">
      <h2>{set.name}</h2>
      <p className="small">
        {text.state[set.state]} · {text.version(set.version)} · {text.prompts(set.promptCount)}
        {set.active && (
          <>
            {' '}
            · <strong>{text.current}</strong>
          </>
        )}
      </p>
      <div className="actions">
        {!set.active && (
          <Confirm
            label={text.activate}
            says={text.activateSays}
            busy={activate.isPending}
            act={() => activate.mutate()}
          />
        )}
        {set.state !== 'locked' && (
          <Confirm label={text.lock} says={text.lockSays} busy={lock.isPending} act={() => lock.mutate()} />
        )}
        <button type="button" disabled={copy.isPending} onClick={() => copy.mutate()}>
          {text.copy}
        </button>
        {!set.active && (
          <Confirm
            label={shared.delete}
            says={text.deleteSays}
            busy={end.isPending}
            act={() => end.mutate()}
          />
        )}
      </div>
      <Outcome of={{ error: activate.error ?? lock.error ?? copy.error ?? end.error, isSuccess: false }} />
      {set.state !== 'locked' && <SetFields key={set.updatedAt} set={set} />}
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{text.read}</summary>
        {open && <Prompts set={set} projectId={projectId} />}
      </details>
      {set.version > 1 && <PromptSetDiff projectId={projectId} setId={set.id} version={set.version} />}
    </section>
  );
}

function Prompts({ set, projectId }: Props) {
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
              submit={({ text }, form) =>
                add.mutate(
                  text('prompts')
                    .split('\n')
                    .map((line) => line.trim())
                    .filter(Boolean),
                  { onSuccess: () => form.reset() },
                )
              }
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
