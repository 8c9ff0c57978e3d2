import { listGoals } from '../../data/operations.gen.ts';
import { useRows } from '../../data/use-read.ts';
import { Listed } from '../../part/list.tsx';
import { useAreaText } from '../../text/area.ts';
import { GoalCard } from './goal-card.tsx';
import { NewGoal } from './new-goal.tsx';
import { goalWords } from './words.ts';

/** Every goal, as the last scan left it. */
export function Goals({ projectId }: { projectId: string }) {
  const words = useAreaText(goalWords);
  const found = useRows(listGoals, { projectId }, { limit: 25 });
  return (
    <>
      <p>{words.lead}</p>
      <NewGoal projectId={projectId} />
      <Listed found={found} empty={words.empty}>
        {(items) => (
          <ul className="plain">
            {items.map((goal) => (
              <GoalCard key={goal.id} goal={goal} />
            ))}
          </ul>
        )}
      </Listed>
    </>
  );
}
