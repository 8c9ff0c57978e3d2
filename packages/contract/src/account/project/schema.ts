import { z } from 'zod';
import { countryCode } from '../../kernel/country.ts';
import { page } from '../../kernel/page.ts';
import { deleted, engineId, id, orNull, timestamp } from '../../kernel/schema.ts';
import { timeZone as zone } from '../../kernel/time-zone.ts';

const words = (description: string, most: number) =>
  z.array(z.string().trim().min(1).max(200)).max(most).meta({ description });

const domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(300)
  .regex(
    /^[^\s/:?#@]+\.[^\s/:?#@]+(\/\S*)?$/,
    'a domain such as acme.com, docs.acme.com or github.com/acme, without http://',
  )
  .meta({ description: 'Registrable domain, subdomain, or host with a path.', example: 'acme.com' });

const identityFields = {
  name: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .meta({ description: 'The brand as people write it.', example: 'Acme' }),
  aliases: words('Other names that mean this brand.', 50),
  domains: z
    .array(domain)
    .max(50)
    .meta({ description: 'Sites that belong to the brand: a cited URL on one of them is a citation.' }),
  negativeTerms: words(
    'Phrases that contain the name but mean something else, such as “acme bicycle corps”.',
    50,
  ),
  contextTerms: words('Words near the name that tell this brand from others of the same name.', 100),
  caseRule: z
    .enum(['auto', 'sensitive', 'insensitive'])
    .meta({ description: 'auto: dictionary words and short names count only with capitals or context.' }),
  languages: z
    .array(z.string().min(2).max(12))
    .max(20)
    .meta({ description: 'BCP 47 languages in which the brand is known by this name; empty: all.' }),
};

export const BrandInput = z
  .strictObject({
    name: identityFields.name,
    aliases: identityFields.aliases.default([]),
    domains: identityFields.domains.default([]),
    negativeTerms: identityFields.negativeTerms.default([]),
    contextTerms: identityFields.contextTerms.default([]),
    caseRule: identityFields.caseRule.default('auto'),
    languages: identityFields.languages.default([]),
  })
  .meta({ id: 'BrandInput' });
export type BrandInput = z.output<typeof BrandInput>;

export const Brand = z
  .strictObject({ id: id('brand', 'The brand.'), ...identityFields })
  .meta({ id: 'Brand' });
export type Brand = z.output<typeof Brand>;

const country = countryCode.meta({
  description: 'The asker’s location, for engines that accept one.',
  example: 'US',
});
export const regionCode = z
  .string()
  .max(6)
  .regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, 'an ISO 3166-2 code, such as US-CA')
  .meta({
    description:
      'The part of the country, as ISO 3166-2. Engines without one refuse it; see GET /v1/locales.',
    example: 'US-CA',
  });
const language = z
  .string()
  .max(40)
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'a BCP 47 language, such as en or pt-BR')
  .meta({ description: 'Language of the prompts.', example: 'en' });

export const Locale = z.strictObject({ country: orNull(country), language }).meta({ id: 'Locale' });
export type Locale = z.output<typeof Locale>;
/** Country and language of a project's scans, unless a scan names others. */
export const ProjectLocale = z
  .strictObject({ ...Locale.shape, region: orNull(regionCode) })
  .meta({ id: 'ProjectLocale' });
export type ProjectLocale = z.output<typeof ProjectLocale>;
export const LocaleInput = z.strictObject({
  country: orNull(country).default(null),
  region: orNull(regionCode).default(null),
  language: language.default('en'),
});

const listedEngine = engineId.meta({ description: 'See GET /v1/engines.', example: 'sandbox' });
export const samplesK = z
  .int()
  .min(1)
  .max(50)
  .meta({ description: 'Samples (answers) per prompt and engine.' });
export const maxPrompts = z.int().min(1).max(1_000).meta({ description: 'Maximum number of prompts.' });

export const timeZone = zone.meta({
  description: 'IANA time zone; its days are those of figures and schedule.',
  example: 'Europe/Berlin',
});

export const projectFields = {
  name: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .meta({ description: 'Best kept unique within the workspace; not enforced.', example: 'Acme' }),
  description: orNull(z.string().max(2_000)),
  engines: z
    .array(listedEngine)
    .min(1)
    .max(20)
    .meta({ description: 'Engines that its scans ask by default.' }),
};

export const Project = z
  .strictObject({
    id: id('project', 'The project.'),
    ...projectFields,
    state: z
      .enum(['active', 'archived', 'deleted'])
      .meta({ description: 'archived: no scans; its history stays. deleted: can be restored for 30 days.' }),
    restorableUntil: orNull(
      timestamp('Of a deleted one: until when it can be restored. Then all of it is erased.'),
    ),
    brand: Brand,
    competitors: z.array(Brand),
    locale: ProjectLocale,
    timeZone,
    samplesK,
    maxPrompts,
    identityVersion: z.int().meta({
      description:
        'Incremented when names, domains or verdicts on detections change; stored answers are then read again.',
    }),
    createdAt: timestamp('When it was created.'),
    updatedAt: timestamp('When it last changed.'),
  })
  .meta({ id: 'Project', description: 'A property (website or brand) whose presence is measured.' });
export type Project = z.output<typeof Project>;

export const CreateProject = z
  .strictObject({
    name: projectFields.name,
    description: projectFields.description.default(null),
    brand: BrandInput.optional().meta({ description: 'Default: the project’s name, with no domain.' }),
    competitors: z.array(BrandInput).max(50).default([]),
    locale: LocaleInput.optional().meta({
      description: 'Default: the language of name and description, or else English.',
    }),
    timeZone: timeZone.default('UTC'),
    engines: projectFields.engines.default(['sandbox']),
    samplesK: samplesK.default(3),
    maxPrompts: maxPrompts.default(50),
  })
  .meta({ id: 'CreateProject' });
export type CreateProject = z.output<typeof CreateProject>;

export const UpdateProject = z
  .strictObject({
    name: projectFields.name.optional(),
    description: projectFields.description.optional(),
    locale: LocaleInput.optional(),
    timeZone: timeZone.optional(),
    engines: projectFields.engines.optional(),
    samplesK: samplesK.optional(),
    maxPrompts: maxPrompts.optional(),
  })
  .meta({ id: 'UpdateProject' });
export type UpdateProject = z.output<typeof UpdateProject>;

export const UpdateIdentity = z
  .strictObject({ ...BrandInput.shape, competitors: z.array(BrandInput).max(50).optional() })
  .meta({ id: 'UpdateIdentity' });
export type UpdateIdentity = z.output<typeof UpdateIdentity>;

export const DeleteProject = z
  .strictObject({
    name: z
      .string()
      .max(120)
      .optional()
      .meta({ description: 'The project’s name; if it does not match, nothing is deleted.' }),
  })
  .meta({ id: 'DeleteProject' });

export const DeletedProject = z
  .strictObject({
    ...deleted.shape,
    restorableUntil: timestamp('Until when restore_project brings it back. Then all of it is erased.'),
  })
  .meta({ id: 'DeletedProject' });
export type DeletedProject = z.output<typeof DeletedProject>;

export const ProjectParams = z.strictObject({ projectId: id('project', 'The project.') });

export const ListProjects = z.strictObject({
  ...page,
  search: z.string().max(120).optional().meta({ description: 'Part of the name.' }),
  state: Project.shape.state
    .optional()
    .meta({ description: 'Default: active and archived ones. deleted: those that can be restored.' }),
  sort: z.enum(['-createdAt', 'createdAt', 'name']).default('-createdAt'),
});
export type ListProjects = z.output<typeof ListProjects>;
