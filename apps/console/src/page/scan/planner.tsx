import { type PlannerPoint, plannerCurve } from '@svc/figures';
import { useQueries } from '@tanstack/react-query';
import { planSamples } from '../../data/operations.gen.ts';
import { reading } from '../../data/use-read.ts';
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
  const plans = useQueries({
    queries: [...new Set(budgets(here.credits))].map((maxCredits) =>
      reading(planSamples, { projectId, engines, maxCredits, halfWidth: 0.5 }),
    ),
  });
  const points = plans.flatMap(({ data }) =>
    data ? [{ credits: data.best.credits, halfWidth: data.best.marketHalfWidth }] : [],
  );
  const failed = plans.find(({ error }) => error !== null);
  const curve = {
    data: points.length === plans.length ? points : undefined,
    error: failed?.error ?? null,
    refetch: () => failed?.refetch(),
  };
  return (
    <>
      <h2>{scans.planner}</h2>
      <Load query={curve} lines={6}>
        {(points) => (
          <FigureBox
            title={scans.planner}
            about={scans.plannerSays}
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
    </>
  );
}
