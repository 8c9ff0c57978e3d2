export { personaText } from './text.ts';
export {
  createPersona,
  deletePersona,
  getPersona,
  listPersonas,
  personaVerbs,
  updatePersona,
} from './verbs.ts';
