import { useRouterState } from '@tanstack/react-router';
import { Icon } from '../kit/icon.tsx';
import { Modal } from '../kit/modal.tsx';
import { useMedia } from '../kit/use-media.ts';
import { useText } from '../text/index.ts';
import { barredOf, limitsOf } from './applies.ts';
import BarredNote from './barred-note.tsx';
import { EngineChoice, MoreChoice, OriginChoice, PeriodChoice, TopicChoice } from './choices.tsx';
import { useFilters, useHasOrigins } from './use-filters.ts';

interface Props {
  projectId: string;
  save: () => void;
  close: () => void;
}

/** All filters, one under the other: on a phone, and by the key f. */
export default function FilterSheet({ projectId, save, close }: Props) {
  const { filter } = useText();
  const phone = useMedia('(max-width: 45rem)');
  const { filters } = useFilters(projectId);
  const limits = limitsOf(useRouterState({ select: ({ location }) => location.pathname }));
  const barred = barredOf(filters, limits);
  const hasOrigins = useHasOrigins(projectId);
  const props = { projectId, done: close };
  return (
    <Modal label={filter.title} close={close} kind={phone ? 'sheet' : 'panel'}>
      {barred.length > 0 && limits && <BarredNote names={barred} shows={limits.shows} />}
      <h3>{filter.periodTitle}</h3>
      <PeriodChoice {...props} />
      <h3>{filter.engines}</h3>
      <EngineChoice {...props} />
      <h3>{filter.topic}</h3>
      <TopicChoice {...props} />
      {hasOrigins && (
        <>
          <h3>{filter.names.origin}</h3>
          <OriginChoice {...props} />
        </>
      )}
      <MoreChoice {...props} />
      <p className="actions">
        <button type="button" onClick={save}>
          <Icon name="bookmark" /> {filter.save}
        </button>
      </p>
    </Modal>
  );
}
