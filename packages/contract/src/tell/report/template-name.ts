export const sectionNames = [
  'story',
  'trend',
  'cases',
  'done',
  'headline',
  'change',
  'history',
  'engines',
  'competitors',
  'movers',
  'tone',
  'sources',
  'sourceChanges',
  'prompts',
  'answers',
  'experiments',
  'methodology',
] as const;
export type SectionName = (typeof sectionNames)[number];

/** The templates of reports, as callers name them. */
export const templateIds = [
  'executive',
  'weekly_pulse',
  'full_measurement',
  'competitors',
  'sources',
  'experiment',
  'methodology',
] as const;
export type TemplateId = (typeof templateIds)[number];
