import type { ConfigParts } from '@svc/contract/across/project-config';
import { allows, keysOf } from '@svc/contract/kernel';
import type { RunContext } from '../../../environment/index.ts';
import { assertAllowed, type Context } from '../../../kernel/index.ts';
import type { ConfigPart } from './part.ts';
import { alertPart } from './part-alert.ts';
import { factPart } from './part-fact.ts';
import { goalPart } from './part-goal.ts';
import { reportPart } from './part-report.ts';
import { schedulePart } from './part-schedule.ts';
import { scorecardPart } from './part-scorecard.ts';
import { segmentPart } from './part-segment.ts';

type Values = { [Name in keyof ConfigParts]-?: Exclude<ConfigParts[Name], undefined> };

/** In this order: each part comes after the parts whose names it uses. */
const parts: { [Name in keyof Values]: ConfigPart<Values[Name]> } = {
  facts: factPart,
  segments: segmentPart,
  scorecards: scorecardPart,
  goals: goalPart,
  alerts: alertPart,
  schedule: schedulePart,
  reportSchedule: reportPart,
};
type Name = keyof Values;
export const partNames = keysOf(parts);

/** Leaves out parts that the key may not read. */
export async function readParts(context: Context, projectId: string): Promise<ConfigParts> {
  const read: Partial<Values> = {};
  const readOne = async <N extends Name>(name: N) => {
    const part: ConfigPart<Values[N]> = parts[name];
    if (allows(context.actor.scopes, part.reads)) read[name] = await part.read(context, projectId);
  };
  for (const name of partNames) await readOne(name);
  return read;
}

/** Applies the given parts. Throws insufficient_scope for one that the key may not change. */
export async function applyParts(
  context: RunContext,
  projectId: string,
  wanted: ConfigParts,
  changed: readonly Name[],
): Promise<void> {
  for (const name of changed) assertAllowed(context, parts[name].writes);
  const each = async <N extends Name>(name: N, verb: 'apply' | 'prune') => {
    const part: ConfigPart<Values[N]> = parts[name];
    const value: ConfigParts[N] = wanted[name];
    if (isGiven<N>(value)) await part[verb](context, projectId, value);
  };
  for (const name of changed) await each(name, 'apply');
  for (const name of [...changed].reverse()) await each(name, 'prune');
}

const isGiven = <N extends Name>(value: ConfigParts[N]): value is ConfigParts[N] & Values[N] =>
  value !== undefined;
