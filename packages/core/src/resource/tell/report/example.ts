import { type MakeExample, nothing, withBody } from '../../../kernel/index.ts';
import { makePromptSet } from '../../measure/prompt-set/example.ts';

const ofProject: MakeExample = async (caller) => {
  const { projectId } = await makePromptSet(caller, true);
  return { params: { projectId } };
};
const body = { template: 'weekly_pulse', timeZone: 'Europe/Berlin' };
const make = async (caller: Parameters<MakeExample>[0], count = 1) => {
  const { params = {} } = await ofProject(caller);
  let reportId = '';
  for (let index = 0; index < count; index += 1)
    reportId = (await caller.use('create_report', { params, body })).id;
  return { projectId: params.projectId ?? '', reportId };
};
const ofReport: MakeExample = async (caller) => ({ params: await make(caller) });

export const reportExamples = {
  list_report_templates: nothing,
  create_report: withBody(ofProject, body),
  list_reports: (async (caller) => ({
    params: { projectId: (await make(caller, 2)).projectId },
  })) satisfies MakeExample,
  get_report: ofReport,
  delete_report: ofReport,
  share_report: withBody(ofReport, { expiresInDays: 7 }),
  revoke_report_share: (async (caller) => {
    const params = await make(caller);
    const { id } = await caller.use('share_report', { params, body: {} });
    return { params: { ...params, shareId: id } };
  }) satisfies MakeExample,
  schedule_report: withBody(ofProject, {
    template: 'weekly_pulse',
    cadence: 'weekly on monday at 07:00',
    timeZone: 'Europe/Berlin',
  }),
};
