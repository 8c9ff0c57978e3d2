import { path as addressOf, type Operation } from '@svc/contract/kernel';

const isVariable = (part: string): boolean => part.startsWith('{');

/** Whether each address that fits `narrow` also fits `wide`, which has a variable where `narrow` has a word. */
function covers(wide: string, narrow: string): boolean {
  const parts = wide.split('/');
  const others = narrow.split('/');
  return (
    wide !== narrow &&
    parts.length === others.length &&
    parts.every((part, index) => isVariable(part) || part === others[index])
  );
}

/**
 * The order that routes are mounted in: the first one that fits is taken, so `/competitors/suggestions` has to stand before
 * `/competitors/{competitorId}`. All others stay as they are declared.
 */
export function routeOrder<O extends Pick<Operation, 'address'>>(operations: readonly O[]): O[] {
  const ordered: O[] = [];
  for (const operation of operations) {
    const at = ordered.findIndex((earlier) => covers(addressOf(earlier), addressOf(operation)));
    ordered.splice(at === -1 ? ordered.length : at, 0, operation);
  }
  return ordered;
}
