import type { ToolResult } from './render.ts';

/** Runs a tool with the caller's rights. */
export type Read = (name: string, given: Record<string, unknown>) => Promise<ToolResult>;

/** As many as a client shows. */
const most = 100;

interface Item {
  id: string;
  name?: string;
  title?: string;
}

/** What an argument may be, from what the caller can see; nothing when it cannot be told. */
export async function complete(
  argument: { name: string; value: string },
  known: Readonly<Record<string, string>>,
  read: Read,
): Promise<{ values: string[]; total?: number; hasMore?: boolean }> {
  const { name, value } = argument;
  if (name === 'project' || name === 'projectId') {
    const items = await list(read, 'svc.list_projects', {});
    return among(items, value, name === 'project' ? (item) => item.name ?? item.id : ({ id }) => id);
  }
  if (name === 'reportId' && known.projectId !== undefined)
    return among(await list(read, 'svc.list_reports', { projectId: known.projectId }), value, ({ id }) => id);
  return { values: [] };
}

async function list(read: Read, tool: string, given: Record<string, unknown>): Promise<Item[]> {
  const { isError, structuredContent } = await read(tool, {
    ...given,
    limit: most,
    fields: ['name', 'title'],
  });
  if (isError) return [];
  return (structuredContent?.data as { items?: Item[] } | undefined)?.items ?? [];
}

/** By name or id; what begins with the words comes first. */
function among(items: readonly Item[], typed: string, show: (item: Item) => string) {
  const wanted = typed.toLowerCase();
  const place = (item: Item): number => {
    const words = [item.id, item.name ?? '', item.title ?? ''].map((word) => word.toLowerCase());
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
