import { useParams } from '@tanstack/react-router';
import { PlaceTabs, useView } from '../../kit/place-tabs.tsx';
import { useAreaText } from '../../text/area.ts';
import { useText } from '../../text/index.ts';
import { Calibration } from './calibration.tsx';
import { methodViews } from './filters.ts';
import { Methodology } from './methodology.tsx';
import { methodWords } from './words.ts';

const from = '/frame/projects/$projectId/help';

/** How the numbers are made, and whether predictions come true. */
export function MethodPage() {
  const { pages } = useText();
  const words = useAreaText(methodWords);
  const { projectId } = useParams({ from });
  const view = useView(methodViews);
  return (
    <>
      <h1>{pages.method}</h1>
      <PlaceTabs
        label={pages.method}
        base={`/projects/${projectId}/help`}
        tabs={methodViews.map((name) => ({
          path: name === 'methodology' ? '' : `/${name}`,
          label: words.views[name],
        }))}
      />
      {view === 'methodology' ? <Methodology /> : <Calibration projectId={projectId} />}
    </>
  );
}
