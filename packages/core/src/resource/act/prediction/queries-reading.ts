import type { Project } from '@svc/contract/account/project';
import type { Scope } from '@svc/db';
import { domainOf, type PageReading } from '@svc/page';

import type { StoredReading } from './reading.ts';

const mostPages = 10;

export async function ownReadings(
  { db, workspace }: Scope,
  project: Pick<Project, 'id' | 'brand'>,
): Promise<PageReading[]> {
  const rows = await db
    .selectFrom('page')
    .select(['url', 'reading'])
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', project.id)
    .where('reading', 'is not', null)
    .orderBy('fetchedAt', 'desc')
    .limit(50)
    .execute();
  const own = new Set(project.brand.domains.map((domain) => domainOf(`https://${domain}`)));
  // The project also holds others’ pages, for the sandbox engine.
  const kept = own.size === 0 ? rows : rows.filter((row) => own.has(domainOf(row.url)));
  return kept.slice(0, mostPages).flatMap(({ reading }) => (reading ? [whole(reading)] : []));
}

/** An earlier reader knew of crawlers that robots.txt keeps out alone. */
const whole = (reading: StoredReading): PageReading => ({
  ...reading,
  shutOut:
    reading.shutOut ??
    (reading.robots?.crawlers ?? [])
      .filter(({ allowed }) => !allowed)
      .map(({ token, rule }) => ({
        token,
        by: 'robots',
        evidence: { quote: `${token}: ${rule ?? 'disallowed'}`, where: 'robots' },
      })),
  blocks: [],
  text: '',
});

export async function askedAt({ db, workspace }: Scope, scanId: string): Promise<string> {
  const scan = await db
    .selectFrom('scan')
    .select('createdAt')
    .where('workspaceId', '=', workspace.id)
    .where('id', '=', scanId)
    .executeTakeFirstOrThrow();
  return scan.createdAt;
}

export const promptsOf = (scope: Scope, project: Project) =>
  scope.db
    .selectFrom('prompt')
    .select(['prompt.id', 'prompt.text', 'prompt.intent', 'prompt.branded'])
    .where('prompt.workspaceId', '=', scope.workspace.id)
    .where('prompt.projectId', '=', project.id);

export async function isPredicted({ db, workspace }: Scope, scanId: string): Promise<boolean> {
  const found = await db
    .selectFrom('prediction')
    .select('id')
    .where('workspaceId', '=', workspace.id)
    .where('scanId', '=', scanId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
