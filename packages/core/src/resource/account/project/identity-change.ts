import { isDeepStrictEqual } from 'node:util';
import type { Brand, Project } from '@svc/contract/account/project';
import type { Scope } from '@svc/db';
import { doOverlap } from '@svc/detection';
import { identityChangesOf } from './queries.ts';

/** By version of a project's identity: the brands that it is about. A version that is missing is about every brand. */
export type IdentityChanges = Readonly<Record<string, readonly string[]>>;

declare module '@svc/db' {
  interface JsonColumns {
    'project.identityChanges': IdentityChanges;
  }
}

/** Brands whose answers may be read differently after a change of the list: those that changed, and whose names overlap with theirs. */
export function brandsConcerned(
  before: Pick<Project, 'brand' | 'competitors'>,
  after: Pick<Project, 'brand' | 'competitors'>,
): string[] {
  const [old, now] = [before, after].map(
    ({ brand, competitors }) => new Map([brand, ...competitors].map((one) => [one.id, one])),
  ) as [Map<string, Brand>, Map<string, Brand>];
  const all = [...old.values(), ...now.values()];
  const changed = all.filter(({ id }) => !isDeepStrictEqual(old.get(id), now.get(id)));
  const ids = all.flatMap((one) =>
    changed.some((other) => other.id === one.id || doOverlap(one, other)) ? [one.id] : [],
  );
  return [...new Set(ids)];
}

/** The version in which a brand was last changed, up to this one: what happened to other brands alone is none of its history. */
export function versionFor(changes: IdentityChanges, brandId: string, version: number): number {
  let own = version;
  while (own > 1 && changes[own]?.includes(brandId) === false) own -= 1;
  return own;
}

/** Tells versions of the project's identity as one brand's. */
export async function readVersionFor(
  scope: Scope,
  projectId: string,
): Promise<(brandId: string, version: number) => number> {
  const changes = await identityChangesOf(scope, projectId);
  return (brandId, version) => versionFor(changes, brandId, version);
}
