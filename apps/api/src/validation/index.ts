export { validationError } from './validation-error.ts';
