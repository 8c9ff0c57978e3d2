import type {
  CreateReport,
  ListReports,
  ListTemplates,
  OfProject,
  ReadReport,
  Report,
  ReportParams,
  ReportSummary,
  ReportTemplate,
} from '@svc/contract/tell/report';
import type { RunContext } from '../../../environment/index.ts';
import { said } from '../../../i18n/index.ts';
import {
  audit,
  type Deleted,
  enqueue,
  type List,
  newId,
  notFound,
  pageOf,
  transaction,
} from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { rulesOf, spanOf, zoneOf } from '../../read/analytics/index.ts';
import { contentTypes, type FileName, fileKey } from './files.ts';
import { buildReportJob, deleteReportFilesJob } from './jobs.ts';
import { findReport, listReportRows, readContent, reportRows } from './queries.ts';
import { readShares } from './queries-share.ts';
import { templateOf, templates } from './template.ts';

const linkMinutes = 60;

export const listReportTemplates = async (
  _: RunContext,
  { language, ...page }: ListTemplates,
): Promise<List<ReportTemplate>> =>
  pageOf(
    templates.map(({ id, name, description, days, sections }) => ({
      id,
      name: name[language],
      // Told in the language of the reader; a report in German is described in German to everybody.
      description: language === 'en' ? said(description) : description[language],
      days,
      sections: [...sections],
    })),
    page,
    ({ id }) => id,
  );

export async function listReports(
  context: RunContext,
  input: ListReports & OfProject,
): Promise<List<ReportSummary>> {
  await getProject(context, input);
  return listReportRows(context, input);
}

/** Throws not_found. */
export async function findOwnReport(
  context: RunContext,
  { projectId, reportId }: ReportParams,
): Promise<ReportSummary> {
  await getProject(context, { projectId });
  const found = await findReport(context, reportId);
  if (found?.projectId !== projectId)
    throw notFound('report', reportId, `GET /v1/projects/${projectId}/reports`);
  return found;
}

const downloads = [
  ['html', 'report.html'],
  ['pdf', 'report.pdf'],
  ['pptx', 'report.pptx'],
  ['xlsx', 'report.xlsx'],
  ['md', 'report.md'],
  ['csv', 'report.csv'],
  ['json', 'report.json'],
  ['svg', 'chart.svg'],
] as const satisfies readonly (readonly [string, FileName])[];

export async function getReport(
  context: RunContext,
  { content = true, ...input }: ReportParams & Partial<ReadReport>,
): Promise<Report> {
  const { workspace, now } = context;
  const found = await findOwnReport(context, input);
  const expires = new Date(now().getTime() + linkMinutes * 60_000);
  const key = { workspaceId: workspace.id, reportId: found.id };
  const links = downloads.map(async ([format, name]) => ({
    format,
    url: await context.linkTo(fileKey(key, 'full', name), {
      expires,
      filename: `${found.template}-${found.createdAt.slice(0, 10)}.${format}`,
      contentType: contentTypes[name],
    }),
  }));
  return {
    ...found,
    content: content ? await readContent(context, found.id) : null,
    downloads: found.status === 'completed' ? await Promise.all(links) : [],
    shares: await readShares(context, found.id),
  };
}

export interface AskedBy {
  scheduleId?: string;
  channelIds?: readonly string[];
}

export const createReport = (
  context: RunContext,
  { projectId, template, title, language, days, ...input }: CreateReport & OfProject,
  { scheduleId, channelIds = [] }: AskedBy = {},
): Promise<Report> =>
  transaction(context, async (context) => {
    const { workspace, actor, requestId } = context;
    const project = await getProject(context, { projectId });
    const { days: usual, name } = templateOf(template);
    const settings = { ...input, days: days ?? usual, timeZone: zoneOf(input, project) };
    spanOf(context, settings, project);
    // Throws where there is no such segment.
    await rulesOf(context, projectId, settings);
    const id = newId('report');
    await reportRows.insert(context, {
      id,
      projectId,
      template,
      title: title ?? name[language],
      language,
      settings,
      scheduleId: scheduleId ?? null,
      channelIds: [...channelIds],
      requestedBy: actor.id,
      requestId,
    });
    await enqueue(context, buildReportJob, { workspaceId: workspace.id, reportId: id });
    await audit(context, 'report.created', id, { projectId, template, language, ...settings });
    return getReport(context, { projectId, reportId: id });
  });

export const orderReport = (context: RunContext, input: CreateReport & OfProject): Promise<Report> =>
  createReport(context, input);

/** Deleting it ends its shares. */
export const deleteReport = (context: RunContext, input: ReportParams): Promise<Deleted> =>
  transaction(context, async (context) => {
    const { id, title } = await findOwnReport(context, input);
    await reportRows.remove(context, id);
    await enqueue(context, deleteReportFilesJob, { workspaceId: context.workspace.id, reportId: id });
    await audit(context, 'report.deleted', id, { projectId: input.projectId, title });
    return { id, deleted: true };
  });
