import { type components, unwrap } from '@svc/client';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { client } from '../api.ts';
import { useText } from '../text/index.ts';
import { useFormat } from './format.ts';
import { Load } from './load.tsx';

/** Half of the width that a figure to decide on has at most. */
const wanted = 0.1;

interface Props {
  figure: components['schemas']['Estimate'];
  projectId: string;
  engines: number;
}

/** Of a figure from few answers: what there is, what a firm one takes, and what that costs. */
export function TooFew({ figure, projectId, engines }: Props) {
  const { label, tooFew } = useText();
  const format = useFormat();
  const plan = useQuery({
    queryKey: ['project', projectId, 'wanted', engines],
    queryFn: () => unwrap(client.POST('/v1/scans/plan', { body: { projectId, engines, halfWidth: wanted } })),
  });
  return (
    <section className="notice">
      <p>
        <strong>{label.indicative}.</strong> {tooFew.have(figure.trials, figure.n)}
      </p>
      <Load query={plan} lines={1}>
        {({ plan, best }) => {
          const { prompts, samplesK, credits, marketHalfWidth } = plan ?? best;
          return (
            <p>{tooFew.need(format.points(marketHalfWidth), prompts, samplesK, format.count(credits))}</p>
          );
        }}
      </Load>
      <Link to="/settings/$area" params={{ area: 'prompts' }} search={{ project: projectId }}>
        {tooFew.more}
      </Link>
    </section>
  );
}
