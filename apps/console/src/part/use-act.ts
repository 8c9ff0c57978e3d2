import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Changes something of a project; all that is shown of it is then read anew. */
export function useAct<Input, Output>(projectId: string, run: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['project', projectId] }),
  });
}
