import type { ReactNode } from 'react';
import { PlaceTabs } from '../../kit/place-tabs.tsx';
import { useText } from '../../text/index.ts';

/** The parts of Prompts & answers. */
export function PromptTabs({ projectId, action }: { projectId: string; action?: ReactNode }) {
  const { places, pages, promptTabs } = useText();
  return (
    <PlaceTabs
      label={places.prompts}
      base={`/projects/${projectId}`}
      tabs={[
        { path: '/prompts', label: pages.prompts },
        { path: '/answers', label: pages.answers },
        { path: '/answers/tone', label: promptTabs.tone },
        { path: '/answers/check', label: promptTabs.check },
        { path: '/prompts/sets', label: promptTabs.sets },
        { path: '/answers/import', label: promptTabs.import },
      ]}
      action={action}
    />
  );
}
