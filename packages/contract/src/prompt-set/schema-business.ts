import { z } from 'zod';
import { id, orNull } from '../kernel/schema.ts';
import { families } from './family.ts';
import { intent, promptSources } from './schema.ts';

const phrase = z.string().trim().min(2).max(100);
const family = z.enum(families).meta({ description: 'Whose questions are asked.', example: 'health' });
const offer = z.strictObject({
  text: phrase,
  type: z.enum(['offer', 'feature', 'person', 'use']).meta({
    description:
      'offer: what one comes for. feature: what there is. person: for whom. use: when or where, with its preposition.',
  }),
});
const audience = z.enum(['business', 'consumer']);

/** What may be known before there is a project. */
export const PreviewPrompts = z
  .strictObject({
    brand: z.string().trim().min(1).max(120),
    description: z.string().trim().max(2_000).optional().meta({
      description: 'What the business is, in a sentence.',
      example: 'Dentist in Leipzig: implants, check-ups',
    }),
    topics: z.array(phrase).min(1).max(50).optional().meta({ description: 'Instead: what buyers look for.' }),
    competitors: z.array(z.string().trim().min(1).max(120)).max(50).default([]),
    location: phrase.optional(),
    locale: z
      .strictObject({
        country: orNull(
          z
            .string()
            .length(2)
            .regex(/^[A-Z]{2}$/),
        ).optional(),
        language: z.string().max(40).optional(),
      })
      .optional()
      .meta({ description: 'Left out: told from the text, else English.' }),
    count: z.int().min(1).max(200).default(24),
  })
  .meta({ id: 'PreviewPrompts' });
export type PreviewPrompts = z.output<typeof PreviewPrompts>;

export const PreviewedPrompts = z
  .strictObject({
    language: z.string(),
    prompts: z.array(
      z.strictObject({
        text: z.string(),
        intent,
        topic: orNull(z.string()),
        source: z.enum(promptSources),
        why: z.string(),
      }),
    ),
    notes: z.array(z.string()).meta({ description: 'What was left open, and why fewer came.' }),
  })
  .meta({ id: 'PreviewedPrompts' });
export type PreviewedPrompts = z.output<typeof PreviewedPrompts>;

/** What a person says; what is left out is read from the description and the pages. */
export const ToldBusiness = z
  .strictObject({
    what: phrase.optional().meta({
      description: 'What it is, as people look for it.',
      example: 'dental practice',
    }),
    offers: z.array(offer).max(30).optional(),
    audience: audience.optional(),
    place: orNull(phrase)
      .optional()
      .meta({ description: 'Its town or region; null: none.', example: 'Leipzig' }),
  })
  .meta({ id: 'ToldBusiness' });
export type ToldBusiness = z.output<typeof ToldBusiness>;

export const BusinessReading = z
  .strictObject({
    projectId: id('project', 'The project.'),
    clear: z.boolean().meta({ description: 'Whether it is known what is offered; questions need it.' }),
    ask: orNull(z.string()).meta({ description: 'What to say, in a sentence, where it is not clear.' }),
    language: z.string(),
    family: orNull(family),
    role: orNull(z.enum(['provider', 'product'])).meta({
      description: 'provider: somebody whom one goes to. product: something that one gets.',
    }),
    what: z.array(z.string()).meta({ description: 'What it is, in the plural.' }),
    offers: z.array(offer),
    audience: orNull(audience),
    place: orNull(z.string()).meta({ description: 'As questions say it.', example: 'in Leipzig' }),
    told: ToldBusiness.meta({ description: 'What people said; the rest is read.' }),
  })
  .meta({ id: 'BusinessReading', description: 'What a project’s business is, as its questions take it.' });
export type BusinessReading = z.output<typeof BusinessReading>;
