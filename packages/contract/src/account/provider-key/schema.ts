import { z } from 'zod';
import { listOf, page } from '../../kernel/page.ts';
import { engineId, id, orNull, timestamp } from '../../kernel/schema.ts';

export const ProviderKey = z
  .strictObject({
    id: id('providerKey', 'Changes with every new secret.'),
    engine: z.string().meta({ description: 'Its engine.', example: 'openai' }),
    hint: z.string().meta({ description: 'The last characters of the secret.', example: '…7f3a' }),
    model: orNull(z.string()).meta({
      description: 'The model that the engine offered when the key was checked.',
    }),
    checkedAt: timestamp('When the engine accepted it.'),
    createdBy: z.string(),
    createdAt: timestamp('When it was set.'),
  })
  .meta({
    id: 'ProviderKey',
    description: 'A workspace’s own key of an answer engine. Its secret is never shown.',
  });
export type ProviderKey = z.output<typeof ProviderKey>;
export const ProviderKeyList = listOf('ProviderKeyList', ProviderKey);

export const ListProviderKeys = z.strictObject(page);
export type ListProviderKeys = z.output<typeof ListProviderKeys>;

export const ProviderKeyParams = z.strictObject({
  engineId: engineId.meta({ description: 'The engine.', example: 'openai' }),
});

export const SetProviderKey = z
  .strictObject({
    secret: z
      .string()
      .trim()
      .min(8)
      .max(500)
      .regex(/^[\x21-\x7e]+$/, 'has no spaces')
      .meta({
        description:
          'The engine’s API key; login:password for DataForSEO. Stored encrypted, used only by scans.',
        format: 'password',
        writeOnly: true,
      }),
  })
  .meta({ id: 'SetProviderKey' });
export type SetProviderKey = z.output<typeof SetProviderKey>;
