/** The address's search parameters that a page knows. All others are left out. */
export type Search = Record<string, unknown>;

export const text = (value: unknown, most = 200): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, most) : undefined;

export const oneOf = <T>(value: unknown, allowed: readonly T[]): T | undefined =>
  allowed.find((one) => one === value || String(one) === value);

export type Optional<T> = { [K in keyof T]?: Exclude<T[K], undefined> | undefined };

export const rootFilters = (search: Search): Optional<{ mode: 'test'; workspace: string }> => ({
  mode: oneOf(search.mode, ['test'] as const),
  workspace: text(search.workspace),
});

export const answerFilters = (
  search: Search,
): Optional<{ present: 'true' | 'false'; promptId: string; scanId: string; brandId: string }> => ({
  present: oneOf(String(search.present), ['true', 'false'] as const),
  promptId: text(search.promptId),
  scanId: text(search.scanId),
  brandId: text(search.brandId, 40),
});

/** The import that is looked at. */
export const importFilters = (search: Search): Optional<{ import: string }> => ({
  import: text(search.import, 40),
});

/** `draft`: what this tab has gathered is gone on with. */
export const firstRunFilters = (search: Search): Optional<{ draft: true }> => ({
  draft: search.draft === true || search.draft === 'true' ? true : undefined,
});

/** `start`: the form for a scan stands open. */
export const scanFilters = (search: Search): Optional<{ start: true }> => ({
  start: search.start === true || search.start === 'true' ? true : undefined,
});

export const settingsFilters = (search: Search): Optional<{ project: string }> => ({
  project: text(search.project),
});
