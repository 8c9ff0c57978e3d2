import type { ConfigAlert } from '@svc/contract/across/project-config';
import { type Alert, alertOperations } from '@svc/contract/read/alert';
import { type Context, ServiceError } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { createAlert, deleteAlert, listAlerts, thresholdOf, updateAlert } from '../../read/alert/index.ts';
import { listChannels } from '../../tell/notification-channel/index.ts';
import { everyItem, namesOf, ruleOf } from './part.ts';
import { goalNames } from './part-goal.ts';
import { listPart } from './part-list.ts';
import { segmentNames } from './part-segment.ts';

export const channelNames = async (context: Context, projectId: string) =>
  namesOf(await everyItem((page) => listChannels(context, { projectId, ...page })), 'notification channel');

async function namesFor(context: Context, projectId: string) {
  const { brand, competitors } = await getProject(context, { projectId });
  return {
    segments: await segmentNames(context, projectId),
    goals: await goalNames(context, projectId),
    brands: namesOf([brand, ...competitors], 'brand'),
    channels: await channelNames(context, projectId),
  };
}

const known = (id: string | null, nameOf: (id: string) => string) => (id === null ? null : nameOf(id));

function toConfig(alert: Alert, names: Awaited<ReturnType<typeof namesFor>>): ConfigAlert {
  const { name, kind, metric, direction, engine, source } = alert;
  const { baselineScans, minimumPrompts, minimumEffect, severity, channelIds } = alert;
  return {
    ...{ name, kind, metric, direction, engine, source, threshold: thresholdOf(alert) },
    ...{ baselineScans, minimumPrompts, minimumEffect, severity },
    segment: known(alert.segmentId, names.segments.nameOf),
    brand: known(alert.brandId, names.brands.nameOf),
    goal: known(alert.goalId, names.goals.nameOf),
    channels: channelIds?.map(names.channels.nameOf) ?? null,
  };
}

export const alertPart = listPart<ConfigAlert>({
  reads: ruleOf(alertOperations, 'list_alerts'),
  writes: ruleOf(alertOperations, 'create_alert'),
  async stored(context, projectId) {
    const names = await namesFor(context, projectId);
    const all = await everyItem((page) => listAlerts(context, { projectId, ...page }));
    return all.map((alert) => ({ id: alert.id, item: toConfig(alert, names) }));
  },
  async saver(context, projectId) {
    const names = await namesFor(context, projectId);
    return async ({ segment, brand, goal, channels, ...rule }, before) => {
      const at = (field: string) => `alerts[${rule.name}].${field}`;
      const alert = {
        ...rule,
        segmentId: segment === null ? null : names.segments.idOf(segment, at('segment')),
        brandId: brand === null ? null : names.brands.idOf(brand, at('brand')),
        goalId: goal === null ? null : names.goals.idOf(goal, at('goal')),
        channelIds: channels?.map((channel) => names.channels.idOf(channel, at('channels'))) ?? null,
      };
      if (!before) return createAlert(context, { projectId, ...alert, mutedUntil: null });
      const { kind, metric, ...changes } = alert;
      if (before.item.kind !== kind || before.item.metric !== metric)
        throw new ServiceError(
          'conflict',
          `The kind and metric of the alert “${rule.name}” cannot change. Give the new alert another name.`,
        );
      return updateAlert(context, { projectId, alertId: before.id, ...changes });
    };
  },
  remove: (context, projectId, alertId) => deleteAlert(context, { projectId, alertId }),
});
