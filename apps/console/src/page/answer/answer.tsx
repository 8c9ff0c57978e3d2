import { Link, useParams } from '@tanstack/react-router';
import { useText } from '../../text/index.ts';
import { PromptTabs } from '../prompt/prompt-tabs.tsx';
import { AnswerReader } from './reader.tsx';

/** One answer as a page. */
export function Answer() {
  const { answers } = useText();
  const { projectId, answerId } = useParams({ from: '/frame/projects/$projectId/answers/$answerId' });
  return (
    <>
      <PromptTabs projectId={projectId} />
      <p>
        <Link to="/projects/$projectId/answers" params={{ projectId }}>
          ← {answers.back}
        </Link>
      </p>
      <AnswerReader projectId={projectId} answerId={answerId} level={1} />
    </>
  );
}
