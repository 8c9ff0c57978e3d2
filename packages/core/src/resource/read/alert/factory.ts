import { CreateProject, type Project } from '@svc/contract/account/project';
import { BacktestAlert, CreateAlert } from '@svc/contract/read/alert';
import { sql } from 'kysely';
import type { testWorkspace } from '../../../environment/test-workspace.ts';
import { createProject } from '../../account/project/index.ts';
import { insertScan, type ScanRows } from '../../measure/scan/factory.ts';
import { backtest } from './backtest.ts';
import { createAlert } from './service.ts';
import { watchProject } from './watch.ts';

export const prompts = Array.from({ length: 24 }, (_, index) => ({
  text: `Which tool is best for task ${index}?`,
}));
const day = (count: number) => new Date(Date.UTC(2026, 8, 1) + count * 86_400_000);
/** Few simulated panels: tests of alerts do not depend on their number. */
const panels = 40;

/** Projects, scans and alerts of a workspace, for tests. */
export function alertsOf({ context }: Pick<Awaited<ReturnType<typeof testWorkspace>>, 'context'>) {
  let days = 0;
  return {
    panels,
    /** A day later, `share` of the prompts name the brand, always the same prompts. */
    scan(project: Project, share: number, more: Partial<ScanRows> = {}) {
      days += 1;
      // Prompts differ, and the same prompt's answers do now and then.
      const present = (prompt: number, _: string, sample: number) =>
        (prompt + 0.5) / prompts.length < share !== ((prompt * 7 + sample * 3 + days * 5) % 11 === 0);
      const rows = { project, engines: ['openai'], prompts, samplesK: 3, present, at: day(days), ...more };
      return insertScan(context, rows);
    },
    make: (name: string) => createProject(context, CreateProject.parse({ name, brand: { name: 'Acme' } })),
    add: (project: Project, rule: object = {}) =>
      createAlert(context, { projectId: project.id, ...CreateAlert.parse({ name: 'Watch', ...rule }) }),
    watch: (project: Project) => watchProject(context, project.id, panels),
    trial: (project: Project, rule: object = {}) =>
      backtest(context, { projectId: project.id, ...BacktestAlert.parse(rule) }, panels),
    async told(alertId: string) {
      const { rows } = await sql<{ type: string; data: Record<string, unknown> }>`
        select type, data from event where resource_id = ${alertId} order by sequence`.execute(context.db);
      return rows;
    },
  };
}
