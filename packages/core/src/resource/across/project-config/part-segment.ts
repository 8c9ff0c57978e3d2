import type { ConfigSegment } from '@svc/contract/across/project-config';
import { CreateSegment, segmentOperations } from '@svc/contract/measure/segment';
import type { Context } from '../../../kernel/index.ts';
import { promptsByIds, promptsByText } from '../../measure/prompt-set/index.ts';
import { createSegment, deleteSegment, listSegments, updateSegment } from '../../measure/segment/index.ts';
import { everyItem, namesOf, ruleOf } from './part.ts';
import { listPart } from './part-list.ts';

const everySegment = (context: Context, projectId: string) =>
  everyItem((page) => listSegments(context, { projectId, sort: '-createdAt', ...page }));

export const segmentNames = async (context: Context, projectId: string) =>
  namesOf(await everySegment(context, projectId), 'segment');

/** Prompts are named by their texts. Those that are no longer asked are left out. */
export const segmentPart = listPart<ConfigSegment>({
  reads: ruleOf(segmentOperations, 'list_segments'),
  writes: ruleOf(segmentOperations, 'create_segment'),
  async stored(context, projectId) {
    const all = await everySegment(context, projectId);
    const ids = all.flatMap(({ rules }) => rules.promptIds ?? []);
    const prompts = ids.length === 0 ? [] : await promptsByIds(context, projectId, ids);
    return all.map(({ id, name, description, rules: { promptIds, ...rest } }) => ({
      id,
      item: {
        name,
        description,
        rules: {
          ...rest,
          ...(promptIds && { prompts: textsOf(prompts.filter(({ id }) => promptIds.includes(id))) }),
        },
      },
    }));
  },
  async saver(context, projectId) {
    return async ({ name, description, rules: { prompts, ...rest } }, before) => {
      const found = prompts && (await promptsByText(context, projectId, prompts));
      // Checked by the resource's own schema: without the prompts that are gone, the rules may be empty.
      const segment = CreateSegment.parse({
        name,
        description,
        rules: { ...rest, ...(found && { promptIds: found.map(({ id }) => id) }) },
      });
      return before
        ? updateSegment(context, { projectId, segmentId: before.id, ...segment })
        : createSegment(context, { projectId, ...segment });
    };
  },
  remove: (context, projectId, segmentId) => deleteSegment(context, { projectId, segmentId }),
});

const textsOf = (prompts: readonly { text: string }[]) =>
  [...new Set(prompts.map(({ text }) => text))].sort();
