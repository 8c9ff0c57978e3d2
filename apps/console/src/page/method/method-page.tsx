import { useParams, useSearch } from '@tanstack/react-router';
import { Tabs } from '../../part/tabs.tsx';
import { useAreaText } from '../../text/area.ts';
import { useText } from '../../text/index.ts';
import { Calibration } from './calibration.tsx';
import { methodViews } from './filters.ts';
import { Methodology } from './methodology.tsx';
import { methodWords } from './words.ts';

const from = '/frame/projects/$projectId/method';

/** How the numbers are made, and whether predictions come true. */
export function MethodPage() {
  const { pages } = useText();
  const words = useAreaText(methodWords);
  const { projectId } = useParams({ from });
  const { view = 'methodology' } = useSearch({ from });
  return (
    <>
      <h1>{pages.method}</h1>
      <Tabs
        current={view}
        label={pages.method}
        tabs={methodViews.map((name) => ({ name, label: words.views[name] }))}
      />
      {view === 'methodology' ? <Methodology /> : <Calibration projectId={projectId} />}
    </>
  );
}
