import type { components } from '@svc/client';
import { getPrivacyControls, setPrivacyControls } from '../data/operations.gen.ts';
import { useAct, useRead } from '../data/use-read.ts';
import { Card } from '../kit/card.tsx';
import { Field } from '../kit/field.tsx';
import { Choices, Form } from '../kit/form.tsx';
import { Load } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { Head, Outcome } from './parts.tsx';
import { privacyText } from './text/privacy.ts';
import { useWorkspaceId } from './use-workspace.ts';

type Controls = components['schemas']['PrivacyControls'];

/** How long words are kept, and what leaves. */
export default function Privacy() {
  const text = useAreaText(privacyText);
  const workspaceId = useWorkspaceId() ?? '';
  const controls = useRead(getPrivacyControls, { workspaceId }, { when: workspaceId !== '' });
  return (
    <>
      <Head area="privacy" lead={text.lead} />
      <Load query={controls} lines={8}>
        {(data) => <Fields controls={data} workspaceId={workspaceId} />}
      </Load>
    </>
  );
}

const fields = ['text', 'citations', 'sources', 'searchQueries'] as const;

function Fields({ controls, workspaceId }: { controls: Controls; workspaceId: string }) {
  const text = useAreaText(privacyText);
  const save = useAct(setPrivacyControls, {
    from: (body: components['schemas']['SetPrivacyControls']) => ({ workspaceId, ...body }),
  });
  const days = (name: 'answerDays' | 'rawDays' | 'exportDays', least: number, most: number) => (
    <Field
      label={text[name]}
      help={text.emptyDays[name]}
      name={name}
      type="number"
      min={least}
      max={most}
      className="short"
      defaultValue={controls[name] ?? ''}
    />
  );
  return (
    <>
      <Form
        busy={save.isPending}
        className="stack"
        submit={({ number, all, is }) =>
          save.mutate({
            answerDays: number('answerDays'),
            rawDays: number('rawDays'),
            exportDays: number('exportDays'),
            withheld: fields.filter((field) => all('withheld').includes(field)),
            maskPersonal: is('mask'),
            calibration: is('calibration'),
          })
        }
      >
        <Card
          title={text.kept}
          about={text.effective(controls.effective.answerDays, controls.effective.rawDays)}
        >
          <div className="fields">
            {days('answerDays', 1, 3_650)}
            {days('rawDays', 0, 3_650)}
            {days('exportDays', 1, 365)}
          </div>
        </Card>
        <Card title={text.leaves} about={text.leavesSays}>
          <Choices
            legend={text.withheld}
            name="withheld"
            options={fields.map((value) => ({ value, label: text.fields[value] }))}
            chosen={controls.withheld}
          />
          <label className="choice">
            <input type="checkbox" name="mask" defaultChecked={controls.maskPersonal} />
            <span>{text.mask}</span>
          </label>
          <label className="choice">
            <input type="checkbox" name="calibration" defaultChecked={controls.calibration} />
            <span>{text.calibration}</span>
          </label>
        </Card>
      </Form>
      <Outcome of={save} />
    </>
  );
}
