import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refresh } from '../data/use-read.ts';

/** Changes something of a project; all that is shown of it is then read anew. */
export function useAct<Input, Output>(_projectId: string, run: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: () => refresh(queries, 'Projects'),
  });
}
