import { personaOperations, personas } from '@svc/contract/measure/persona';
import { plainExamples } from '../../../entity/example.ts';
import { inProject } from '../../account/project/example.ts';

export const personaExamples = plainExamples(personaOperations, personas, {
  place: inProject,
  body: {
    name: 'Small law firm',
    role: 'a lawyer who runs a firm of four',
    constraints: ['has no IT department'],
  },
  changes: { constraints: ['pays yearly'] },
});
