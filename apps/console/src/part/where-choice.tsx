import { useSuspenseQuery } from '@tanstack/react-query';
import { getAnalyticsOverview } from '../data/operations.gen.ts';
import { useRead } from '../data/use-read.ts';
import { useLabels } from '../label/use-labels.ts';
import { useText } from '../text/index.ts';
import { overviewQuery } from './queries.ts';

interface Where {
  engine?: string | undefined;
  surface?: string | undefined;
}

/** The field's value of a `WhereChoice`, as the API takes it. */
export const whereOf = (value: string): { engine?: string; surface?: string } => {
  const [kind, id] = value.split(' ');
  return id === undefined || id === '' ? {} : kind === 'surface' ? { surface: id } : { engine: id };
};

/** Which answers count: those of a surface, or of one engine. Surfaces are never pooled, so several have no “all”. */
export function WhereChoice({ projectId, name, value }: { projectId: string; name: string; value?: Where }) {
  const { history } = useText();
  const labels = useLabels();
  const { data } = useSuspenseQuery(overviewQuery(projectId));
  const overview = useRead(getAnalyticsOverview, { projectId, days: 84 });
  const surfaces = overview.data?.surfaces ?? [];
  const { engines } = data.project;
  const chosen = value?.engine
    ? `engine ${value.engine}`
    : value?.surface
      ? `surface ${value.surface}`
      : surfaces.length > 1
        ? `surface ${surfaces[0]?.surface}`
        : '';
  return (
    <label>
      {history.where}
      <select name={name} defaultValue={chosen} key={chosen + surfaces.length}>
        {surfaces.length < 2 && <option value="">{history.everyEngine}</option>}
        {surfaces.length > 1 &&
          surfaces.map(({ surface, engines }) => (
            <option key={surface} value={`surface ${surface}`}>
              {labels.surface(surface, engines)}
            </option>
          ))}
        {engines.length > 1 &&
          engines.map((engine) => (
            <option key={engine} value={`engine ${engine}`}>
              {history.only(labels.engine(engine))}
            </option>
          ))}
      </select>
    </label>
  );
}
