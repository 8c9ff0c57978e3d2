import { openAsBlob } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { type AnswerImport, ImportAnswers } from '@svc/contract/measure/answer-import';
import type { Environment, RunContext } from '@svc/core/environment';
import { ServiceError } from '@svc/core/kernel';
import { getProject } from '@svc/core/resource/account/project';
import { getAnswerImport, importAnswers, receiveFile } from '@svc/core/resource/measure/answer-import';
import { contextOf, type Say, type Settings, UsageError, withEnvironment } from './environment.ts';

export interface ImportOptions {
  name?: string;
  source?: string;
  splitBy?: string;
  repeats?: number;
  listed?: boolean;
  format?: string;
  column?: Record<string, string>;
  engine?: string;
  country?: string;
  region?: string;
  language?: string;
  dryRun?: boolean;
  wait?: boolean;
}

const ended = new Set<AnswerImport['status']>(['completed', 'checked', 'failed', 'cancelled']);

/** Throws UsageError where it cannot be read: Nodes differ in whether that is thrown at once. */
async function openFile(file: string): Promise<Blob> {
  try {
    return await openAsBlob(file);
  } catch {
    throw new UsageError(`There is no file ${file} that can be read.`);
  }
}

/** Brings a file of answers into a project, and says what a worker makes of it. Throws UsageError. */
export async function importFile(
  settings: Settings,
  { workspace, project: projectId, file }: { workspace: string; project: string; file: string },
  { listed, wait = true, column, engine, country, region, language, ...options }: ImportOptions,
  say: Say,
): Promise<boolean> {
  const body = ImportAnswers.safeParse({
    ...options,
    ...(column && { columns: column }),
    defaults: { engine, country, region, language },
    ...(listed && { unanswered: 'listed' }),
  });
  if (!body.success)
    throw new UsageError(
      body.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
    );
  const sent = await openFile(file);
  return withEnvironment(settings, async (environment) => {
    const context = await contextOf(environment, workspace);
    try {
      await assertOwns(environment, context, projectId);
      const input = { ...body.data, projectId };
      const made = await importAnswers(context, input, { id: null, file: null });
      const key = { projectId, importId: made.id };
      let found = await receiveFile(context, environment.objects, key, {
        offset: 0,
        last: true,
        body: sent.stream(),
      });
      say(`${found.id}: ${found.file.bytes} bytes sent`);
      while (wait && !ended.has(found.status)) {
        await setTimeout(1_000);
        found = await getAnswerImport(context, key);
        say(`${found.status}: ${found.progress.rows} rows read, ${found.progress.stored} answers stored`);
      }
      for (const line of told(found)) say(line);
      return found.status !== 'failed' && found.status !== 'cancelled';
    } catch (error) {
      if (error instanceof ServiceError) throw new UsageError(error.message);
      throw error;
    }
  });
}

/** Throws UsageError for a project of the workspace's twin, which test keys write to, and not_found. */
async function assertOwns(environment: Environment, context: RunContext, projectId: string): Promise<void> {
  const { mode, twinId } = context.workspace;
  try {
    await getProject(context, { projectId });
  } catch (error) {
    const isTwins =
      twinId !== null &&
      (await getProject(await contextOf(environment, twinId), { projectId }).then(
        () => true,
        () => false,
      ));
    if (!isTwins) throw error;
    throw new UsageError(
      `Project ${projectId} is not among the ${mode} data of this workspace but in its twin. Name that one instead: svc import ${twinId} ${projectId} FILE`,
    );
  }
}

/** Summary of an import for the command line. */
function told({ report, failure, scanIds }: AnswerImport): string[] {
  if (failure) return [failure.message];
  if (!report) return [];
  return [
    `${report.answers} answers to ${report.prompts} prompts in ${report.measurements} measurements; ${report.duplicates} known already, ${report.refused} refused`,
    ...report.engines.map(({ engine, answers }) => `  ${engine}: ${answers}`),
    ...report.problems
      .slice(0, 20)
      .map(
        ({ line, rows, message }) => `  line ${line}${rows > 1 ? ` and ${rows - 1} more` : ''}: ${message}`,
      ),
    ...report.notes,
    ...scanIds.slice(0, 5),
  ];
}
