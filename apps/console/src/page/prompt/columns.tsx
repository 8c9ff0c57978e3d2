import { shareTop } from '@svc/figures';
import { useMemo } from 'react';
import type { Params } from '../../data/operation.ts';
import { queryMetrics } from '../../data/operations.gen.ts';
import { useAll } from '../../data/use-read.ts';
import type { Column } from '../../explorer/column.ts';
import { useProject } from '../../frame/use-project.ts';
import { inFrame, Num, Strip } from '../../kit/figure.tsx';
import { Verdict } from '../../kit/verdict.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { useAreaText } from '../../text/area.ts';
import { type PromptRow, widthOf } from './rows.ts';
import { promptWords } from './words.ts';

export type Asked = Omit<Params<'query_metrics'>, 'metrics' | 'dimensions'>;

const top = shareTop([1]);

/** The columns of prompts. A single prompt has a figure of these prompts alone, so no frame changes it. */
export function usePromptColumns(projectId: string, asked: Asked): Column<PromptRow>[] {
  const words = useAreaText(promptWords);
  const labels = useLabels();
  const format = useFormat();
  const key = JSON.stringify(asked);
  return useMemo(() => {
    const { columns } = words;
    const of: Asked = JSON.parse(key);
    return [
      {
        id: 'prompt',
        label: columns.prompt,
        cell: ({ prompt }) => <span className="two-lines">{prompt?.text}</span>,
        order: ({ prompt }) => prompt?.text ?? '',
        file: [{ label: columns.prompt, value: ({ prompt }) => prompt?.text ?? '' }],
      },
      {
        id: 'range',
        label: columns.range,
        width: 136,
        head: (
          <span className="axis" style={{ width: 118 }} aria-hidden="true">
            <span>{format.number(0)}</span>
            <span>{format.number(50)}</span>
            <span>{format.share(1)}</span>
          </span>
        ),
        cell: ({ presence }) =>
          presence && <Strip shown={inFrame(presence, 'tracked')} width={118} top={top} bare />,
      },
      {
        id: 'presence',
        label: columns.presence,
        width: 128,
        phone: true,
        cell: ({ presence }) =>
          presence ? (
            <Num shown={inFrame(presence, 'tracked')} frame="tracked" />
          ) : (
            <span className="micro">{words.notAsked}</span>
          ),
        order: ({ presence }) => presence?.value ?? null,
        file: [
          { label: columns.presence, value: ({ presence }) => presence?.value ?? null },
          { label: columns.low, value: ({ presence }) => presence?.ci?.low ?? null },
          { label: columns.high, value: ({ presence }) => presence?.ci?.high ?? null },
          { label: columns.answers, value: ({ presence }) => presence?.trials ?? 0 },
          {
            label: columns.status,
            value: ({ presence }) => (presence ? labels.status(presence.status) : words.notAsked),
          },
          { label: columns.frame, value: () => words.frame },
        ],
      },
      {
        id: 'change',
        label: columns.change,
        width: 140,
        cell: ({ change, prompt }) => prompt && <ChangeCell change={change} />,
        order: ({ change }) => change?.value ?? null,
        file: [{ label: columns.change, value: ({ change }) => change?.value ?? null }],
      },
      {
        id: 'named',
        label: columns.named,
        width: 136,
        cell: ({ prompt, chunk }) =>
          prompt && <NamedMost projectId={projectId} promptId={prompt.id} chunk={chunk} asked={of} />,
      },
      {
        id: 'cited',
        label: columns.cited,
        width: 128,
        off: true,
        cell: ({ citation }) => citation && <Num shown={inFrame(citation, 'tracked')} frame="tracked" />,
        order: ({ citation }) => citation?.value ?? null,
        file: [{ label: columns.cited, value: ({ citation }) => citation?.value ?? null }],
      },
      {
        id: 'answers',
        label: columns.answers,
        width: 90,
        end: true,
        off: true,
        cell: ({ presence }) => presence && format.count(presence.trials),
        order: ({ presence }) => presence?.trials ?? null,
      },
      {
        id: 'width',
        label: columns.width,
        width: 120,
        end: true,
        off: true,
        cell: (row) => {
          const width = widthOf(row);
          return width === null ? '–' : format.points(width);
        },
        order: widthOf,
      },
      text('topic', columns.topic, ({ prompt }) => prompt?.topic ?? ''),
      text('intent', columns.intent, ({ prompt }) => (prompt ? labels.intent(prompt.intent) : '')),
      text('stage', columns.stage, ({ prompt }) => (prompt ? labels.stage(prompt.stage) : '')),
      text('tags', columns.tags, ({ prompt }) => prompt?.tags.join(', ') ?? ''),
    ];
  }, [words, labels, format, projectId, key]);
}

/** Coloured only where the test over all prompts says so. */
function ChangeCell({ change }: Pick<PromptRow, 'change'>) {
  const words = useAreaText(promptWords);
  if (!change || change.value === null) return <span className="micro">{words.untested}</span>;
  return <Verdict change={change} short />;
}

const text = (id: string, label: string, of: (row: PromptRow) => string): Column<PromptRow> => ({
  id,
  label,
  width: 140,
  off: true,
  cell: of,
  order: of,
  file: [{ label, value: of }],
});

interface NamedProps {
  projectId: string;
  promptId: string;
  chunk: readonly string[];
  asked: Asked;
}

/** The rival that answers name most: asked for with the prompts beside it, once they are in sight. */
function NamedMost({ projectId, promptId, chunk, asked }: NamedProps) {
  const format = useFormat();
  const { data } = useProject(projectId);
  const found = useAll(queryMetrics, {
    ...asked,
    rules: { ...asked.rules, promptIds: [...chunk] },
    metrics: ['mention'],
    dimensions: ['prompt', 'brand'],
  });
  const names = new Map((data?.project.competitors ?? []).map(({ id, name }) => [id, name]));
  const rows = found.rows.filter(
    ({ dimensions }) => dimensions.prompt === promptId && names.has(dimensions.brand ?? ''),
  );
  const most = rows.toSorted((one, other) => (other.values.mention ?? 0) - (one.values.mention ?? 0))[0];
  if (!most?.values.mention) return found.isLoading ? null : <span className="micro">–</span>;
  return (
    <span className="num">
      {names.get(most.dimensions.brand ?? '')} <span>{format.share(most.values.mention)}</span>
    </span>
  );
}
