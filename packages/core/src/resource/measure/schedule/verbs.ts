import { scheduleOperations } from '@svc/contract/measure/schedule';
import { implement } from '../../../implement/index.ts';
import {
  creditsPerRun,
  getSchedule,
  pauseSchedule,
  previewSchedule,
  resumeSchedule,
  setSchedule,
} from './service.ts';

export const scheduleVerbs = implement(scheduleOperations, {
  get_schedule: { run: getSchedule },
  set_schedule: { credits: creditsPerRun, run: setSchedule },
  preview_schedule: { run: previewSchedule },
  pause_schedule: { run: pauseSchedule },
  resume_schedule: { run: resumeSchedule },
});
