import type { components } from '@svc/client';
import { listGoals } from '../../data/operations.gen.ts';
import { useRows } from '../../data/use-read.ts';
import { PageHead } from '../../kit/page-head.tsx';
import { WhenSeen } from '../../kit/when-seen.tsx';
import { Listed } from '../../part/list.tsx';
import { useAreaText } from '../../text/area.ts';
import { Chance } from './chance.tsx';
import { NewGoal } from './goal-fields.tsx';
import { GoalPicture } from './goal-picture.tsx';
import { goalWords } from './words.ts';

type Goal = components['schemas']['Goal'];

/** Every goal, as the last scan left it. */
export function Goals({ projectId }: { projectId: string }) {
  const words = useAreaText(goalWords);
  const found = useRows(listGoals, { projectId }, { limit: 25 });
  return (
    <>
      <PageHead
        lead={words.lead}
        action={found.rows.length > 0 ? <NewGoal projectId={projectId} main /> : undefined}
      >
        {found.rows.length === 0 ? words.title : words.headline(standing(found.rows, found.total))}
      </PageHead>
      <Listed found={found} empty={words.empty} action={<NewGoal projectId={projectId} main />}>
        {(items) =>
          items.map((goal) => (
            <section key={goal.id} className="grid" aria-label={goal.name}>
              <WhenSeen className="c8" height={420}>
                <GoalPicture goal={goal} />
              </WhenSeen>
              <Chance goal={goal} />
            </section>
          ))
        }
      </Listed>
    </>
  );
}

/** How many of the goals stand how. */
const standing = (goals: readonly Goal[], all: number) => {
  const of = (...states: Goal['state'][]) => goals.filter(({ state }) => states.includes(state)).length;
  return { all, reached: of('reached', 'met'), risk: of('at_risk'), missed: of('missed') };
};
