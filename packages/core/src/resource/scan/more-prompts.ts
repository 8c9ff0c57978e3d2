import type { Project } from '@svc/contract/project';
import type { Context } from '../../kernel/index.ts';
import { promptsToAdd, promptsWithinReach } from '../prompt-set/index.ts';

export interface Way {
  /** How the prompts can be had, in a sentence. */
  sentence: string;
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
  const given = topics === 1 ? 'topic' : `${topics} topics`;
  const generate = `POST /v1/projects/${project.id}/prompt-sets`;
  const own = 'add up to 500 of your own at once';
  if (prompts >= wanted)
    return {
      sentence: `You can generate them from the project’s ${given}.`,
      action: `Generate ${wanted} prompts and activate them.`,
      call: `${generate} {"count": ${wanted}, "activate": true}`,
    };
  const each = topics === 0 ? null : Math.max(1, Math.floor(prompts / topics));
  const needed = each === null ? null : Math.ceil(wanted / each);
  if (needed !== null && wanted <= most)
    return {
      sentence: `The project’s ${given} ${topics === 1 ? 'gives' : 'give'} ${prompts} that differ enough: name ${needed} or more topics. Or ${own}.`,
      action: `Name ${needed} or more topics, and generate ${wanted} prompts.`,
      call: `${generate} {"count": ${wanted}, "topics": [… ${needed} topics], "activate": true}`,
    };
  return {
    sentence: `You can generate up to ${most} per set${topics === 0 ? ', from topics that you name' : ''}; ${own}.`,
    action: 'Add prompts of your own.',
    call: `POST /v1/projects/${project.id}/prompt-sets/{setId}/prompts/bulk`,
  };
}

/** Where prompts are tracked, more are added to them: replacing them would end the trend. */
async function wayToAdd(context: Context, project: Project, wanted: number): Promise<Way | null> {
  const there = await promptsToAdd(context, project);
  if (!there) return null;
  const { setId, locked, tracked, fresh, topics } = there;
  const sets = `POST /v1/projects/${project.id}/prompt-sets`;
  if (locked)
    return {
      sentence: `The set is locked, so its ${tracked} prompts cannot change. Add prompts to a copy; scans of both are compared on the prompts they share.`,
      action: 'Duplicate the set, and add prompts to the copy.',
      call: `${sets}/${setId}/duplicate`,
    };
  const missing = Math.max(0, wanted - tracked);
  const count = Math.min(missing, fresh);
  if (missing === 0)
    return {
      sentence: `The set has ${tracked}. Let a scan ask more of them.`,
      action: `Scan with up to ${wanted} prompts.`,
      call: `POST /v1/scans {"projectId": "${project.id}", "config": {"maxPrompts": ${wanted}}}`,
    };
  if (count === 0)
    return {
      sentence: `Nothing can be generated beyond the ${tracked} tracked prompts. Name other topics, or add prompts of your own.`,
      action: 'Add prompts of your own to the set.',
      call: `${sets}/${setId}/prompts/bulk`,
    };
  // A rival’s name is no topic to choose.
  const rivals = new Set(project.competitors.map(({ name }) => name.toLowerCase()));
  const [one, two] = topics.filter((topic) => !rivals.has(topic.toLowerCase()));
  const more =
    one !== undefined && two !== undefined
      ? `You can generate ${count} more, on topics that the set does not cover, such as “${one}” and “${two}”.`
      : `You can generate ${count} more.`;
  return {
    sentence: `${more} The ${tracked} tracked prompts stay, so scans stay comparable; new prompts are compared from the next scan on.`,
    action: `Generate ${count} more for the set.`,
    call: `${sets} {"addTo": "${setId}", "count": ${count}}`,
  };
}
