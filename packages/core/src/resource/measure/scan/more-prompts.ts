import type { Project } from '@svc/contract/account/project';
import { type Message, say } from '../../../i18n/index.ts';
import type { Context } from '../../../kernel/index.ts';
import { promptsToAdd, promptsWithinReach } from '../prompt-set/index.ts';

export interface Way {
  /** How the prompts can be had. */
  message: Message;
  /** The action, for people. */
  action: string;
  /** The call that does it. */
  call: string;
}

/** How a project comes to that many prompts: generated where its topics give so many, else with more topics, or its own. */
export async function wayToPrompts(context: Context, project: Project, wanted: number): Promise<Way> {
  const added = await wayToAdd(context, project, wanted);
  if (added) return added;
  const { prompts, topics, most } = await promptsWithinReach(context, project, wanted);
  const generate = `POST /v1/projects/${project.id}/prompt-sets`;
  if (prompts >= wanted)
    return {
      message: { id: 'prompts.from_topics', values: { topics } },
      action: say({ id: 'prompts.do_generate', values: { count: wanted } }),
      call: `${generate} {"count": ${wanted}, "activate": true}`,
    };
  const each = topics === 0 ? null : Math.max(1, Math.floor(prompts / topics));
  const needed = each === null ? null : Math.ceil(wanted / each);
  if (needed !== null && wanted <= most)
    return {
      message: { id: 'prompts.more_topics', values: { topics, prompts, needed } },
      action: say({ id: 'prompts.do_name_topics', values: { needed, count: wanted } }),
      call: `${generate} {"count": ${wanted}, "topics": [… ${needed} topics], "activate": true}`,
    };
  return {
    message: { id: 'prompts.at_most', values: { most, named: topics === 0 } },
    action: 'Add prompts of your own.',
    call: `POST /v1/projects/${project.id}/prompt-sets/{setId}/prompts/bulk`,
  };
}

/** Where prompts are tracked, more are added to them: replacing them would end the trend. */
async function wayToAdd(context: Context, project: Project, wanted: number): Promise<Way | null> {
  const there = await promptsToAdd(context, project);
  if (!there) return null;
  const { setId, locked, tracked, counted, fresh, topics } = there;
  const sets = `POST /v1/projects/${project.id}/prompt-sets`;
  if (locked)
    return {
      message: { id: 'prompts.locked', values: { tracked } },
      action: 'Duplicate the set, and add prompts to the copy.',
      call: `${sets}/${setId}/duplicate`,
    };
  const missing = Math.max(0, wanted - counted);
  const count = Math.min(missing, fresh);
  if (missing === 0)
    return {
      message: { id: 'prompts.enough', values: { tracked } },
      action: say({ id: 'prompts.do_scan', values: { count: wanted } }),
      call: `POST /v1/scans {"projectId": "${project.id}", "config": {"maxPrompts": ${wanted}}}`,
    };
  if (count === 0)
    return {
      message: { id: 'prompts.no_more', values: { tracked } },
      action: 'Add prompts of your own to the set.',
      call: `${sets}/${setId}/prompts/bulk`,
    };
  // A rival’s name is no topic to choose.
  const rivals = new Set(project.competitors.map(({ name }) => name.toLowerCase()));
  const [one, two] = topics.filter((topic) => !rivals.has(topic.toLowerCase()));
  const named = one !== undefined && two !== undefined ? [one, two] : [];
  return {
    message: { id: 'prompts.add', values: { count, topics: named, tracked } },
    action: say({ id: 'prompts.do_add', values: { count } }),
    call: `${sets} {"addTo": "${setId}", "count": ${count}}`,
  };
}
