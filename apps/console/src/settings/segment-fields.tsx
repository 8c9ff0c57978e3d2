import type { components } from '@svc/client';
import { getProject, previewSegment } from '../data/operations.gen.ts';
import { useAct, useRead } from '../data/use-read.ts';
import { Field } from '../kit/field.tsx';
import { Choices, type Fields, Form, Select } from '../kit/form.tsx';
import { useLabels } from '../label/use-labels.ts';
import { estimateText, useFormat } from '../part/format.ts';
import { Said } from '../part/said.tsx';
import { useAreaText } from '../text/area.ts';
import { useWording } from '../text/index.ts';
import { Outcome } from './parts.tsx';
import { frameText } from './text/frame.ts';
import { intents, promptSetsText } from './text/prompt-sets.ts';
import { segmentsText } from './text/segments.ts';

export type Rules = components['schemas']['CellRules'];
const brandeds = ['exclude', 'include', 'only'] as const;
const lists = ['topics', 'tags', 'countries', 'languages'] as const;

interface Props {
  segment?: components['schemas']['Segment'];
  projectId: string;
  busy: boolean;
  error: Error | null;
  save: (body: components['schemas']['CreateSegment']) => void;
}

/** A name and rules, which can be tried before they are saved. */
export function SegmentFields({ segment, projectId, busy, error, save }: Props) {
  const words = useAreaText(segmentsText);
  const shared = useAreaText(frameText);
  const prompts = useAreaText(promptSetsText);
  const labels = useLabels();
  const { rules } = segment ?? {};
  const project = useRead(getProject, { projectId });
  const engines = [...new Set([...(project.data?.engines ?? []), ...(rules?.engines ?? [])])];
  const preview = useAct(previewSegment, { from: (rules: Rules) => ({ projectId, rules }) });
  return (
    <>
      <Form
        busy={busy || preview.isPending}
        className="bare"
        label={segment ? shared.save : words.make}
        submit={(fields) => {
          const now = rulesOf(fields, rules);
          if (fields.is('preview')) return preview.mutate(now);
          save({ name: fields.text('name'), description: fields.orNull('description'), rules: now });
        }}
      >
        <Field label={shared.name} name="name" required maxLength={120} defaultValue={segment?.name} />
        <Field
          label={words.description}
          name="description"
          maxLength={1_000}
          defaultValue={segment?.description ?? ''}
        />
        <Choices
          legend={words.engines}
          name="engines"
          options={engines.map((engine) => ({ value: engine, label: labels.engine(engine) }))}
          chosen={rules?.engines ?? []}
        />
        <Choices
          legend={words.intents}
          name="intents"
          options={intents.map((value) => ({ value, label: prompts.intents[value] }))}
          chosen={rules?.intents ?? []}
        />
        <div className="fields">
          {lists.map((name) => (
            <Field
              key={name}
              label={words[name]}
              help={`${shared.commas}.`}
              name={name}
              maxLength={5_000}
              defaultValue={rules?.[name]?.join(', ')}
            />
          ))}
          <Field label={words.contains} name="contains" maxLength={200} defaultValue={rules?.contains} />
          <Select
            label={words.branded}
            name="branded"
            value={rules?.branded ?? ''}
            options={(['', ...brandeds] as const).map((value) => ({ value, label: words.brandeds[value] }))}
          />
        </div>
        <button type="submit" name="preview" value="1" formNoValidate>
          {words.preview}
        </button>{' '}
      </Form>
      {preview.data && <Previewed preview={preview.data} />}
      <Outcome of={{ error: preview.error ?? error, isSuccess: false }} />
    </>
  );
}

/** Rules that the form does not show stay as they are. */
function rulesOf({ text, all, list }: Fields, before: Rules = {}): Rules {
  const { surfaces, models, promptIds, personas } = before;
  const kept = { surfaces, models, promptIds, personas };
  const asked = {
    engines: all('engines'),
    intents: all('intents'),
    ...Object.fromEntries(lists.map((name) => [name, list(name)])),
  };
  const branded = brandeds.find((one) => one === text('branded'));
  return {
    ...Object.fromEntries(Object.entries(kept).filter(([, values]) => values !== undefined)),
    ...Object.fromEntries(Object.entries(asked).filter(([, values]) => values.length > 0)),
    ...(text('contains') && { contains: text('contains') }),
    ...(branded && { branded }),
  };
}

function Previewed({ preview }: { preview: components['schemas']['SegmentPreview'] }) {
  const words = useAreaText(segmentsText);
  const format = useFormat();
  const { language } = useWording();
  const { prompts, answers, presence, note } = preview;
  return (
    <p className="notice" role="status">
      {words.picks(format.count(prompts), format.count(answers))}
      {presence && estimateText(presence, language) !== null
        ? `; ${words.presence} ${estimateText(presence, language)}`
        : ''}
      {note !== null && (
        <>
          {' '}
          <Said>{note}</Said>
        </>
      )}
    </p>
  );
}
