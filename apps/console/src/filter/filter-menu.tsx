import type { RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import type { ChipName } from '../frame/filter-bar.tsx';
import { useText } from '../text/index.ts';
import { EngineChoice, MoreChoice, OriginChoice, PeriodChoice, TopicChoice } from './choices.tsx';

interface Props {
  name: ChipName;
  projectId: string;
  anchor: RefObject<HTMLElement | null>;
  close: () => void;
}

/** What a chip of the filter bar opens. */
export default function FilterMenu({ name, projectId, anchor, close }: Props) {
  const { filter } = useText();
  const labels = {
    period: filter.periodTitle,
    engine: filter.engines,
    topic: filter.topic,
    origin: filter.names.origin,
    more: filter.add,
  };
  const props = { projectId, done: close };
  return (
    <Popover
      triggerRef={anchor}
      isOpen
      onOpenChange={(open: boolean) => {
        if (!open) close();
      }}
      placement="bottom start"
      className="popover"
    >
      <Dialog aria-label={labels[name]} className="pick">
        {name === 'period' && <PeriodChoice {...props} />}
        {name === 'engine' && <EngineChoice {...props} />}
        {name === 'topic' && <TopicChoice {...props} />}
        {name === 'origin' && <OriginChoice {...props} />}
        {name === 'more' && <MoreChoice {...props} />}
      </Dialog>
    </Popover>
  );
}
