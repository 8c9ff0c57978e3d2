export {
  changesWithin,
  findLoggedChange,
  insertLoggedChange,
  listLoggedChanges,
  promptsOfProject,
} from './queries.ts';
export { ChangeMark, type LoggedChange, loggedChange } from './schema.ts';
