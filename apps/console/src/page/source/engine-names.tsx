import { useProject } from '../../frame/use-project.ts';
import { useLabels } from '../../label/use-labels.ts';
import { useAreaText } from '../../text/area.ts';
import { sourceWords } from './words.ts';

/** Which engines it was; all of the project’s in two words. */
export function EngineNames({ projectId, engines }: { projectId: string; engines: readonly string[] }) {
  const words = useAreaText(sourceWords);
  const labels = useLabels();
  const { data } = useProject(projectId);
  const all = data?.project.engines ?? [];
  const isAll = all.length > 2 && all.every((engine) => engines.includes(engine));
  return (
    <span className="small">
      {isAll ? words.allEngines(all.length) : engines.map(labels.engine).join(', ')}
    </span>
  );
}
