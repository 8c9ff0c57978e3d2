import type { components } from '@svc/client';
import { percent } from '@svc/figures';
import { useState } from 'react';
import { getBranding, setBranding } from '../data/operations.gen.ts';
import { useAct, useRead } from '../data/use-read.ts';
import { Card } from '../kit/card.tsx';
import { Field, TextField } from '../kit/field.tsx';
import { Form } from '../kit/form.tsx';
import { useFormat } from '../part/format.ts';
import { Load } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { useWording } from '../text/index.ts';
import { contrast } from './contrast.ts';
import { Head, Outcome } from './parts.tsx';
import { brandingText } from './text/branding.ts';
import { useWorkspaceId } from './use-workspace.ts';

type Stored = components['schemas']['Branding'];
type Colours = Stored['colours'];

/** How what leaves the workspace looks. */
export default function Branding() {
  const text = useAreaText(brandingText);
  const workspaceId = useWorkspaceId() ?? '';
  const branding = useRead(getBranding, { workspaceId }, { when: workspaceId !== '' });
  return (
    <>
      <Head area="branding" lead={text.lead} />
      <Load query={branding} lines={8}>
        {(data) => <Fields branding={data} workspaceId={workspaceId} />}
      </Load>
    </>
  );
}

function Fields({ branding, workspaceId }: { branding: Stored; workspaceId: string }) {
  const text = useAreaText(brandingText);
  const [colours, setColours] = useState(branding.colours);
  const save = useAct(setBranding, {
    from: (body: components['schemas']['SetBranding']) => ({ workspaceId, ...body }),
  });
  return (
    <>
      <Form
        busy={save.isPending}
        className="stack"
        submit={({ orNull }) =>
          save.mutate({
            name: orNull('name'),
            logoUrl: orNull('logo'),
            colours,
            senderName: orNull('sender'),
            footer: orNull('footer'),
          })
        }
      >
        <Card title={text.look} about={text.lookSays}>
          <div className="fields">
            <Field
              label={text.displayName}
              help={text.nameSays}
              name="name"
              maxLength={120}
              defaultValue={branding.name ?? ''}
            />
            <Field
              label={text.logo}
              help={text.logoSays}
              name="logo"
              type="url"
              maxLength={2_000}
              placeholder="https://"
              defaultValue={branding.logoUrl ?? ''}
            />
          </div>
          <div className="fields">
            {(['accent', 'text', 'background'] as const).map((which) => (
              <label key={which}>
                {text.colours[which]}
                <input
                  type="color"
                  value={colours[which]}
                  onChange={({ target }) => setColours({ ...colours, [which]: target.value })}
                />
              </label>
            ))}
          </div>
          <Sample colours={colours} />
        </Card>
        <Card title={text.mails} about={text.mailsSays}>
          <Field label={text.sender} name="sender" maxLength={80} defaultValue={branding.senderName ?? ''} />
          <TextField
            label={text.footer}
            name="footer"
            rows={2}
            maxLength={500}
            defaultValue={branding.footer ?? ''}
          />
        </Card>
      </Form>
      <Outcome of={save} />
    </>
  );
}

/** Drawn as a picture, since the page's policy allows no inline styles, but a picture's attributes. */
function Sample({ colours: { accent, text: ink, background } }: { colours: Colours }) {
  const text = useAreaText(brandingText);
  const format = useFormat();
  const { language } = useWording();
  const [onText, onAccent] = [contrast(ink, background), contrast(accent, background)];
  return (
    <figure className="figure" aria-label={text.sample}>
      <svg viewBox="0 0 340 76" className="sample" role="img" aria-label={text.sampleText}>
        <rect width="340" height="76" rx="8" fill={background} />
        <rect x="16" y="16" width="44" height="44" rx="6" fill={accent} />
        <text x="74" y="34" fontSize="14" fill={ink}>
          {text.sampleText}
        </text>
        <text x="74" y="56" fontSize="14" fontWeight="700" fill={accent}>
          {percent(0.36, { low: 0.29, high: 0.43 }, language)}
        </text>
      </svg>
      <figcaption>
        <span>
          {text.colours.text}: {text.contrast(format.number(onText))}
        </span>
        <span>
          {text.colours.accent}: {text.contrast(format.number(onAccent))}
        </span>
      </figcaption>
      {Math.min(onText, onAccent) < 4.5 && (
        <p className="notice bad" role="alert">
          {text.tooLow}
        </p>
      )}
    </figure>
  );
}
