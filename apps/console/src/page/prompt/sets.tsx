import { useParams } from '@tanstack/react-router';
import PromptSets from '../../settings/prompt-sets.tsx';
import { PromptTabs } from './prompt-tabs.tsx';

/** Which prompts are asked, in which words. */
export function Sets() {
  const { projectId } = useParams({ from: '/frame/projects/$projectId/prompts/sets' });
  return (
    <>
      <PromptTabs projectId={projectId} />
      <PromptSets projectId={projectId} />
    </>
  );
}
