import { useSuspenseQuery } from '@tanstack/react-query';
import { overviewQuery } from '../../part/queries.ts';
import { useAreaText } from '../../text/area.ts';
import { sourceWords } from './words.ts';

/** Whose site it is, by the brands of the project; null: nobody’s that is looked for. */
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
