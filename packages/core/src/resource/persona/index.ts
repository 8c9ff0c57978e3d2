export { personaOperations } from './resource.ts';
export { CreatePersona, type Persona } from './schema.ts';
export { createPersona, deletePersona, getPersona, listPersonas, updatePersona } from './service.ts';
export { personaText } from './text.ts';
