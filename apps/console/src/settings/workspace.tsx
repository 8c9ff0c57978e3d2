import type { components } from '@svc/client';
import { createWorkspace, deleteWorkspace, getWorkspace, updateWorkspace } from '../data/operations.gen.ts';
import { useAct, useRead } from '../data/use-read.ts';
import { Form } from '../kit/form.tsx';
import { useFormat } from '../part/format.ts';
import { Load } from '../part/load.tsx';
import { scopeSearch } from '../scope.ts';
import { useAreaText } from '../text/area.ts';
import { GoneProjects } from './gone-projects.tsx';
import { Outcome, Secret } from './parts.tsx';
import { workspaceText } from './text/workspace.ts';
import { useWorkspaceId } from './use-workspace.ts';

type Stored = components['schemas']['Workspace'];

/** The workspace itself: its name, another one beside it, its end. */
export default function Workspace() {
  const text = useAreaText(workspaceText);
  const workspaceId = useWorkspaceId() ?? '';
  const workspace = useRead(getWorkspace, { workspaceId }, { when: workspaceId !== '' });
  return (
    <Load query={workspace} lines={6}>
      {(data) =>
        data.status === 'deleting' ? (
          <p className="notice bad">{text.deleting}</p>
        ) : (
          <>
            <Rename workspace={data} />
            <GoneProjects />
            <Another />
            <Delete workspace={data} />
          </>
        )
      }
    </Load>
  );
}

function Rename({ workspace: { id, name, organisation, createdAt } }: { workspace: Stored }) {
  const text = useAreaText(workspaceText);
  const format = useFormat();
  const save = useAct(updateWorkspace, { from: (name: string) => ({ workspaceId: id, name }) });
  return (
    <>
      <Form busy={save.isPending} submit={({ text }) => save.mutate(text('name'))}>
        <label>
          {text.displayName}
          <input name="name" required maxLength={120} defaultValue={name} />
        </label>
        <dl>
          <dt>{text.organisation}</dt>
          <dd>{organisation.name}</dd>
          <dt>{text.id}</dt>
          <dd>
            <code>{id}</code>
          </dd>
          <dt>{text.made}</dt>
          <dd>{format.day(createdAt)}</dd>
        </dl>
      </Form>
      <Outcome of={save} />
    </>
  );
}

function Another() {
  const text = useAreaText(workspaceText);
  const make = useAct(createWorkspace, { from: (name: string) => ({ name }) });
  return (
    <details className="card">
      <summary>{text.another}</summary>
      <p>{text.anotherSays}</p>
      <Form
        busy={make.isPending}
        label={text.another}
        submit={({ text }, form) => make.mutate(text('name'), { onSuccess: () => form.reset() })}
      >
        <label>
          {text.displayName}
          <input name="name" required maxLength={120} />
        </label>
      </Form>
      {make.data ? (
        <>
          <Secret label={text.liveKey} value={make.data.keys.live.secret} />
          <Secret label={text.testKey} value={make.data.keys.test.secret} />
          <p>
            <a href={`/app${scopeSearch({ test: false, workspace: make.data.id })}`}>{text.open}</a>
          </p>
        </>
      ) : (
        <Outcome of={make} />
      )}
    </details>
  );
}

function Delete({ workspace: { id } }: { workspace: Stored }) {
  const text = useAreaText(workspaceText);
  const end = useAct(deleteWorkspace, { from: (name: string) => ({ workspaceId: id, name }) });
  return (
    <details className="card">
      <summary>{text.delete}</summary>
      <p>{text.deleteSays}</p>
      <Form busy={end.isPending} label={text.delete} submit={({ text }) => end.mutate(text('name'))}>
        <label>
          {text.repeat}
          <input name="name" required maxLength={120} autoComplete="off" />
        </label>
      </Form>
      <Outcome of={end} said={text.deleting} />
    </details>
  );
}
