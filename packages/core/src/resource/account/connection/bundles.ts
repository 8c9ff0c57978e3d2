import type { ScopeName } from '@svc/contract/kernel';
import { builtInRoles } from '../../../kernel/index.ts';

/** Choices for people who allow a program; the grant keeps the plain scopes. */
export const bundles = {
  look: builtInRoles.viewer.scopes,
  measure: ['scans:write'],
  improve: ['recommendations:write', 'experiments:write', 'goals:write', 'views:write', 'segments:write'],
  set_up: [
    'projects:write',
    'prompts:write',
    'competitors:write',
    'personas:write',
    'schedules:write',
    'reports:write',
    'exports:write',
  ],
  tell: ['alerts:write', 'channels:write', 'webhooks:write'],
  usage: ['usage:read', 'billing:read', 'account:read'],
} as const satisfies Record<string, readonly ScopeName[]>;

export type Bundle = keyof typeof bundles;

/**
 * All that OAuth ever grants. Keys, members, approvals, billing, provider keys, integrations, the audit log and whatever
 * else is an administrator's are not among them: a program must not widen itself or agree to what it asks for.
 */
export const grantableScopes: readonly ScopeName[] = Object.values(bundles).flat();

/** For programs that ask for no scopes. */
export const usualScopes: readonly ScopeName[] = [...bundles.look, ...bundles.measure];

/** Scopes that may lead to credits being spent. */
export const spendingScopes: readonly ScopeName[] = [
  ...bundles.measure,
  'recommendations:write',
  'experiments:write',
  'schedules:write',
];
