import { z } from 'zod';
import { countryCode } from '../../kernel/country.ts';
import { id, orNull } from '../../kernel/schema.ts';
import { families } from './family.ts';
import { intent, promptSources } from './schema.ts';

const phrase = z.string().trim().min(2).max(100);
const family = z.enum(families).meta({ description: 'Whose questions they are.', example: 'health' });
const offer = z.strictObject({
  text: phrase,
  type: z.enum(['offer', 'feature', 'person', 'use']).meta({
    description:
      'offer: what people come for. feature: what it has. person: for whom. use: when or where, with its preposition.',
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
    topics: z
      .array(phrase)
      .min(1)
      .max(50)
      .optional()
      .meta({ description: 'Alternatively: what buyers look for.' }),
    competitors: z.array(z.string().trim().min(1).max(120)).max(50).default([]),
    location: phrase.optional(),
    locale: z
      .strictObject({
        country: orNull(countryCode).optional(),
        language: z.string().max(40).optional(),
      })
      .optional()
      .meta({ description: 'Default: inferred from the text, or else English.' }),
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
    notes: z.array(z.string()).meta({ description: 'What is unclear, and why there are fewer.' }),
  })
  .meta({ id: 'PreviewedPrompts' });
export type PreviewedPrompts = z.output<typeof PreviewedPrompts>;

/** What a person says about the business; fields that are left out are read from the description and the pages. */
export const ToldBusiness = z
  .strictObject({
    what: phrase.optional().meta({
      description: 'Its kind, in searchers’ words.',
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
    clear: z.boolean().meta({ description: 'Whether the offer is known; questions need it.' }),
    ask: orNull(z.string()).meta({ description: 'What to tell us, in a sentence, if something is unclear.' }),
    language: z.string(),
    family: orNull(family),
    role: orNull(z.enum(['provider', 'product'])).meta({
      description: 'provider: somebody people go to. product: something people get.',
    }),
    what: z.array(z.string()).meta({ description: 'Its kind, in the plural.' }),
    offers: z.array(offer),
    audience: orNull(audience),
    place: orNull(z.string()).meta({ description: 'As worded in questions.', example: 'in Leipzig' }),
    told: ToldBusiness.meta({ description: 'Stated by people; the rest is inferred.' }),
  })
  .meta({ id: 'BusinessReading', description: 'A project’s business, as its questions understand it.' });
export type BusinessReading = z.output<typeof BusinessReading>;
