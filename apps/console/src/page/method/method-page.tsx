import { useParams } from '@tanstack/react-router';
import { PlaceTabs, useView } from '../../kit/place-tabs.tsx';
import { useAreaText } from '../../text/area.ts';
import { useText } from '../../text/index.ts';
import { HelpPage } from '../help/help-page.tsx';
import { Calibration } from './calibration.tsx';
import { methodViews } from './filters.ts';
import { Methodology } from './methodology.tsx';
import { methodWords } from './words.ts';

const from = '/frame/projects/$projectId/help';

/** Help with figures and tools, how the numbers are made, and whether predictions come true. */
export function MethodPage() {
  const { places } = useText();
  const words = useAreaText(methodWords);
  const { projectId } = useParams({ from });
  const view = useView(methodViews);
  return (
    <>
      <PlaceTabs
        label={places.help}
        base={`/projects/${projectId}/help`}
        tabs={methodViews.map((name) => ({
          path: name === 'help' ? '' : `/${name}`,
          label: words.views[name],
        }))}
      />
      {view !== 'help' && <h1 className="display">{words.views[view]}</h1>}
      {view === 'help' && <HelpPage projectId={projectId} />}
      {view === 'method' && <Methodology />}
      {view === 'calibration' && <Calibration projectId={projectId} />}
    </>
  );
}
