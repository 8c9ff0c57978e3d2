import { useParams } from '@tanstack/react-router';
import PromptSets from '../../settings/prompt-sets.tsx';
import { useText } from '../../text/index.ts';
import { PromptTabs } from './prompt-tabs.tsx';

/** Which prompts are asked, in which words. */
export function Sets() {
  const { promptTabs } = useText();
  const { projectId } = useParams({ from: '/frame/projects/$projectId/prompts/sets' });
  return (
    <>
      <PromptTabs projectId={projectId} />
      <h1 className="display">{promptTabs.sets}</h1>
      <PromptSets projectId={projectId} />
    </>
  );
}
