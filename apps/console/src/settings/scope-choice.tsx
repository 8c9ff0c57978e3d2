import type { components } from '@svc/client';
import { Choices } from '../kit/form.tsx';
import { useLabels } from '../label/use-labels.ts';
import { useAreaText } from '../text/area.ts';
import { frameText } from './text/frame.ts';

type Scope = components['schemas']['SaveRole']['scopes'][number];

/** Every scope in the order of the boxes. If the API has one more, the types fail. */
const kinds: Record<Scope, 'usual' | 'finer'> = {
  read: 'usual',
  write: 'usual',
  'projects:read': 'usual',
  'projects:write': 'usual',
  'scans:read': 'usual',
  'scans:write': 'usual',
  'scores:read': 'usual',
  'results:read': 'usual',
  'recommendations:read': 'usual',
  'recommendations:write': 'usual',
  'competitors:read': 'usual',
  'competitors:write': 'usual',
  'analytics:read': 'usual',
  'reports:read': 'usual',
  'reports:write': 'usual',
  'alerts:read': 'usual',
  'alerts:write': 'usual',
  'billing:read': 'usual',
  'usage:read': 'usual',
  'keys:read': 'usual',
  'keys:write': 'usual',
  'webhooks:read': 'usual',
  'webhooks:write': 'usual',
  'account:read': 'usual',
  'workspaces:read': 'usual',
  admin: 'usual',
  'prompts:read': 'finer',
  'prompts:write': 'finer',
  'answers:read': 'finer',
  'answers:write': 'finer',
  'personas:read': 'finer',
  'personas:write': 'finer',
  'goals:read': 'finer',
  'goals:write': 'finer',
  'scorecards:read': 'finer',
  'scorecards:write': 'finer',
  'experiments:read': 'finer',
  'experiments:write': 'finer',
  'segments:read': 'finer',
  'segments:write': 'finer',
  'views:read': 'finer',
  'views:write': 'finer',
  'exports:read': 'finer',
  'exports:write': 'finer',
  'schedules:read': 'finer',
  'schedules:write': 'finer',
  'channels:read': 'finer',
  'channels:write': 'finer',
  'traffic:read': 'finer',
  'traffic:write': 'finer',
  'integrations:read': 'finer',
  'integrations:write': 'finer',
  'analytics:write': 'finer',
  'provider-keys:read': 'finer',
  'provider-keys:write': 'finer',
  'members:read': 'finer',
  'members:write': 'finer',
  'approvals:read': 'finer',
  'approvals:write': 'finer',
  'audit:read': 'finer',
  'billing:write': 'finer',
  'account:write': 'finer',
  'workspaces:write': 'finer',
};
const all = Object.keys(kinds) as Scope[];
const usual = all.filter((scope) => kinds[scope] === 'usual');
const finer = all.filter((scope) => kinds[scope] === 'finer');

/** The scopes among the boxes that were ticked. */
export const scopesOf = (ticked: readonly string[]): Scope[] => all.filter((scope) => ticked.includes(scope));

interface Props {
  legend: string;
  chosen: readonly string[];
  /** For developers, who give scopes by their ids. */
  ids?: boolean;
}

/** What a key or a role may do: the usual rights, and the finer ones folded away. */
export function ScopeChoice({ legend, chosen, ids = false }: Props) {
  const text = useAreaText(frameText);
  const labels = useLabels();
  const named = (scopes: readonly Scope[]) =>
    scopes.map((scope) => ({ value: scope, label: labels.scope(scope), ...(ids && { detail: scope }) }));
  return (
    <>
      <Choices legend={legend} name="scopes" options={named(usual)} chosen={chosen} />
      <details open={finer.some((scope) => chosen.includes(scope))}>
        <summary>{text.finer}</summary>
        <Choices legend={text.finer} name="scopes" options={named(finer)} chosen={chosen} />
      </details>
    </>
  );
}
