import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../part/queries.ts';

/** The id of the workspace whose settings these are; null while it loads. */
export const useWorkspaceId = (): string | null => useQuery(meQuery).data?.workspace.id ?? null;
