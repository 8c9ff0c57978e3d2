import { createHash } from 'node:crypto';

/** Names what the authorization server keeps: the value itself is a secret. */
export const digestOf = (value: string): Buffer => createHash('sha256').update(value).digest();
