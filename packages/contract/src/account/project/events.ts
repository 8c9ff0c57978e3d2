import { z } from 'zod';
import { type EventType, eventType } from '../../kernel/event.ts';
import { id } from '../../kernel/schema.ts';

export const data = z
  .strictObject({
    projectId: id('project', 'Read it at GET /v1/projects/{projectId}.'),
    name: z.string(),
    before: z.enum(['active', 'archived', 'deleted']),
  })
  .meta({ id: 'ProjectStateEventData' });

export const projectArchived = eventType({
  type: 'project.archived',
  resource: 'project',
  summary: 'A project was archived: it is measured no more, and its history stays readable.',
  data,
});
export const projectRestored = eventType({
  type: 'project.restored',
  resource: 'project',
  summary: 'An archived or deleted project was restored.',
  data,
});

export const projectEvents: readonly EventType[] = [projectArchived, projectRestored];
