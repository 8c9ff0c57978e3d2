import type { ToolResult } from './render.ts';

/** Runs a tool with the caller's rights. */
export type Read = (name: string, given: Record<string, unknown>) => Promise<ToolResult>;

/** As many values as a client shows. */
const most = 100;

interface Item {
  id: string;
  name?: string;
  title?: string;
  url?: string;
}

/** Possible values of an argument, from what the caller can see; empty when there is no such list. */
export async function complete(
  { name, value }: { name: string; value: string },
  known: Readonly<Record<string, string>>,
  read: Read,
): Promise<{ values: string[]; total?: number; hasMore?: boolean }> {
  if (name === 'project' || name === 'projectId') {
    const items = await list(read, 'svc.list_projects', {});
    return among(items, value, name === 'project' ? (item) => item.name ?? item.id : ({ id }) => id);
  }
  const within = inProject[name];
  const projectId = within && (known.projectId ?? (await projectNamed(known.project, read)));
  if (!within || !projectId) return { values: [] };
  return among(await list(read, within.tool, { projectId }), value, within.show);
}

/** Arguments whose values a project has. */
const inProject: Readonly<Record<string, { tool: string; show: (item: Item) => string }>> = {
  reportId: { tool: 'svc.list_reports', show: ({ id }) => id },
  rival: { tool: 'svc.list_competitors', show: ({ name, id }) => name ?? id },
  page: { tool: 'svc.get_page_citations', show: ({ url, id }) => url ?? id },
};

/** A prompt is given a project by its name or id. */
async function projectNamed(project: string | undefined, read: Read): Promise<string | undefined> {
  if (!project) return undefined;
  const items = await list(read, 'svc.list_projects', {});
  const wanted = project.toLowerCase();
  return items.find(({ id, name }) => id === project || name?.toLowerCase() === wanted)?.id;
}

async function list(read: Read, tool: string, given: Record<string, unknown>): Promise<Item[]> {
  const { isError, structuredContent } = await read(tool, {
    ...given,
    limit: most,
    fields: ['name', 'title', 'url'],
  });
  if (isError) return [];
  return (structuredContent?.data as { items?: Item[] } | undefined)?.items ?? [];
}

/** Finds items by name, id or address; those that begin with the words come first. */
function among(items: readonly Item[], typed: string, show: (item: Item) => string) {
  const wanted = typed.toLowerCase();
  const place = (item: Item): number => {
    const words = [item.id, item.name, item.title, item.url].map((word) => word?.toLowerCase() ?? '');
    return words.some((word) => word.startsWith(wanted))
      ? 0
      : words.some((word) => word.includes(wanted))
        ? 1
        : 2;
  };
  const values = items
    .map((item) => ({ item, at: place(item) }))
    .filter(({ at }) => at < 2)
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => show(item));
  return { values, total: values.length, hasMore: items.length === most };
}
