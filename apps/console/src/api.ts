import { createClient, PendingApprovalError, SvcError } from '@svc/client';
import { MutationCache, QueryClient } from '@tanstack/react-query';
import { scope } from './scope.ts';
import { chosenLanguage } from './text/index.ts';

/** The public API, as the person who is signed in: the browser adds the session's cookie. */
export const client = createClient({ baseUrl: location.origin });
client.use({
  onRequest({ request }) {
    request.headers.set('accept-language', chosenLanguage());
    if (scope.test) request.headers.set('svc-mode', 'test');
    if (scope.workspace !== null) request.headers.set('svc-workspace', scope.workspace);
    return request;
  },
});

/** Errors of the service that another try would not change. */
const isFinal = (error: unknown): boolean => error instanceof SvcError && error.status < 500;

export const queries = new QueryClient({
  mutationCache: new MutationCache({
    // A call that now waits for approval appears in a list that was read before.
    onError: (error) => {
      if (error instanceof PendingApprovalError)
        void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[3] === 'Approvals' });
    },
  }),
  defaultOptions: {
    queries: {
      // The client tries again by itself what is worth it.
      retry: (failures, error) => failures < 1 && !isFinal(error),
      staleTime: 30_000,
      refetchOnWindowFocus: (query) => query.state.status !== 'error',
    },
  },
});
