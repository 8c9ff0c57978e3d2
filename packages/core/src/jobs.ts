import { eventTypes } from '@svc/contract/events';
import { scopeOf } from '@svc/db';
import type { z } from 'zod';
import { enqueue, enqueueAgain, type Job } from './kernel/index.ts';
import { sendMailJob } from './mail/index.ts';
import { operations } from './operations.ts';
import { executeApproval, executeApprovalJob, failApproval } from './resource/account/approval/index.ts';
import {
  applyPaymentEvent,
  applyPaymentEventJob,
  failPaymentEvent,
  renewBilling,
  renewBillingJob,
} from './resource/account/billing/index.ts';
import { readAnswersAgain } from './resource/account/project/index.ts';
import { sendSignInLink, sendSignInLinkJob } from './resource/account/session/index.ts';
import { watchStatus, watchStatusJob } from './resource/account/status/index.ts';
import {
  dropMonths,
  dropMonthsJob,
  eraseProjects,
  eraseProjectsJob,
  retain,
  retainJob,
} from './resource/across/privacy/index.ts';
import { failSample, makeSample, makeSampleJob } from './resource/across/sample-project/index.ts';
import { eraseWorkspace, eraseWorkspaceJob } from './resource/across/workspace/index.ts';
import { lookAtExperiments, lookAtExperimentsJob } from './resource/act/experiment/index.ts';
import { checkGoals, checkGoalsJob } from './resource/act/goal/index.ts';
import {
  observePredictionsJob,
  observeScan,
  predictScan,
  predictScanJob,
} from './resource/act/prediction/index.ts';
import { measureAwaited, measureShippedJob } from './resource/act/recommendation/index.ts';
import { indexWords, indexWordsJob } from './resource/measure/answer/index.ts';
import {
  deleteImportJob,
  expireImportsJob,
  importAnswersJob,
} from './resource/measure/answer-import/index.ts';
import { refreshCrawlerRanges, refreshCrawlerRangesJob } from './resource/measure/crawler-traffic/index.ts';
import { readAgain, renewScans, renewScansJob } from './resource/measure/detection-review/index.ts';
import { watchEngines, watchEnginesJob } from './resource/measure/engine-change/index.ts';
import { rollUp, rollUpJob } from './resource/measure/figure/index.ts';
import { syncIntegrationJob, syncOne } from './resource/measure/integration/index.ts';
import { retrainPredictor, retrainPredictorJob } from './resource/measure/predictor/index.ts';
import {
  finishScanJob,
  noticeChange,
  noticeChangeJob,
  planScanJob,
  runEngineJob,
} from './resource/measure/scan/index.ts';
import { startDueSchedules, startDueSchedulesJob } from './resource/measure/schedule/index.ts';
import {
  watchAlerts,
  watchAlertsJob,
  watchCreditAlerts,
  watchCreditsJob,
} from './resource/read/alert/index.ts';
import { findAnomalies, findAnomaliesJob } from './resource/read/anomaly/index.ts';
import { findCitationChanges, findCitationChangesJob } from './resource/read/citation/index.ts';
import { discoverCompetitors, discoverCompetitorsJob } from './resource/read/competitor-suggestion/index.ts';
import { askForReading, readByEngine, readByEngineJob } from './resource/read/reader/index.ts';
import {
  buildExport,
  buildExportJob,
  expireExports,
  expireExportsJob,
  failExport,
} from './resource/tell/export/index.ts';
import {
  askForDigests,
  askForDigestsJob,
  sendDigest,
  sendDigestJob,
  sendMailOf,
  sendNotification,
  sendNotificationJob,
} from './resource/tell/notification-channel/index.ts';
import {
  buildReport,
  buildReportJob,
  deleteReportFiles,
  deleteReportFilesJob,
  failReport,
  linkForChannel,
  startDueReports,
  startDueReportsJob,
} from './resource/tell/report/index.ts';
import { forgetEvents, forgetEventsJob } from './resource/tell/webhook/index.ts';
import {
  type AfterScan,
  closeScan,
  expireImports,
  failImport,
  finishScan,
  type GiveUpReason,
  giveUpRun,
  importAnswers,
  makePartitions,
  makePartitionsJob,
  planScan,
  type Runner,
  removeImport,
  runEngine,
} from './runner/index.ts';

export interface JobTools {
  runner: Runner;
  /** Aborts when the process drains: a job stops at its next checkpoint and goes on elsewhere. */
  draining: AbortSignal;
}

/** A job as the worker sees it: without the type of its payload. */
export interface RunnableJob {
  task: string;
  /** When it runs by the clock: five fields of cron, in UTC. */
  every?: string;
  /** Returns what is to be logged. `stop`: the process drains, or something that this job started has failed. */
  run: (tools: JobTools, payload: unknown, stop: AbortSignal) => Promise<object>;
  /** Ends what the job was for when another try makes no sense. */
  giveUp?: (tools: JobTools, payload: unknown, reason: GiveUpReason) => Promise<void>;
}

