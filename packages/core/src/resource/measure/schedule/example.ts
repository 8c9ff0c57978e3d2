import { type MakeExample, withBody } from '../../../kernel/index.ts';
import { makePromptSet } from '../prompt-set/example.ts';

const settings = {
  cadence: 'weekly on monday at 06:00',
  timeZone: 'Europe/Berlin',
  config: { engines: ['sandbox'] },
};
const ofProject: MakeExample = async (caller) => {
  const { projectId } = await makePromptSet(caller, true);
  return { params: { projectId } };
};
const ofSchedule: MakeExample = async (caller) => {
  const example = await ofProject(caller);
  await caller.use('set_schedule', { ...example, body: settings });
  return example;
};

export const scheduleExamples = {
  get_schedule: ofSchedule,
  set_schedule: withBody(ofProject, settings),
  preview_schedule: withBody(ofProject, settings),
  pause_schedule: withBody(ofSchedule, { until: '2031-01-01T00:00:00Z' }),
  resume_schedule: ofSchedule,
};
