import { path as addressOf, type Operation } from '@svc/contract/kernel';

const isVariable = (part: string): boolean => part.startsWith('{');

/** Whether each address that fits `narrow` also fits `wide`, which has a variable where `narrow` has a word. */
const covers = (wide: readonly string[], narrow: readonly string[]): boolean =>
  wide.length === narrow.length &&
  wide.every((part, index) => isVariable(part) || part === narrow[index]) &&
  wide.some((part, index) => part !== narrow[index]);

/**
 * The order that routes are mounted in: the first one that fits is taken, so `/competitors/suggestions` has to stand before
 * `/competitors/{competitorId}`. All others stay as they are declared.
 */
export function routeOrder<O extends Pick<Operation, 'address'>>(operations: readonly O[]): O[] {
  const ordered: { operation: O; parts: string[] }[] = [];
  for (const operation of operations) {
    const parts = addressOf(operation).split('/');
    const at = ordered.findIndex((earlier) => covers(earlier.parts, parts));
    ordered.splice(at === -1 ? ordered.length : at, 0, { operation, parts });
  }
  return ordered.map(({ operation }) => operation);
}
