import { labelOf } from '@svc/contract/label';

/** What is said where nothing explains a break, and what to look at then. */
export function unexplainedAs(direction: 'drop' | 'rise', engine: string | null = null): string {
  if (engine !== null) {
    const name = labelOf('engine', engine);
    return direction === 'drop'
      ? `No cause was found: no topic or source on ${name} stands out, and no competitor rose there. Compare its answers before and after.`
      : `No cause was found: no topic or source on ${name} stands out, and no competitor fell there. Compare its answers before and after.`;
  }
  return direction === 'drop'
    ? 'No cause was found: no engine, topic or source stands out, and no competitor rose. Check what changed on your site and in what others write about you.'
    : 'No cause was found: no engine, topic or source stands out, and no competitor fell. Check what you changed at that time so that you can keep doing it.';
}

export const isUnexplained = (statement: string): boolean => statement.startsWith('No cause was found');
