import { operation, resource } from '../../kernel/operation.ts';
import { PauseSchedule, Schedule, SchedulePreview, SetSchedule } from './schema.ts';

const reading = { scope: 'scans:read', fine: 'schedules:read' } as const;
const writing = { scope: 'scans:write', fine: 'schedules:write' } as const;

export const scheduleOperations = resource('Schedules', [
  operation({
    ...reading,
    id: 'get_schedule',
    address: 'GET /v1/projects/{projectId}/schedule',
    summary: 'Read a project’s schedule',
    description: 'When scans start automatically, what that costs a month, and how long the balance lasts.',
    returns: Schedule,
  }),
  operation({
    ...writing,
    id: 'set_schedule',
    commitsLater: true,
    address: 'PUT /v1/projects/{projectId}/schedule',
    gateable: true,
    gatedAs: ['start_scan'],
    summary: 'Scan a project on a schedule',
    description:
      'Sets or replaces the schedule. Its scans spend credits. While one runs, no other is started.',
    body: SetSchedule,
    returns: Schedule,
  }),
  operation({
    ...reading,
    id: 'preview_schedule',
    address: 'POST /v1/projects/{projectId}/schedule/preview',
    effect: 'read',
    summary: 'Preview a schedule',
    description: 'The next runs, what they cost a month, and how long the balance lasts. Stores nothing.',
    body: SetSchedule,
    returns: SchedulePreview,
  }),
  operation({
    ...writing,
    id: 'pause_schedule',
    address: 'POST /v1/projects/{projectId}/schedule/pause',
    effect: 'update',
    summary: 'Pause a schedule',
    description: 'No scans start until you resume it, or until the time given. Running ones continue.',
    body: PauseSchedule,
    returns: Schedule,
  }),
  operation({
    ...writing,
    id: 'resume_schedule',
    commitsLater: true,
    address: 'POST /v1/projects/{projectId}/schedule/resume',
    effect: 'update',
    summary: 'Resume a schedule',
    description: 'Continues with the next due time. Missed runs are skipped.',
    returns: Schedule,
  }),
]);