/**
 * A job and what it runs. They meet here: who asks for a job must not need what does it. A run that answers `stopped`
 * is not done, and another process goes on with it; other answers are for the log.
 */
const runs = <P extends z.ZodType>(
  job: Job<P>,
  run: (runner: Runner, payload: z.output<P>, stop: AbortSignal) => Promise<unknown>,
  giveUp?: (runner: Runner, payload: z.output<P>, reason: GiveUpReason) => Promise<void>,
): RunnableJob => ({
  task: job.task,
  ...(job.every !== undefined && { every: job.every }),
  async run({ runner, draining }, payload, stop) {
    const parsed = job.payload.parse(payload);
    const outcome = await run(runner, parsed, stop);
    // A new job rather than a failed one: the queue would hold that back longer at each restart.
    if (outcome === 'stopped' && draining.aborted)
      await enqueueAgain({ db: runner.environment.database.system }, job, parsed);
    return typeof outcome === 'object' && outcome !== null ? outcome : { outcome };
  },
  ...(giveUp && {
    giveUp: ({ runner }, payload, reason) => giveUp(runner, job.payload.parse(payload), reason),
  }),
});

const summaryOf = (type: string): string => eventTypes.find((one) => one.type === type)?.summary ?? type;

/** A job for the project of each measured scan that has brought an answer. */
const ofProject =
  (job: Job<z.ZodType<{ workspaceId: string; projectId: string }>>): AfterScan =>
  async (context, { workspaceId, projectId, measured, answered }) =>
    projectId !== null && measured && answered && enqueue(context, job, { workspaceId, projectId });

/** Jobs that follow a scan, in the order in which they are asked for. An imported scan is followed only by reading it. */
export const afterScan: readonly AfterScan[] = [
  async (context, { workspaceId, projectId }) =>
    projectId !== null && askForReading({ ...context, ...scopeOf(context.db, workspaceId) }, projectId),
  async (context, { workspaceId, scanId, measured }) =>
    measured && enqueue(context, observePredictionsJob, { workspaceId, scanId }),
  async (context, { workspaceId, scanId, projectId, measured, answered }) =>
    projectId !== null && measured && answered && enqueue(context, noticeChangeJob, { workspaceId, scanId }),
  ofProject(rollUpJob),
  ofProject(findAnomaliesJob),
  ofProject(findCitationChangesJob),
  ofProject(checkGoalsJob),
  ofProject(measureShippedJob),
  ofProject(lookAtExperimentsJob),
  ofProject(discoverCompetitorsJob),
];

