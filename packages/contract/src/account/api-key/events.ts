import { z } from 'zod';
import { type EventType, eventType } from '../../kernel/event.ts';
import { id, orNull } from '../../kernel/schema.ts';

const data = z
  .strictObject({
    keyId: id('apiKey', 'The key.'),
    name: z.string(),
    hint: z.string(),
    scopes: z.array(z.string()),
    by: z.string().meta({ description: 'The key that did it.' }),
    replacedBy: orNull(z.string()).meta({ description: 'After a rotation: the new key.' }),
  })
  .meta({ id: 'KeyEventData' });

const keyEvent = (what: string, summary: string) =>
  eventType({ type: `key.${what}`, resource: 'api_key', summary, data });

export const keyCreated = keyEvent('created', 'An API key was created.');
export const keyUpdated = keyEvent('updated', 'An API key was narrowed or renamed.');
export const keyRotated = keyEvent(
  'rotated',
  'An API key was replaced; its old secret works until the overlap ends.',
);
export const keyRevoked = keyEvent('revoked', 'An API key was revoked.');

export const apiKeyEvents: readonly EventType[] = [keyCreated, keyUpdated, keyRotated, keyRevoked];
