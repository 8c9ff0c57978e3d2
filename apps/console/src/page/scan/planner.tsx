import { unwrap } from '@svc/client';
import { type PlannerPoint, plannerCurve } from '@svc/figures';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api.ts';
import { FigureBox } from '../../figure/figure-box.tsx';
import { Load } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { useWording } from '../../text/index.ts';
import { scanWords } from './words.ts';

interface Props {
  projectId: string;
  engines: number;
  here: PlannerPoint;
}

/** Answers that could be bought, around what is planned now. */
const budgets = (here: number): number[] =>
  [0.25, 0.5, 1, 2, 4, 8].map((times) => Math.min(10_000, Math.max(2, Math.round(here * times))));

/** Credits against the width of the interval, as the API plans it; answers of the sandbox are counted like others. */
export function Planner({ projectId, engines, here }: Props) {
  const { language } = useWording();
  const scans = useAreaText(scanWords);
  const curve = useQuery({
    queryKey: ['planner', projectId, engines, here.credits],
    queryFn: async () => {
      const plans = await Promise.all(
        [...new Set(budgets(here.credits))].map((maxCredits) =>
          unwrap(client.POST('/v1/scans/plan', { body: { projectId, engines, maxCredits, halfWidth: 0.5 } })),
        ),
      );
      return plans.map(({ best }) => ({ credits: best.credits, halfWidth: best.marketHalfWidth }));
    },
    placeholderData: (before) => before,
  });
  return (
    <>
      <h2>{scans.planner}</h2>
      <Load query={curve} lines={6}>
        {(points) => (
          <FigureBox
            name={scans.planner}
            draw={(width) =>
              plannerCurve(
                { curve: points, here },
                { width: Math.min(width, 640), language, title: scans.planner },
              )
            }
            table={{
              columns: [scans.credits, scans.halfWidth],
              rows: points.map(({ credits, halfWidth }) => [credits, halfWidth]),
            }}
          />
        )}
      </Load>
      <p className="small">{scans.plannerSays}</p>
    </>
  );
}
