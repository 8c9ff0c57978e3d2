/** Which data the console shows, from its address: a change of it loads the page anew. */
export interface Scope {
  test: boolean;
  /** Another workspace than the one in which the session began. */
  workspace: string | null;
}

export function readScope(search: string): Scope {
  const params = new URLSearchParams(search);
  return { test: params.get('mode') === 'test', workspace: params.get('workspace') };
}

// Unit tests have no address.
export const scope = readScope(globalThis.location?.search ?? '');

/** The part of addresses that keeps the scope. */
export const scopeSearch = (of: Scope): string => {
  const params = new URLSearchParams();
  if (of.test) params.set('mode', 'test');
  if (of.workspace !== null) params.set('workspace', of.workspace);
  return params.size > 0 ? `?${params}` : '';
};
