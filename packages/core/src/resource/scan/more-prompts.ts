import type { Context } from '../../kernel/index.ts';
import type { Project } from '../project/index.ts';
import { promptsWithinReach } from '../prompt-set/index.ts';

export interface Way {
  /** How the prompts can be had, in a sentence. */
  sentence: string;
  /** The call that does it. */
  action: string;
}

/** How a project comes to that many prompts: generated where its topics give so many, else with more topics, or its own. */
export async function wayToPrompts(context: Context, project: Project, wanted: number): Promise<Way> {
  const { prompts, topics, most } = await promptsWithinReach(context, project, wanted);
  const given = topics === 1 ? 'topic' : `${topics} topics`;
  const generate = `POST /v1/projects/${project.id}/prompt-sets`;
  const own = 'POST …/prompt-sets/{setId}/prompts/bulk takes 500 of your own at once';
  if (prompts >= wanted)
    return {
      sentence: `Generation from the project’s ${given} gives them.`,
      action: `${generate} {"count": ${wanted}, "activate": true}`,
    };
  const each = topics === 0 ? null : Math.max(1, Math.floor(prompts / topics));
  const needed = each === null ? null : Math.ceil(wanted / each);
  if (needed !== null && wanted <= most)
    return {
      sentence: `The project’s ${given} ${topics === 1 ? 'gives' : 'give'} ${prompts} that differ enough: name ${needed} or more in “topics”. Or ${own}.`,
      action: `${generate} {"count": ${wanted}, "topics": [… ${needed} topics], "activate": true}`,
    };
  return {
    sentence: `Generation makes ${most} in a set at most${topics === 0 ? ', from topics that you name' : ''}; ${own}.`,
    action: `POST /v1/projects/${project.id}/prompt-sets/{setId}/prompts/bulk`,
  };
}
