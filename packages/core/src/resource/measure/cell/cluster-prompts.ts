import { hasFewTopics } from '@svc/scoring';

interface Asked {
  topic: string | null;
  question: string;
}

/**
 * What counts as one cluster where a figure speaks of questions like these: the topic; with too few topics, the question.
 * `few`: the figure is of more questions on these topics.
 */
export function clusterPrompts(prompts: readonly Asked[]): {
  nameOf: (prompt: Asked) => string;
  few: boolean;
} {
  const byTopic = ({ topic, question }: Asked): string => topic ?? question;
  const few = hasFewTopics(
    prompts.map(byTopic),
    prompts.map(({ question }) => question),
  );
  return { nameOf: few ? ({ question }) => question : byTopic, few };
}
