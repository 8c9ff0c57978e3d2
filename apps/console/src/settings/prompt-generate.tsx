import { generatePrompts, listPersonas } from '../data/operations.gen.ts';
import { useAct, useAll } from '../data/use-read.ts';
import { Choices, type Fields, Form, Select } from '../kit/form.tsx';
import { Said } from '../part/said.tsx';
import { useAreaText } from '../text/area.ts';
import { NotWritten, WriterFields, WrittenBy, writerOf } from '../writer/writer.tsx';
import { frameText } from './text/frame.ts';
import { intents, promptSetsText } from './text/prompt-sets.ts';
import { promptToolsText } from './text/prompt-tools.ts';

const audiences = ['business', 'consumer'] as const;

/** A draft, by templates or by an engine on the workspace’s own key. */
export function GeneratePrompts({ projectId }: { projectId: string }) {
  const text = useAreaText(promptToolsText);
  const sets = useAreaText(promptSetsText);
  const shared = useAreaText(frameText);
  const personas = useAll(listPersonas, { projectId }, { limit: 100 });
  const generate = useAct(generatePrompts, {
    from: (form: Fields) => {
      const { text, orNull, number, list, all } = form;
      const [name, location] = [orNull('name'), orNull('location')];
      const wanted = intents.filter((one) => all('intents').includes(one));
      return {
        projectId,
        ...writerOf(form),
        count: number('count') ?? 24,
        audience: audiences.find((one) => one === text('audience')) ?? 'business',
        ...(name !== null && { name }),
        ...(location !== null && { location }),
        ...(list('topics').length > 0 && { topics: list('topics') }),
        ...(wanted.length > 0 && { intents: wanted }),
        ...(all('personaIds').length > 0 && { personaIds: all('personaIds') }),
      };
    },
  });
  return (
    <>
      <p className="small">{text.generateSays}</p>
      <Form busy={generate.isPending} label={text.generate} submit={(fields) => generate.mutate(fields)}>
        <div className="filters">
          <label>
            {shared.name}
            <input name="name" maxLength={120} />
          </label>
          <label>
            {text.count}
            <input name="count" type="number" min={1} max={200} required defaultValue={24} />
          </label>
          <Select
            label={text.audience}
            name="audience"
            options={audiences.map((value) => ({ value, label: text.audiences[value] }))}
          />
          <label>
            {text.place}
            <input name="location" maxLength={100} />
          </label>
        </div>
        <label>
          {text.topics} <span className="small">{shared.commas}</span>
          <input name="topics" maxLength={5_000} />
        </label>
        <Choices
          legend={text.intents}
          name="intents"
          options={intents.map((value) => ({ value, label: sets.intents[value] }))}
        />
        {personas.rows.length > 0 && (
          <Choices
            legend={text.personas}
            name="personaIds"
            options={personas.rows.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <WriterFields nobody={text.templates} />
      </Form>
      <NotWritten error={generate.error} />
      {generate.data && (
        <div className="notice" role="status">
          <p>{text.made(generate.data.name, generate.data.promptCount)}</p>
          {generate.data.writer && <WrittenBy writer={generate.data.writer} />}
          {generate.data.notes.map((note) => (
            <p key={note} className="small">
              <Said>{note}</Said>
            </p>
          ))}
        </div>
      )}
    </>
  );
}
