import type { components } from '@svc/client';
import { createPersona, deletePersona, listPersonas, updatePersona } from '../data/operations.gen.ts';
import { useAct, useRows } from '../data/use-read.ts';
import { Card } from '../kit/card.tsx';
import { Confirm } from '../kit/confirm.tsx';
import { Field, TextField } from '../kit/field.tsx';
import { type Fields, Form } from '../kit/form.tsx';
import { Opens } from '../kit/opens.tsx';
import { Listed } from '../part/list.tsx';
import { Failed } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { Head } from './parts.tsx';
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
      <Head
        area="personas"
        lead={text.lead}
        action={
          <Opens label={text.make} look="main">
            {(close) => (
              <Form
                busy={make.isPending}
                className="bare"
                label={text.make}
                submit={(fields) => make.mutate(personOf(fields), { onSuccess: close })}
              >
                <PersonaFields />
                {make.error && <Failed error={make.error} />}
              </Form>
            )}
          </Opens>
        }
      />
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
      <Field label={shared.name} name="name" required maxLength={120} defaultValue={persona?.name} />
      <Field
        label={text.role}
        help={text.roleSays}
        name="role"
        required
        maxLength={300}
        defaultValue={persona?.role}
      />
      <TextField
        label={text.constraints}
        help={`${shared.lines}.`}
        name="constraints"
        maxLength={3_000}
        defaultValue={persona?.constraints.join('\n')}
      />
      <TextField
        label={text.earlier}
        help={`${shared.lines}.`}
        name="earlierQuestions"
        maxLength={3_000}
        defaultValue={persona?.earlierQuestions.join('\n')}
      />
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
    <Card
      title={name}
      about={text.version(version)}
      action={
        <div className="actions">
          <Opens label={shared.change} look="small">
            {(close) => (
              <Form
                busy={save.isPending}
                className="bare"
                submit={(fields) => save.mutate(personOf(fields), { onSuccess: close })}
              >
                <p className="small">{text.newVersion}</p>
                <PersonaFields persona={persona} />
                {save.error && <Failed error={save.error} />}
              </Form>
            )}
          </Opens>
          <Confirm
            label={shared.delete}
            says={text.deleteSays}
            busy={end.isPending}
            act={() => end.mutate()}
          />
        </div>
      }
    >
      <p>
        {text.sentAs} <q>{sentAs}</q>
      </p>
      {end.error && <Failed error={end.error} />}
    </Card>
  );
}
