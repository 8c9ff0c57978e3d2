import { operation, resource } from '../../kernel/operation.ts';
import { deleted } from '../../kernel/schema.ts';
import {
  CreateReport,
  ListReports,
  ListTemplates,
  NewReportShare,
  ReadReport,
  Report,
  ReportList,
  ReportSchedule,
  ReportTemplateList,
  ScheduleReport,
  ShareReport,
} from './schema.ts';

const reading = { scope: 'reports:read' } as const;
const writing = { scope: 'reports:write' } as const;

export const reportOperations = resource('Reports', [
  operation({
    ...reading,
    id: 'list_report_templates',
    address: 'GET /v1/report-templates',
    summary: 'List report templates',
    description: 'What each template holds.',
    query: ListTemplates,
    returns: ReportTemplateList,
  }),
  operation({
    ...writing,
    id: 'create_report',
    address: 'POST /v1/projects/{projectId}/reports',
    summary: 'Build a report',
    description: 'Built in the background from current figures; get_report reads it.',
    body: CreateReport,
    returns: Report,
  }),
  operation({
    ...reading,
    id: 'list_reports',
    address: 'GET /v1/projects/{projectId}/reports',
    summary: 'List reports',
    description: 'Newest first, with their verdicts.',
    query: ListReports,
    returns: ReportList,
  }),
  operation({
    ...reading,
    id: 'get_report',
    address: 'GET /v1/projects/{projectId}/reports/{reportId}',
    summary: 'Read a report',
    description: 'Its content, links to its files, and its shares.',
    query: ReadReport,
    returns: Report,
  }),
  operation({
    ...writing,
    id: 'delete_report',
    address: 'DELETE /v1/projects/{projectId}/reports/{reportId}',
    summary: 'Delete a report',
    description: 'Deletes its files too; its shares stop working.',
    returns: deleted,
  }),
  operation({
    ...writing,
    id: 'share_report',
    address: 'POST /v1/projects/{projectId}/reports/{reportId}/shares',
    gateable: true,
    summary: 'Share a report by link',
    description: 'Anyone with the link can read it until it expires or is revoked.',
    body: ShareReport,
    returns: NewReportShare,
    errors: ['conflict'],
  }),
  operation({
    ...writing,
    id: 'revoke_report_share',
    address: 'DELETE /v1/projects/{projectId}/reports/{reportId}/shares/{shareId}',
    summary: 'Revoke a shared link',
    description: 'The link stops working at once.',
    returns: deleted,
  }),
  operation({
    ...writing,
    id: 'schedule_report',
    address: 'PUT /v1/projects/{projectId}/reports/schedule',
    summary: 'Build reports on a schedule',
    description: 'Sets or replaces the project’s recurring report and the channels that get it.',
    body: ScheduleReport,
    returns: ReportSchedule,
  }),
]);
