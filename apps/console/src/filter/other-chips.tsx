import { listPersonas, listSegments } from '../data/operations.gen.ts';
import { useAll } from '../data/use-read.ts';
import { Icon } from '../kit/icon.tsx';
import { useLabels } from '../label/use-labels.ts';
import { useText } from '../text/index.ts';
import { type FilterName, otherNames } from './address.ts';
import { useFilters, useSetFilters } from './use-filters.ts';

/** Filters that are set less often; a click takes one away. */
export default function OtherChips({
  projectId,
  barred,
}: {
  projectId: string;
  barred: readonly FilterName[];
}) {
  const { filter } = useText();
  const { filters } = useFilters(projectId);
  const set = useSetFilters();
  const labels = useLabels();
  const personas = useAll(listPersonas, { projectId }, { limit: 100, when: filters.persona !== undefined });
  const segments = useAll(listSegments, { projectId }, { limit: 100, when: filters.seg !== undefined });
  const nameIn = (items: readonly { id: string; name: string }[], id: string) =>
    items.find((one) => one.id === id)?.name ?? '…';
  const shown: Record<(typeof otherNames)[number], (value: string) => string> = {
    tag: (value) => value,
    intent: labels.intent,
    country: labels.country,
    lang: labels.language,
    persona: (value) => nameIn(personas.rows, value),
    branded: (value) => filter.branded[value === 'only' ? 'only' : 'include'],
    seg: (value) => nameIn(segments.rows, value),
  };
  return otherNames.map((name) => {
    const value = filters[name];
    if (value === undefined) return null;
    return (
      <button
        key={name}
        type="button"
        className={`chip set wide-only ${barred.includes(name) ? 'barred' : ''}`}
        aria-label={`${filter.names[name]} ${shown[name](value)}, ${filter.without}`}
        onClick={() => set({ [name]: undefined })}
      >
        {filter.names[name]} <b>{shown[name](value)}</b>
        <Icon name="close" />
      </button>
    );
  });
}
