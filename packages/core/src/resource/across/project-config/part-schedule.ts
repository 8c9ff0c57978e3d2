import { isDeepStrictEqual } from 'node:util';
import type { ConfigSchedule } from '@svc/contract/across/project-config';
import { scheduleOperations } from '@svc/contract/measure/schedule';
import type { Context } from '../../../kernel/index.ts';
import { assertUngated } from '../../account/approval/index.ts';
import { listPersonas } from '../../measure/persona/index.ts';
import { listPromptSets } from '../../measure/prompt-set/index.ts';
import {
  findSchedule,
  pauseSchedule,
  removeSchedule,
  resumeSchedule,
  setSchedule,
} from '../../measure/schedule/index.ts';
import { type ConfigPart, everyItem, namesOf, ruleOf } from './part.ts';

const setNames = async (context: Context, projectId: string) => {
  const all = await everyItem((page) => listPromptSets(context, { projectId, ...page }));
  return namesOf(
    all.filter(({ state }) => state !== 'archived'),
    'prompt set',
  );
};
const personaNames = async (context: Context, projectId: string) =>
  namesOf(await everyItem((page) => listPersonas(context, { projectId, ...page })), 'persona');

async function read(context: Context, projectId: string): Promise<ConfigSchedule> {
  const found = await findSchedule(context, projectId);
  if (!found) return null;
  const { cadence, timeZone, jitterMinutes, monthlyCredits, cycle, state } = found;
  const { promptSetId, personaId, ...rest } = found.config;
  const [sets, personas] = [await setNames(context, projectId), await personaNames(context, projectId)];
  const config = {
    ...rest,
    ...(promptSetId !== undefined && { promptSet: sets.nameOf(promptSetId) }),
    ...(personaId !== undefined && { persona: personas.nameOf(personaId) }),
  };
  return { cadence, timeZone, jitterMinutes, config, monthlyCredits, cycle, state };
}

export const schedulePart: ConfigPart<ConfigSchedule> = {
  reads: ruleOf(scheduleOperations, 'get_schedule'),
  writes: ruleOf(scheduleOperations, 'set_schedule'),
  read,
  async apply(context, projectId, wanted) {
    const before = await read(context, projectId);
    if (wanted === null || isDeepStrictEqual(before, wanted)) return;
    await assertUngated(context, 'set_schedule', 'Make this call first, then apply the rest.');
    const { state, config, ...settings } = wanted;
    const { promptSet, persona, ...rest } = config;
    const [sets, personas] = [await setNames(context, projectId), await personaNames(context, projectId)];
    const own = {
      ...settings,
      config: {
        ...rest,
        ...(promptSet !== undefined && { promptSetId: sets.idOf(promptSet, 'schedule.config.promptSet') }),
        ...(persona !== undefined && { personaId: personas.idOf(persona, 'schedule.config.persona') }),
      },
    };
    if (before === null || !isDeepStrictEqual({ ...before, state }, wanted))
      // Setting a schedule also starts it.
      await setSchedule(context, { projectId, ...own });
    else if (state === 'active') await resumeSchedule(context, { projectId });
    if (state === 'paused') await pauseSchedule(context, { projectId, until: null });
  },
  async prune(context, projectId, wanted) {
    if (wanted === null && (await read(context, projectId))) await removeSchedule(context, { projectId });
  },
};
