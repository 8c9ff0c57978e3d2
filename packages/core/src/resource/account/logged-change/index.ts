export {
  changesWithin,
  findLoggedChange,
  insertLoggedChange,
  listLoggedChanges,
  promptsOfProject,
} from './queries.ts';
