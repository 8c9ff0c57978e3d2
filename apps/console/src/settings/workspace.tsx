import type { components } from '@svc/client';
import { createWorkspace, deleteWorkspace, getWorkspace, updateWorkspace } from '../data/operations.gen.ts';
import { useAct, useRead } from '../data/use-read.ts';
import { Card } from '../kit/card.tsx';
import { Field } from '../kit/field.tsx';
import { Form } from '../kit/form.tsx';
import { Opens } from '../kit/opens.tsx';
import { useFormat } from '../part/format.ts';
import { Load } from '../part/load.tsx';
import { scopeSearch } from '../scope.ts';
import { useAreaText } from '../text/area.ts';
import { GoneProjects } from './gone-projects.tsx';
import { DeleteByName, Head, Line, Outcome, Secret } from './parts.tsx';
import { workspaceText } from './text/workspace.ts';
import { useWorkspaceId } from './use-workspace.ts';

type Stored = components['schemas']['Workspace'];

/** The workspace itself: its name, another one beside it, its end. */
export default function Workspace() {
  const text = useAreaText(workspaceText);
  const workspaceId = useWorkspaceId() ?? '';
  const workspace = useRead(getWorkspace, { workspaceId }, { when: workspaceId !== '' });
  return (
    <>
      <Head
        area="workspace"
        lead={text.lead}
        action={<Opens label={text.another}>{() => <Another />}</Opens>}
      />
      <Load query={workspace} lines={6}>
        {(data) =>
          data.status === 'deleting' ? (
            <p className="notice bad">{text.deleting}</p>
          ) : (
            <>
              <Rename workspace={data} />
              <GoneProjects />
              <Delete workspace={data} />
            </>
          )
        }
      </Load>
    </>
  );
}

function Rename({ workspace: { id, name, organisation, createdAt } }: { workspace: Stored }) {
  const text = useAreaText(workspaceText);
  const format = useFormat();
  const save = useAct(updateWorkspace, { from: (name: string) => ({ workspaceId: id, name }) });
  return (
    <>
      <Form busy={save.isPending} submit={({ text }) => save.mutate(text('name'))}>
        <Field label={text.displayName} name="name" required maxLength={120} defaultValue={name} />
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
  if (make.data)
    return (
      <>
        <Secret label={text.liveKey} value={make.data.keys.live.secret} />
        <Secret label={text.testKey} value={make.data.keys.test.secret} />
        <p>
          <a className="button main" href={`/app${scopeSearch({ test: false, workspace: make.data.id })}`}>
            {text.open}
          </a>
        </p>
      </>
    );
  return (
    <Form
      busy={make.isPending}
      className="bare"
      label={text.another}
      submit={({ text }) => make.mutate(text('name'))}
    >
      <p className="small">{text.anotherSays}</p>
      <Field label={text.displayName} name="name" required maxLength={120} />
      <Outcome of={make} />
    </Form>
  );
}

function Delete({ workspace: { id, name } }: { workspace: Stored }) {
  const text = useAreaText(workspaceText);
  const end = useAct(deleteWorkspace, { from: (name: string) => ({ workspaceId: id, name }) });
  return (
    <Card title={text.end} className="ends">
      <ul className="lines">
        <Line title={text.delete} says={text.deleteSays}>
          <DeleteByName label={text.delete} says={text.deleteSays} name={name} act={end} />
        </Line>
      </ul>
      <Outcome of={{ error: null, isSuccess: end.isSuccess }} said={text.deleting} />
    </Card>
  );
}
