import { reportOperations } from '@svc/contract/tell/report';
import { implement } from '../../../implement/index.ts';
import { scheduleReport } from './schedule.ts';
import { deleteReport, getReport, listReports, listReportTemplates, orderReport } from './service.ts';
import { prepareShare, revokeReportShare, shareReport } from './share.ts';

export const reportVerbs = implement(reportOperations, {
  list_report_templates: { run: listReportTemplates },
  create_report: { run: orderReport },
  list_reports: { run: listReports },
  get_report: { run: getReport },
  delete_report: { run: deleteReport },
  share_report: { prepare: prepareShare, run: shareReport },
  revoke_report_share: { run: revokeReportShare },
  schedule_report: { run: scheduleReport },
});