/** Every job of the service: the worker is a reader of this list. */
export const jobs: readonly RunnableJob[] = [
  runs(planScanJob, planScan, closeScan),
  runs(runEngineJob, runEngine, giveUpRun),
  runs(finishScanJob, finishScan, (runner, scan, reason) =>
    closeScan(runner, scan, reason, ['running', 'cancelling']),
  ),
  runs(importAnswersJob, importAnswers, ({ environment }, one, reason) =>
    failImport(environment, one, { code: reason.code, message: reason.message }),
  ),
  runs(deleteImportJob, ({ environment }, one, stop) => removeImport(environment, one, stop)),
  runs(expireImportsJob, ({ environment }) => expireImports(environment)),
  runs(readAnswersAgain, ({ environment }, answers, stop) => readAgain(environment, answers, stop)),
  runs(discoverCompetitorsJob, ({ environment }, project, stop) =>
    discoverCompetitors(environment, project, stop),
  ),
  runs(readByEngineJob, ({ environment }, project, stop) => readByEngine(environment, project, stop)),
  runs(predictScanJob, ({ environment }, scan) => predictScan(environment, scan)),
  runs(eraseWorkspaceJob, ({ environment }, workspace, stop) => eraseWorkspace(environment, workspace, stop)),
  runs(dropMonthsJob, ({ environment }, { months }, stop) => dropMonths(environment, months, stop)),
  runs(eraseProjectsJob, ({ environment }, _, stop) => eraseProjects(environment, stop)),
  runs(retainJob, ({ environment }, _, stop) => retain(environment, stop)),
  runs(makePartitionsJob, ({ environment }) => makePartitions(environment)),
  runs(indexWordsJob, ({ environment }, _, stop) => indexWords(environment, stop)),
  runs(renewScansJob, ({ environment }, _, stop) => renewScans(environment, stop)),
  runs(watchStatusJob, ({ environment }) => watchStatus(environment)),
  runs(startDueSchedulesJob, ({ environment }) => startDueSchedules(environment)),
  runs(watchAlertsJob, ({ environment }, project) => watchAlerts(environment, project)),
  runs(watchCreditsJob, ({ environment }) => watchCreditAlerts(environment)),
  runs(sendNotificationJob, ({ environment }, notification) =>
    sendNotification(environment, notification, summaryOf, linkForChannel),
  ),
  runs(
    buildExportJob,
    ({ environment }, one, stop) => buildExport(environment, one, stop),
    ({ environment }, one, reason) =>
      failExport(environment, one, { code: reason.code, message: reason.message }),
  ),
  runs(
    buildReportJob,
    ({ environment }, one) => buildReport(environment, one),
    ({ environment }, one, reason) =>
      failReport(environment, one, { code: reason.code, message: reason.message }),
  ),
  runs(
    makeSampleJob,
    ({ environment }, workspace, stop) => makeSample(environment, workspace, stop),
    ({ environment }, workspace, reason) =>
      failSample(environment, workspace, { code: reason.code, message: reason.message }),
  ),
  runs(deleteReportFilesJob, ({ environment }, one) => deleteReportFiles(environment, one)),
  runs(startDueReportsJob, ({ environment }) => startDueReports(environment)),
  runs(expireExportsJob, ({ environment }) => expireExports(environment)),
  runs(askForDigestsJob, ({ environment }) => askForDigests(environment)),
  runs(sendDigestJob, ({ environment }, channel) => sendDigest(environment, channel, summaryOf)),
  runs(forgetEventsJob, ({ environment }) => forgetEvents(environment)),
  runs(
    executeApprovalJob,
    ({ environment }, approved) => executeApproval(environment, operations, approved),
    ({ environment }, approved, reason) =>
      failApproval(environment, approved, { code: 'internal', detail: reason.message }),
  ),
  runs(syncIntegrationJob, ({ environment }, integration, stop) => syncOne(environment, integration, stop)),
  runs(refreshCrawlerRangesJob, ({ environment }) => refreshCrawlerRanges(environment)),
  runs(sendMailJob, ({ environment }, mail) => sendMailOf(environment, mail)),
  runs(rollUpJob, ({ environment }, project) => rollUp(environment, project)),
  runs(findAnomaliesJob, ({ environment }, project) => findAnomalies(environment, project)),
  runs(findCitationChangesJob, ({ environment }, project) => findCitationChanges(environment, project)),
  runs(checkGoalsJob, ({ environment }, project) => checkGoals(environment, project)),
  runs(lookAtExperimentsJob, ({ environment }, project) => lookAtExperiments(environment, project)),
  runs(measureShippedJob, ({ environment }, project) => measureAwaited(environment, project)),
  runs(noticeChangeJob, ({ environment }, scan) => noticeChange(environment, scan)),
  runs(observePredictionsJob, async ({ environment, workspace }, scan) => {
    const { mode } = await workspace(scan.workspaceId);
    await observeScan(environment, { ...scan, mode });
  }),
  runs(retrainPredictorJob, ({ environment }, model) => retrainPredictor(environment, model)),
  runs(renewBillingJob, ({ environment }) => renewBilling(environment)),
  runs(
    applyPaymentEventJob,
    ({ environment }, { eventId }) => applyPaymentEvent(environment, eventId),
    ({ environment }, { eventId }, reason) => failPaymentEvent(environment, eventId, reason.message),
  ),
  runs(sendSignInLinkJob, ({ environment }, link) => sendSignInLink(environment, link)),
  runs(watchEnginesJob, async (runner, { usd }) => ({ asked: await watchEngines(runner, { usd }) })),
];

export interface ClockSettings {
  /** US dollars a day for asking the engines neutral questions, to notice changes that no name shows; 0: never. */
  canaryUsd?: number;
  /** How many months of answers and cells are kept; all of them when left out. */
  keptMonths?: number | undefined;
}

export interface RecurringTask {
  task: string;
  /** Five fields, in UTC. */
  cron: string;
  payload: object;
}

/** Recurring tasks with their payloads. Two of them run only where the operator asked for them. */
export function recurringTasks({ canaryUsd, keptMonths }: ClockSettings): RecurringTask[] {
  const payloads = new Map<string, object | null>([
    payloadOf(watchEnginesJob, canaryUsd ? { usd: canaryUsd } : null),
    payloadOf(dropMonthsJob, keptMonths ? { months: keptMonths } : null),
  ]);
  return jobs.flatMap(({ task, every }) => {
    const payload = payloads.has(task) ? payloads.get(task) : {};
    return every !== undefined && payload ? [{ task, cron: every, payload }] : [];
  });
}

const payloadOf = <P extends z.ZodType<object>>(
  job: Job<P>,
  payload: z.input<P> | null,
): [task: string, payload: object | null] => [job.task, payload && job.payload.parse(payload)];
