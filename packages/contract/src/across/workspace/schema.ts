import { z } from 'zod';
import { entity } from '../../kernel/entity.ts';
import type { PathOf } from '../../kernel/path.ts';
import { planLimits, planNames } from '../../kernel/plans.ts';
import { id, orNull, timestamp } from '../../kernel/schema.ts';

const sample = z.literal(true).optional().meta({
  description: 'Only in the sample: brands, sources and answers are invented.',
});

export const Me = z
  .strictObject({
    workspace: z.strictObject({ id: id('workspace', 'The workspace.'), name: z.string(), sample }),
    organisation: z.strictObject({ id: id('organisation', 'Who bills it.'), name: z.string() }),
    mode: z.enum(['live', 'test']).meta({ description: 'Test keys have their own data.' }),
    plan: z.enum(planNames),
    limits: planLimits,
    key: z.strictObject({
      id: z.string(),
      name: z.string(),
      scopes: z.array(z.string()),
      projectIds: orNull(z.array(z.string())).meta({
        description: 'The only projects it can see; null: all.',
      }),
    }),
    credits: z
      .strictObject({
        available: z.int().meta({ description: 'Available now.' }),
        held: z.int().meta({ description: 'Set aside for scans that are running.' }),
        posted: z.int().meta({ description: 'The sum of both.' }),
      })
      .meta({ description: 'One credit is one live answer.' }),
  })
  .meta({ id: 'Me' });
export type Me = z.output<typeof Me>;

const name = z.string().trim().min(1).max(120).meta({ example: 'Acme' });

export const workspaces = entity({
  one: 'workspace',
  path: '/v1/workspaces',
  reading: { scope: 'workspaces:read' },
  writing: { scope: 'admin', fine: 'workspaces:write' },
  fields: { name },
  defaults: {},
  added: {
    testWorkspaceId: orNull(id('workspace', 'Its test data set.')),
    organisation: z.strictObject({ id: id('organisation', 'Who bills it.'), name: z.string() }),
    current: z.boolean().meta({ description: 'Whether this key belongs to it.' }),
    sample,
    status: z.enum(['active', 'deleting']),
    deletion: orNull(
      z.strictObject({
        requestedAt: timestamp('When it was requested.'),
        rows: orNull(z.int()).meta({ description: 'Rows it had; null: not counted yet.' }),
        erased: z.int(),
      }),
    ),
  },
  query: {},
});
export type WorkspaceEntity = z.output<typeof workspaces.schema>;
export const { create: CreateWorkspace, query: ListWorkspaces, schema: WorkspaceEntity } = workspaces;
export type CreateWorkspace = z.output<typeof CreateWorkspace>;
export type ListWorkspaces = z.output<typeof ListWorkspaces>;
export type UpdateWorkspace = z.output<typeof workspaces.update>;

const FirstKey = z.strictObject({ id: z.string(), secret: z.string() });

export const CreatedWorkspace = z
  .strictObject({
    ...WorkspaceEntity.shape,
    keys: z
      .strictObject({ live: FirstKey, test: FirstKey })
      .meta({ description: 'With the scopes of the calling key. Shown once.' }),
  })
  .meta({ id: 'CreatedWorkspace' });
export type CreatedWorkspace = z.output<typeof CreatedWorkspace>;

export const DeleteWorkspace = z
  .strictObject({
    name: name
      .optional()
      .meta({ description: 'The workspace’s name; confirms deleting data that was not exported.' }),
  })
  .meta({ id: 'DeleteWorkspace' });
export type DeleteWorkspace = z.output<typeof DeleteWorkspace>;

export type WorkspaceParams = PathOf<'workspaceId'>;
