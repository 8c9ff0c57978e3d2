import type { components } from '@svc/client';
import { useProject } from '../../frame/use-project.ts';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { useAreaText } from '../../text/area.ts';
import { alertWords } from './words.ts';

type Alert = components['schemas']['Alert'];
type Watched = Pick<
  Alert,
  'kind' | 'metric' | 'direction' | 'engine' | 'source' | 'minimumEffect' | 'brandId'
>;

/** “Tells you when presence falls by 2 points or more on all engines.” */
export function useRuleSentence(projectId: string): (rule: Watched) => string {
  const words = useAreaText(alertWords);
  const labels = useLabels();
  const format = useFormat();
  const { data } = useProject(projectId);
  return ({ kind, metric, direction, engine, source, minimumEffect, brandId }) => {
    const { previews } = words;
    const rival = data?.project.competitors.find(({ id }) => id === brandId)?.name;
    const figure = rival === undefined ? words.metrics[metric] : words.metricsOf[metric](rival);
    const said =
      kind === 'sequential' || kind === 'change' || kind === 'anomaly'
        ? previews.tested(
            figure,
            words.directions[direction],
            format.points(minimumEffect),
            engine === null ? words.allEngines : labels.engine(engine),
          )
        : kind === 'source_lost'
          ? previews.source_lost(source ?? '')
          : previews[kind];
    return words.preview.replace('{0}', said);
  };
}
