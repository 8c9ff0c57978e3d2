import { z } from 'zod';
import {
  BrandInput,
  Locale,
  maxPrompts,
  projectFields,
  regionCode,
  samplesK,
  timeZone,
} from '../../account/project/schema.ts';
import { id, orNull } from '../../kernel/schema.ts';
import { CreatePersona } from '../../measure/persona/schema.ts';
import { AddPrompt, intent, setName, stage } from '../../measure/prompt-set/schema.ts';
import { AddCompetitor } from '../../read/competitor/schema.ts';
import { ConfigAlert } from './part-alert.ts';
import { ConfigFacts } from './part-fact.ts';
import { ConfigGoal } from './part-goal.ts';
import { ConfigReport } from './part-report.ts';
import { ConfigSchedule } from './part-schedule.ts';
import { ConfigScorecard } from './part-scorecard.ts';
import { ConfigSegment } from './part-segment.ts';

const ConfigPrompt = z.strictObject({
  text: AddPrompt.shape.text,
  intent: intent.optional().meta({ description: 'Only if a person has set it; otherwise by rules.' }),
  stage: stage.optional().meta({ description: 'Only if a person has set it; otherwise by rules.' }),
  tags: AddPrompt.shape.tags,
  paraphraseGroup: AddPrompt.shape.paraphraseGroup,
  topic: z.string().trim().min(1).max(100).optional(),
});

const ConfigLocale = z
  .strictObject({ ...Locale.shape, region: orNull(regionCode).default(null) })
  .meta({ id: 'ConfigLocale' });

const ConfigPromptSet = z.strictObject({
  name: setName,
  description: orNull(z.string().max(2_000)).default(null),
  engines: orNull(projectFields.engines).default(null),
  locale: Locale,
  state: z.enum(['draft', 'active', 'locked']),
  active: z.boolean(),
  prompts: z.array(ConfigPrompt).max(1_000),
});

const ConfigCompetitor = z.strictObject({
  ...BrandInput.shape,
  relation: AddCompetitor.shape.relation.unwrap().optional(),
  note: AddCompetitor.shape.note.unwrap().optional(),
});

/** A part that is left out stays as it is. */
const configParts = {
  facts: ConfigFacts.optional(),
  segments: z.array(ConfigSegment).max(500).optional(),
  scorecards: z.array(ConfigScorecard).max(100).optional(),
  goals: z.array(ConfigGoal).max(500).optional().meta({ description: 'Those whose date is still to come.' }),
  alerts: z.array(ConfigAlert).max(100).optional(),
  schedule: ConfigSchedule.optional(),
  reportSchedule: ConfigReport.optional(),
};
export const ConfigParts = z.strictObject(configParts);
export type ConfigParts = z.output<typeof ConfigParts>;

export const ProjectConfig = z
  .strictObject({
    version: z.literal(1),
    project: z.strictObject({
      name: projectFields.name,
      description: projectFields.description,
      locale: ConfigLocale,
      timeZone: timeZone.default('UTC'),
      engines: projectFields.engines,
      samplesK,
      maxPrompts,
    }),
    brand: BrandInput,
    competitors: z.array(ConfigCompetitor).max(50),
    personas: z.array(CreatePersona).max(100),
    promptSets: z
      .array(ConfigPromptSet)
      .max(100)
      .meta({ description: 'Drafts, active and locked ones; archived ones are history.' }),
    ...configParts,
  })
  .meta({
    id: 'ProjectConfig',
    description:
      'A project’s whole configuration. Applied to the project it came from, it changes nothing. From `facts` on, omitted parts keep their value.',
  });
export type ProjectConfig = z.output<typeof ProjectConfig>;

export const ApplyQuery = z.strictObject({
  dryRun: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true')
    .meta({ description: 'Only report what would change.' }),
});

export const ConfigChange = z
  .strictObject({
    path: z.string().meta({ description: 'Location in the document.', example: 'project.samplesK' }),
    action: z.enum(['add', 'change', 'remove']),
    before: z.unknown(),
    after: z.unknown(),
  })
  .meta({ id: 'ConfigChange' });
export type ConfigChange = z.output<typeof ConfigChange>;

export const AppliedConfig = z
  .strictObject({
    projectId: id('project', 'The project.'),
    dryRun: z.boolean(),
    changes: z.array(ConfigChange),
  })
  .meta({ id: 'AppliedConfig' });
export type AppliedConfig = z.output<typeof AppliedConfig>;

export const DuplicateProject = z
  .strictObject({
    name: projectFields.name.optional().meta({ description: 'Default: the name with “(copy)”.' }),
    locale: Locale.partial()
      .extend({ region: orNull(regionCode).optional() })
      .optional()
      .meta({ description: 'Another market. In another language, prompt sets arrive as drafts.' }),
    engines: projectFields.engines.optional(),
  })
  .meta({ id: 'DuplicateProject' });
export type DuplicateProject = z.output<typeof DuplicateProject>;
