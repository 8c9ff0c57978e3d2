import type { components } from '@svc/client';
import { differenceSpan, whisker } from '@svc/figures';
import { Link } from '@tanstack/react-router';
import { Marks } from '../../kit/marks.tsx';
import { Table } from '../../kit/table.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Said } from '../../part/said.tsx';
import { useAreaText } from '../../text/area.ts';
import { useWording } from '../../text/index.ts';
import { caseWords } from './case-words.ts';
import { improveWords } from './words.ts';

type Move = components['schemas']['RecommendationSummary'];

interface Props {
  projectId: string;
  rows: readonly Move[];
  part: boolean;
}

/** Moves in the order of the API, what each would bring on one axis. */
export function MoveTable({ projectId, rows, part }: Props) {
  const { list: words } = useAreaText(caseWords);
  const improve = useAreaText(improveWords);
  const labels = useLabels();
  const format = useFormat();
  const span = differenceSpan(rows.map(({ uplift }) => uplift && { low: uplift.low95, high: uplift.high95 }));
  return (
    <Table
      name={words.title}
      rows={rows}
      part={part}
      keyOf={({ id }) => id}
      columns={[
        {
          label: words.move,
          value: ({ title }) => title,
          show: ({ id, title }) => (
            <Link to="/projects/$projectId/improve/$recId" params={{ projectId, recId: id }}>
              <Said>{title}</Said>
            </Link>
          ),
        },
        {
          label: words.gain,
          below: words.scale(format.points(span)),
          value: ({ uplift }) => uplift?.median ?? null,
          show: ({ uplift }) => <Gain uplift={uplift} span={span} />,
          end: false,
        },
        {
          label: words.rises,
          value: ({ uplift }) => uplift?.probabilityPositive ?? null,
          show: ({ uplift }) => (uplift ? format.chance(uplift.probabilityPositive) : '–'),
          end: false,
          nowrap: true,
        },
        {
          label: words.effort,
          value: ({ effortDays }) => effortDays,
          show: ({ effortDays }) => labels.effortDays(effortDays),
          end: false,
          nowrap: true,
        },
        {
          label: words.prompts,
          value: ({ prompts }) => prompts,
          show: ({ lost, prompts }) => (lost === null ? words.of(prompts) : words.lost(lost, prompts)),
        },
        {
          label: words.state,
          value: ({ state }) => improve.states[state],
          show: ({ state, owner, due }) => (
            <>
              <span className="tag">{improve.states[state]}</span>
              <small>
                {[owner, due === null ? null : improve.dueOn(format.date(due))].filter(Boolean).join(', ')}
              </small>
            </>
          ),
        },
      ]}
    />
  );
}

function Gain({ uplift, span }: { uplift: Move['uplift']; span: number }) {
  const { list: words } = useAreaText(caseWords);
  const { language } = useWording();
  const format = useFormat();
  if (!uplift) return <span className="micro">{words.unknown}</span>;
  const range = { low: uplift.low95, high: uplift.high95 };
  return (
    <>
      <span className="num">
        <b>{format.difference(uplift.median, range)}</b>
        <span>{format.differenceRange(range)}</span>
      </span>
      <Marks
        hidden
        figure={whisker({
          value: uplift.median,
          range,
          inner: { low: uplift.low80, high: uplift.high80 },
          verdict: null,
          span,
          width: 150,
          predicted: true,
          language,
        })}
      />
    </>
  );
}
