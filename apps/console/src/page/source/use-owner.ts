import { useSuspenseQuery } from '@tanstack/react-query';
import { overviewQuery } from '../../part/queries.ts';
import { useAreaText } from '../../text/area.ts';
import { sourceWords } from './words.ts';

/** Which of the project’s brands owns the site; null: none of them. */
export function useOwner(projectId: string): (brandId: string | null) => string | null {
  const { data } = useSuspenseQuery(overviewQuery(projectId));
  const { you } = useAreaText(sourceWords);
  const { brand, competitors } = data.project;
  return (brandId) =>
    brandId === null
      ? null
      : brandId === brand.id
        ? `${brand.name} (${you})`
        : (competitors.find(({ id }) => id === brandId)?.name ?? null);
}
