import { type components, unwrap } from '@svc/client';
import { client } from '../api.ts';
import { Confirm } from '../kit/confirm.tsx';
import { type Fields, Form } from '../kit/form.tsx';
import { Listed, useList } from '../part/list.tsx';
import { useAreaText } from '../text/area.ts';
import { Outcome, useAct } from './parts.tsx';
import { frameText } from './text/frame.ts';
import { personasText } from './text/personas.ts';

type Persona = components['schemas']['Persona'];

/** People who may ask. */
export default function Personas({ projectId }: { projectId: string }) {
  const text = useAreaText(personasText);
  const params = { path: { projectId } };
  const changes = ['project', projectId, 'personas'] as const;
  const personas = useList(changes, (query) =>
    unwrap(client.GET('/v1/projects/{projectId}/personas', { params: { ...params, query } })),
  );
  const make = useAct(
    (body: components['schemas']['CreatePersona']) =>
      unwrap(client.POST('/v1/projects/{projectId}/personas', { params, body })),
    changes,
  );
  return (
    <>
      <p>{text.lead}</p>
      <details className="card">
        <summary>{text.make}</summary>
        <Form
          busy={make.isPending}
          label={text.make}
          submit={(fields, form) => make.mutate(personOf(fields), { onSuccess: () => form.reset() })}
        >
          <PersonaFields />
        </Form>
        <Outcome of={make} />
      </details>
      <Listed found={personas} empty={text.empty}>
        {(items) => items.map((persona) => <One key={persona.id} persona={persona} />)}
      </Listed>
    </>
  );
}

const personOf = ({ text, lines }: Fields) => ({
  name: text('name'),
  role: text('role'),
  constraints: lines('constraints'),
  earlierQuestions: lines('earlierQuestions'),
});

function PersonaFields({ persona }: { persona?: Persona }) {
  const text = useAreaText(personasText);
  const shared = useAreaText(frameText);
  return (
    <>
      <label>
        {shared.name}
        <input name="name" required maxLength={120} defaultValue={persona?.name} />
      </label>
      <label>
        {text.role}
        <input name="role" required maxLength={300} defaultValue={persona?.role} />
      </label>
      <label>
        {text.constraints} <span className="small">{shared.lines}</span>
        <textarea
          name="constraints"
          rows={3}
          maxLength={3_000}
          defaultValue={persona?.constraints.join('\n')}
        />
      </label>
      <label>
        {text.earlier} <span className="small">{shared.lines}</span>
        <textarea
          name="earlierQuestions"
          rows={3}
          maxLength={3_000}
          defaultValue={persona?.earlierQuestions.join('\n')}
        />
      </label>
    </>
  );
}

function One({ persona }: { persona: Persona }) {
  const text = useAreaText(personasText);
  const shared = useAreaText(frameText);
  const { id, projectId, name, version, sentAs } = persona;
  const params = { path: { projectId, personaId: id } };
  const changes = ['project', projectId, 'personas'] as const;
  const save = useAct(
    (body: components['schemas']['UpdatePersona']) =>
      unwrap(client.PATCH('/v1/projects/{projectId}/personas/{personaId}', { params, body })),
    changes,
  );
  const end = useAct(
    () => unwrap(client.DELETE('/v1/projects/{projectId}/personas/{personaId}', { params })),
    changes,
  );
  return (
    <section className="card">
      <h2>{name}</h2>
      <p className="small">
        {text.version(version)} · {text.sentAs} {sentAs}
      </p>
      <details key={persona.updatedAt}>
        <summary>{shared.change}</summary>
        <p className="small">{text.newVersion}</p>
        <Form busy={save.isPending} submit={(fields) => save.mutate(personOf(fields))}>
          <PersonaFields persona={persona} />
        </Form>
      </details>
      <Confirm label={shared.delete} says={text.deleteSays} busy={end.isPending} act={() => end.mutate()} />
      <Outcome of={{ error: save.error ?? end.error, isSuccess: save.isSuccess }} />
    </section>
  );
}
