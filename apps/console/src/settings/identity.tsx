import type { components } from '@svc/client';
import { useDeferredValue, useState } from 'react';
import { getProject, updateProjectIdentity } from '../data/operations.gen.ts';
import { useAct, useRead } from '../data/use-read.ts';
import { Card } from '../kit/card.tsx';
import { Field } from '../kit/field.tsx';
import { Fields, Form, Select } from '../kit/form.tsx';
import { Load } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { IdentityPreview } from './identity-preview.tsx';
import { Head, Outcome } from './parts.tsx';
import { frameText } from './text/frame.ts';
import { identityText } from './text/identity.ts';

type Brand = components['schemas']['Brand'];

/** What answers are searched for, with what stored answers say to it. */
export default function Identity({ projectId }: { projectId: string }) {
  const text = useAreaText(identityText);
  const project = useRead(getProject, { projectId });
  return (
    <>
      <Head area="identity" lead={text.lead} />
      <Load query={project} lines={8}>
        {({ brand, competitors }) => (
          <Names key={projectId} projectId={projectId} brand={brand} competitors={competitors} />
        )}
      </Load>
    </>
  );
}

const rules = ['auto', 'sensitive', 'insensitive'] as const;
const lists = ['aliases', 'domains', 'contextTerms', 'negativeTerms'] as const;

interface Props {
  projectId: string;
  brand: Brand;
  competitors: readonly Brand[];
}

function Names({ projectId, brand, competitors }: Props) {
  const text = useAreaText(identityText);
  const { commas } = useAreaText(frameText);
  const [names, setNames] = useState([brand.name, ...brand.aliases]);
  const save = useAct(updateProjectIdentity, {
    from: (body: components['schemas']['UpdateIdentity']) => ({ projectId, ...body }),
  });
  const labels = {
    aliases: text.aliases,
    domains: text.domains,
    contextTerms: text.context,
    negativeTerms: text.negative,
  };
  const list = (name: (typeof lists)[number], help: string) => (
    <Field
      label={labels[name]}
      help={`${help} ${commas}.`}
      name={name}
      maxLength={5_000}
      defaultValue={brand[name].join(', ')}
    />
  );
  return (
    <>
      <div
        onChange={({ currentTarget }) => {
          const form = currentTarget.querySelector('form');
          if (!form) return;
          const read = new Fields(form);
          setNames([read.text('name'), ...read.list('aliases')]);
        }}
      >
        <Form
          busy={save.isPending}
          className="stack"
          submit={({ text, list }) =>
            save.mutate({
              name: text('name'),
              aliases: list('aliases'),
              domains: list('domains'),
              contextTerms: list('contextTerms'),
              negativeTerms: list('negativeTerms'),
              caseRule: rules.find((rule) => rule === text('caseRule')) ?? 'auto',
              languages: brand.languages,
              competitors: competitors.map(({ id: _, ...competitor }) => competitor),
            })
          }
        >
          <Card title={text.names} about={text.namesSays}>
            <Field label={text.brand} name="name" required maxLength={120} defaultValue={brand.name} />
            {list('aliases', text.aliasesSays)}
            {list('domains', text.domainsSays)}
          </Card>
          <Card title={text.meant} about={text.meantSays}>
            {list('contextTerms', text.contextSays)}
            {list('negativeTerms', text.negativeSays)}
            <Select
              label={text.caseRule}
              name="caseRule"
              value={brand.caseRule}
              options={rules.map((value) => ({ value, label: text.rules[value] }))}
            />
          </Card>
        </Form>
      </div>
      <Outcome of={save} said={text.saved} />
      <IdentityPreview projectId={projectId} names={useDeferredValue(names)} />
    </>
  );
}
