import type { components } from '@svc/client';
import { useAreaText } from '../text/area.ts';
import { Choices } from './parts.tsx';
import { frameText } from './text/frame.ts';

type Scope = components['schemas']['SaveRole']['scopes'][number];

const usual: readonly Scope[] = [
  'read',
  'write',
  'projects:read',
  'projects:write',
  'scans:read',
  'scans:write',
  'scores:read',
  'results:read',
  'recommendations:read',
  'recommendations:write',
  'competitors:read',
  'competitors:write',
  'analytics:read',
  'reports:read',
  'reports:write',
  'alerts:read',
  'alerts:write',
  'billing:read',
  'usage:read',
  'keys:read',
  'keys:write',
  'webhooks:read',
  'webhooks:write',
  'account:read',
  'workspaces:read',
  'admin',
];

const finer: readonly Scope[] = [
  'prompts:read',
  'prompts:write',
  'answers:read',
  'answers:write',
  'personas:read',
  'personas:write',
  'goals:read',
  'goals:write',
  'scorecards:read',
  'scorecards:write',
  'experiments:read',
  'experiments:write',
  'segments:read',
  'segments:write',
  'views:read',
  'views:write',
  'exports:read',
  'exports:write',
  'schedules:read',
  'schedules:write',
  'channels:read',
  'channels:write',
  'traffic:read',
  'traffic:write',
  'integrations:read',
  'integrations:write',
  'analytics:write',
  'provider-keys:read',
  'provider-keys:write',
  'members:read',
  'members:write',
  'approvals:read',
  'approvals:write',
  'audit:read',
  'billing:write',
  'account:write',
  'workspaces:write',
];

/** The scopes among the boxes that were ticked. */
export const scopesOf = (ticked: readonly string[]): Scope[] =>
  [...usual, ...finer].filter((scope) => ticked.includes(scope));

const named = (scopes: readonly Scope[]) => scopes.map((scope) => ({ value: scope, label: scope }));

/** What a key or a role may do: the usual rights, and the finer ones folded away. */
export function ScopeChoice({ legend, chosen }: { legend: string; chosen: readonly string[] }) {
  const text = useAreaText(frameText);
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
