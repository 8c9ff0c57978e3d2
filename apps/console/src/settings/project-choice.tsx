import { listProjects } from '../data/operations.gen.ts';
import { useAll } from '../data/use-read.ts';
import { Choices } from '../kit/form.tsx';

const field = 'projectIds';

/** The projects that things can be limited to; none while they load, or where they may not be read. */
export function useProjects() {
  return useAll(listProjects, { state: 'active', sort: 'name' }, { limit: 100 }).rows;
}

interface ProjectChoiceProps {
  legend: string;
  /** Missing or null: no limit yet. */
  chosen: readonly string[] | null | undefined;
}

/** Checkboxes of projects. Ticked projects are shown even before the list has loaded, so that saving early lifts no limit. */
export function ProjectChoice({ legend, chosen }: ProjectChoiceProps) {
  const names = new Map([
    ...(chosen ?? []).map((id) => [id, id] as const),
    ...useProjects().map(({ id, name }) => [id, name] as const),
  ]);
  if (names.size === 0) return null;
  const options = [...names].map(([value, label]) => ({ value, label }));
  return <Choices legend={legend} name={field} options={options} chosen={chosen ?? []} />;
}

/** The projects that were ticked; null: none, which means all. */
export function chosenProjects(all: (name: string) => string[]): string[] | null {
  const ids = all(field);
  return ids.length > 0 ? ids : null;
}
