import { Modal } from '../kit/modal.tsx';
import { useText } from '../text/index.ts';
import { EngineChoice, MoreChoice, PeriodChoice, TopicChoice } from './choices.tsx';

/** All filters of a phone, one under the other. */
export default function FilterSheet({ projectId, close }: { projectId: string; close: () => void }) {
  const { filter } = useText();
  const props = { projectId, done: close };
  return (
    <Modal label={filter.title} close={close} kind="sheet">
      <h3>{filter.periodTitle}</h3>
      <PeriodChoice {...props} />
      <h3>{filter.engines}</h3>
      <EngineChoice {...props} />
      <h3>{filter.topic}</h3>
      <TopicChoice {...props} />
      <MoreChoice {...props} />
    </Modal>
  );
}
