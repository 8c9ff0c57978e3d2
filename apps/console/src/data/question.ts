import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';

/** Something that is asked outside of the API's operations, such as the session and its devices. */
export interface Question<Args extends readonly unknown[], Found> {
  name: string;
  ask: (...args: Args) => Promise<Found>;
}

/** Names what is asked; the name and what it is asked with make its key in the cache. */
export const question = <Args extends readonly unknown[], Found>(
  name: string,
  ask: (...args: Args) => Promise<Found>,
): Question<Args, Found> => ({ name, ask });

interface AskOptions {
  /** false: it is not asked for yet. */
  when?: boolean;
  /** false: a failure is shown at once. */
  retry?: false;
}

export function useAsked<Args extends readonly unknown[], Found>(
  { name, ask }: Question<Args, Found>,
  args: Args,
  { when = true, retry }: AskOptions = {},
): UseQueryResult<Found> {
  return useQuery({
    queryKey: ['outside', name, ...args],
    queryFn: () => ask(...args),
    enabled: when,
    ...(retry === false && { retry }),
  });
}

/** Asks anew, after what it is about has changed. */
export const askAnew = (
  queries: QueryClient,
  { name }: Pick<Question<readonly unknown[], unknown>, 'name'>,
): Promise<void> => queries.invalidateQueries({ queryKey: ['outside', name] });
