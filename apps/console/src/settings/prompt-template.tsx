import type { components } from '@svc/client';
import { useState } from 'react';
import {
  addPromptsBulk,
  createPromptTemplate,
  expandPromptTemplate,
  listPromptTemplates,
} from '../data/operations.gen.ts';
import { useAct, useAll } from '../data/use-read.ts';
import { Form, Select } from '../kit/form.tsx';
import { Choice } from '../part/choice.tsx';
import { Load } from '../part/load.tsx';
import { Said } from '../part/said.tsx';
import { useAreaText } from '../text/area.ts';
import { Outcome } from './parts.tsx';
import { frameText } from './text/frame.ts';
import { intents, promptSetsText } from './text/prompt-sets.ts';
import { promptToolsText } from './text/prompt-tools.ts';

type Template = components['schemas']['PromptTemplate'];

interface Props {
  projectId: string;
  setId: string;
}

/** Prompts of a template for these values: first shown, then added. */
export function FillTemplate({ projectId, setId }: Props) {
  const text = useAreaText(promptToolsText);
  const [chosen, setChosen] = useState('');
  const templates = useAll(listPromptTemplates, {}, { limit: 100 });
  return (
    <Load query={templates} lines={3}>
      {() => {
        const items = templates.rows;
        const template = items.find(({ id }) => id === chosen) ?? items[0];
        return (
          template && (
            <>
              <Choice
                label={text.choose}
                value={template.id}
                options={items.map(({ id, text, language }) => ({
                  value: id,
                  label: `${text} (${language})`,
                }))}
                choose={setChosen}
              />
              <Fill key={template.id} template={template} projectId={projectId} setId={setId} />
            </>
          )
        );
      }}
    </Load>
  );
}

function Fill({ template, projectId, setId }: Props & { template: Template }) {
  const text = useAreaText(promptToolsText);
  const { commas, add: addLabel } = useAreaText(frameText);
  const { added } = useAreaText(promptSetsText);
  const expand = useAct(expandPromptTemplate, {
    from: (bindings: Record<string, string[]>) => ({ templateId: template.id, projectId, bindings }),
  });
  const add = useAct(addPromptsBulk, {
    from: (texts: readonly string[]) => ({ projectId, setId, prompts: texts.map((text) => ({ text })) }),
  });
  const { prompts = [], total = 0, notes = [] } = expand.data ?? {};
  return (
    <>
      <Form
        busy={expand.isPending}
        label={text.expand}
        submit={({ list }) => {
          add.reset();
          expand.mutate(
            Object.fromEntries(
              template.variables
                .map(({ name }) => [name, list(`bindings.${name}`)] as const)
                .filter(([, values]) => values.length > 0),
            ),
          );
        }}
      >
        <p className="small">{text.valuesSay}</p>
        {template.variables.map(({ name, values }) => (
          <label key={name}>
            <code>{name}</code> <span className="small">{commas}</span>
            <input
              name={`bindings.${name}`}
              required={!['brand', 'competitor'].includes(name)}
              maxLength={5_000}
              defaultValue={values.join(', ')}
            />
          </label>
        ))}
      </Form>
      {expand.data && (
        <div role="status">
          <p>{text.total(prompts.length, total)}</p>
          <ul>
            {prompts.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          {notes.map((note) => (
            <p key={note} className="small">
              <Said>{note}</Said>
            </p>
          ))}
          {prompts.length > 0 && !add.isSuccess && (
            <button
              type="button"
              className="main"
              disabled={add.isPending}
              onClick={() => add.mutate(prompts.map(({ text }) => text))}
            >
              {addLabel}
            </button>
          )}
        </div>
      )}
      <Outcome of={{ error: expand.error, isSuccess: false }} />
      <Outcome
        of={add}
        {...(add.data && { said: added(add.data.added, add.data.duplicates, add.data.rejected) })}
      />
    </>
  );
}

/** A wording with variables, for all projects. */
export function OwnTemplate() {
  const text = useAreaText(promptToolsText);
  const sets = useAreaText(promptSetsText);
  const { name } = useAreaText(frameText);
  const save = useAct(createPromptTemplate);
  return (
    <>
      <p className="small">{text.ownSays}</p>
      <Form
        busy={save.isPending}
        label={text.saveTemplate}
        submit={({ text }, form) => {
          const intent = intents.find((one) => one === text('intent'));
          save.mutate(
            {
              name: text('name'),
              text: text('text'),
              language: text('language'),
              ...(intent && { intent }),
            },
            { onSuccess: () => form.reset() },
          );
        }}
      >
        <label>
          {name}
          <input name="name" required maxLength={120} />
        </label>
        <label>
          {text.ownText}
          <textarea name="text" required rows={2} maxLength={1_000} />
        </label>
        <div className="filters">
          <Select
            label={sets.intent}
            name="intent"
            options={(['', ...intents] as const).map((value) => ({
              value,
              label: value === '' ? sets.byRules : sets.intents[value],
            }))}
          />
          <label>
            {text.language}
            <input name="language" required maxLength={40} defaultValue="en" />
          </label>
        </div>
      </Form>
      <Outcome of={save} />
    </>
  );
}
