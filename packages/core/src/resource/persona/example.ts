import { personas } from '@svc/contract/persona';
import { plainExamples } from '../../entity/example.ts';
import { inProject } from '../project/example.ts';

const { list, create, one, update } = plainExamples(personas, {
  place: inProject,
  body: {
    name: 'Small law firm',
    role: 'a lawyer who runs a firm of four',
    constraints: ['has no IT department'],
  },
  changes: { constraints: ['pays yearly'] },
});

export const personaExamples = {
  list_personas: list,
  create_persona: create,
  update_persona: update,
  delete_persona: one,
};
