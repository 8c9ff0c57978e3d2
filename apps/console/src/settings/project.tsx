import type { components } from '@svc/client';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import {
  archiveProject,
  deleteProject,
  duplicateProject,
  getProject,
  updateProject,
} from '../data/operations.gen.ts';
import { useAct, useRead } from '../data/use-read.ts';
import { Card } from '../kit/card.tsx';
import { Confirm } from '../kit/confirm.tsx';
import { Field, TextField } from '../kit/field.tsx';
import { Form } from '../kit/form.tsx';
import { CountryChoice, LanguageChoice } from '../kit/place-choice.tsx';
import { ZoneChoice } from '../kit/zone-choice.tsx';
import { EnginePicker } from '../page/scan/engine-picker.tsx';
import { Load } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { DeleteByName, Head, Line, Outcome } from './parts.tsx';
import { projectText } from './text/project.ts';

type Stored = components['schemas']['Project'];

/** A project’s defaults, and its end. */
export default function Project({ projectId }: { projectId: string }) {
  const text = useAreaText(projectText);
  const project = useRead(getProject, { projectId });
  return (
    <>
      <Head area="project" lead={text.lead} />
      <Load query={project} lines={8}>
        {(data) => (
          <>
            <Defaults project={data} />
            <Life project={data} />
          </>
        )}
      </Load>
    </>
  );
}

function Defaults({ project }: { project: Stored }) {
  const text = useAreaText(projectText);
  const [engines, setEngines] = useState<readonly string[]>(project.engines);
  const save = useAct(updateProject, {
    from: (body: components['schemas']['UpdateProject']) => ({ projectId: project.id, ...body }),
  });
  return (
    <>
      <Form
        busy={save.isPending}
        className="stack"
        submit={({ text, orNull, number }) =>
          save.mutate({
            name: text('name'),
            description: orNull('description'),
            locale: {
              country: orNull('country')?.toUpperCase() ?? null,
              region: orNull('region')?.toUpperCase() ?? null,
              language: text('language'),
            },
            timeZone: text('timeZone'),
            samplesK: number('samplesK') ?? project.samplesK,
            maxPrompts: number('maxPrompts') ?? project.maxPrompts,
            ...(engines.length > 0 && { engines: [...engines] }),
          })
        }
      >
        <Card title={text.called}>
          <Field label={text.displayName} name="name" required maxLength={120} defaultValue={project.name} />
          <TextField
            label={text.description}
            name="description"
            rows={2}
            maxLength={500}
            defaultValue={project.description ?? ''}
          />
        </Card>
        <Card title={text.place} about={text.placeSays}>
          <div className="fields">
            <CountryChoice
              label={text.country}
              name="country"
              value={project.locale.country}
              none={text.nowhere}
            />
            <Field
              label={text.region}
              help={text.regionSays}
              name="region"
              maxLength={6}
              pattern="[A-Za-z]{2}-[A-Za-z0-9]{1,3}"
              placeholder={text.regionLike}
              title={text.regionSays}
              defaultValue={project.locale.region ?? ''}
            />
            <LanguageChoice label={text.language} name="language" value={project.locale.language} />
            <ZoneChoice label={text.zone} name="timeZone" value={project.timeZone} />
          </div>
        </Card>
        <Card title={text.measured} about={text.measuredSays}>
          <div className="fields">
            <Field
              label={text.samples}
              help={text.samplesSays}
              name="samplesK"
              type="number"
              min="1"
              max="50"
              defaultValue={project.samplesK}
            />
            <Field
              label={text.prompts}
              help={text.promptsSays}
              name="maxPrompts"
              type="number"
              min="1"
              max="1000"
              defaultValue={project.maxPrompts}
            />
          </div>
          <EnginePicker chosen={engines} choose={setEngines} />
        </Card>
      </Form>
      <Outcome of={save} />
    </>
  );
}

function Life({ project: { id, name } }: { project: Stored }) {
  const text = useAreaText(projectText);
  const archive = useAct(archiveProject, { of: { projectId: id } });
  const duplicate = useAct(duplicateProject, { of: { projectId: id } });
  const end = useAct(deleteProject, { from: (name: string) => ({ projectId: id, name }) });
  return (
    <Card title={text.end} className="ends">
      <ul className="lines">
        <Line title={text.duplicate} says={text.duplicateSays}>
          <button type="button" disabled={duplicate.isPending} onClick={() => duplicate.mutate()}>
            {text.duplicate}
          </button>
        </Line>
        <Line title={text.archive} says={text.archiveSays}>
          <Confirm
            label={text.archive}
            says={text.archiveSays}
            busy={archive.isPending}
            act={() => archive.mutate()}
          />
        </Line>
        <Line title={text.delete} says={text.deleteSays}>
          <DeleteByName label={text.delete} says={text.deleteSays} name={name} act={end} />
        </Line>
      </ul>
      {duplicate.data && (
        <p className="notice" role="status">
          {text.duplicated}{' '}
          <Link to="/projects/$projectId" params={{ projectId: duplicate.data.id }}>
            {duplicate.data.name}
          </Link>
        </p>
      )}
      <Outcome
        of={{ error: archive.error ?? duplicate.error, isSuccess: archive.isSuccess || end.isSuccess }}
      />
    </Card>
  );
}
