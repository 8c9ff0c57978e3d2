import { newId } from '@svc/core/kernel';

const accepted = /^[A-Za-z0-9._-]{8,128}$/;

/** The caller's own id of a request where it is one, else a new one. */
export const requestIdOf = (given: string | null | undefined): string =>
  given && accepted.test(given) ? given : newId('request');
