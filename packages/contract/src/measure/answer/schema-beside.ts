import { z } from 'zod';
import { orNull, timestamp } from '../../kernel/schema.ts';

const Price = z
  .strictObject({
    amount: orNull(z.number()),
    currency: orNull(z.string()),
    raw: orNull(z.string()).meta({ description: 'As written on screen.' }),
  })
  .meta({ id: 'CardPrice' });

export const ProductCard = z
  .strictObject({
    position: z.int().meta({ description: 'From 1, over all cards of the answer.' }),
    title: z.string(),
    brand: orNull(z.string()).meta({ description: 'As named on screen.' }),
    merchant: orNull(z.string()).meta({ description: 'Who sells it.' }),
    url: orNull(z.string()),
    price: orNull(Price),
    rating: orNull(z.strictObject({ value: z.number(), max: orNull(z.number()), count: orNull(z.number()) })),
    productId: orNull(z.string()),
    imageUrl: orNull(z.string()),
    kind: orNull(z.string()).meta({ description: 'Its format, such as carousel.' }),
  })
  .meta({ id: 'ProductCard' });

export const AnswerAd = z
  .strictObject({
    position: z.int(),
    rendered: orNull(z.boolean()).meta({ description: 'Whether the screen showed it; null: not reported.' }),
    advertiser: orNull(z.string()),
    title: orNull(z.string()),
    body: orNull(z.string()),
    url: orNull(z.string()),
    imageUrl: orNull(z.string()),
    kind: orNull(z.string()),
  })
  .meta({ id: 'AnswerAd' });

export const Evidence = z
  .strictObject({
    kind: z.enum(['html', 'screenshot']),
    contentType: z.string(),
    sha256: z.string().meta({ description: 'Hex.' }),
    bytes: z.int(),
    source: orNull(z.string()).meta({
      description: 'Who sent it: a provider, or “import”. null: not recorded.',
    }),
    keptAt: orNull(timestamp('When it was kept.')).meta({
      description: 'When it was stored. null: not recorded.',
    }),
    url: z
      .string()
      .meta({ description: 'Download link; needs no key, so anyone with the link has the file.' }),
    expiresAt: timestamp('When the link expires.'),
  })
  .meta({ id: 'AnswerEvidence' });
