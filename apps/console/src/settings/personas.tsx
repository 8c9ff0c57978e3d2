import type { components } from '@svc/client';
import { createPersona, deletePersona, listPersonas, updatePersona } from '../data/operations.gen.ts';
import { useAct, useRows } from '../data/use-read.ts';
import { Confirm } from '../kit/confirm.tsx';
import { type Fields, Form } from '../kit/form.tsx';
import { Listed } from '../part/list.tsx';
import { useAreaText } from '../text/area.ts';
import { Outcome } from './parts.tsx';
import { frameText } from './text/frame.ts';
import { personasText } from './text/personas.ts';

type Persona = components['schemas']['Persona'];

/** People who may ask. */
export default function Personas({ projectId }: { projectId: string }) {
  const text = useAreaText(personasText);
  const personas = useRows(listPersonas, { projectId }, { limit: 25 });
  const make = useAct(createPersona, {
    from: (body: components['schemas']['CreatePersona']) => ({ projectId, ...body }),
  });
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
        {(items) => items.map((persona) => <PersonaCard key={persona.id} persona={persona} />)}
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

function PersonaCard({ persona }: { persona: Persona }) {
  const text = useAreaText(personasText);
  const shared = useAreaText(frameText);
  const { id, projectId, name, version, sentAs } = persona;
  const save = useAct(updatePersona, {
    from: (body: components['schemas']['UpdatePersona']) => ({ projectId, personaId: id, ...body }),
  });
  const end = useAct(deletePersona, { of: { projectId, personaId: id } });
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
