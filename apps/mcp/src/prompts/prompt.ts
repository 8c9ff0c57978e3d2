export interface PromptArgument {
  name: string;
  description: string;
  required: boolean;
}

/** A way to begin that a person picks by hand; it names the tools to use, in order. */
export interface Prompt {
  name: string;
  title: string;
  description: string;
  arguments: readonly PromptArgument[];
  text: (given: Readonly<Record<string, string>>) => string;
}

export const project: PromptArgument = { name: 'project', description: 'Name or id.', required: true };
export const find = (given: Readonly<Record<string, string>>): string =>
  `Find the project “${given.project}” with svc.list_projects.`;
export const honest =
  'Give every figure with its 95% interval, its counts and its badge (live, cached, predicted). Call a change or a lead real only where a test says so, and say what is too thin to tell.';
