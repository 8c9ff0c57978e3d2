import { type MakeExample, withBody } from '../../kernel/index.ts';
import { inProject, makeProject } from '../project/example.ts';

const persona = {
  name: 'Small law firm',
  role: 'a lawyer who runs a firm of four',
  constraints: ['has no IT department'],
};

const ofPersona: MakeExample = async (caller) => {
  const { projectId } = await makeProject(caller);
  const { id } = await caller.use('create_persona', { params: { projectId }, body: persona });
  return { params: { projectId, personaId: id } };
};

export const personaExamples = {
  list_personas: async (caller: Parameters<MakeExample>[0]) => {
    const { projectId } = await makeProject(caller);
    for (const name of ['Lawyer', 'Nurse'])
      await caller.use('create_persona', { params: { projectId }, body: { ...persona, name } });
    return { params: { projectId } };
  },
  create_persona: withBody(inProject, persona),
  update_persona: withBody(ofPersona, { constraints: ['pays yearly'] }),
  delete_persona: ofPersona,
};
