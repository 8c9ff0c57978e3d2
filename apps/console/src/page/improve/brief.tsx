import type { components } from '@svc/client';
import { createContentBrief } from '../../data/operations.gen.ts';
import { useAct } from '../../data/use-read.ts';
import { Form } from '../../kit/form.tsx';
import { useFormat } from '../../part/format.ts';
import { Said } from '../../part/said.tsx';
import { useAreaText } from '../../text/area.ts';
import { NotWritten, WriterFields, WrittenBy, writerOf } from '../../writer/writer.tsx';
import type { Recommendation } from './move.tsx';
import { improveWords } from './words.ts';

/** For whoever writes the page: questions, sections, sources and what the page lacks. */
export function Brief({ move }: { move: Recommendation }) {
  const words = useAreaText(improveWords);
  const brief = useAct(createContentBrief, {
    from: (form: FormData) => ({ projectId: move.projectId, recId: move.id, ...writerOf(form) }),
  });
  return (
    <>
      <Form submit={(form) => brief.mutate(form)}>
        <WriterFields nobody={words.figuresOnly} />
        <button type="submit" disabled={brief.isPending}>
          {words.brief}
        </button>
      </Form>
      <NotWritten error={brief.error} />
      {brief.data && <Material brief={brief.data} />}
    </>
  );
}

/** As prose where an engine wrote it, and what it rests on. */
function Material({ brief }: { brief: components['schemas']['ContentBrief'] }) {
  const words = useAreaText(improveWords);
  const format = useFormat();
  const { title, page, questions, sections, sources, facts, lacks, notes, prose } = brief;
  return (
    <div role="status">
      <h3>{title}</h3>
      <p>{page ?? words.newPage}</p>
      {prose && (
        <>
          <WrittenBy writer={prose} />
          {prose.unsupported.length > 0 && (
            <p className="notice bad">{words.unsupported(prose.unsupported.join(', '))}</p>
          )}
          <p className="said">{prose.text}</p>
        </>
      )}
      {sections.map(({ heading, why }) => (
        <p key={heading}>
          <strong>{heading}</strong>
          <br />
          {why}
        </p>
      ))}
      <h3>{words.questions}</h3>
      <ul>
        {questions.map(({ text, presence, headline, answersNeeded }) => (
          <li key={text}>
            {text}{' '}
            <span className="small">
              {answersNeeded === null ? words.predictedAt(format.share(presence)) : <Said>{headline}</Said>}
            </span>
          </li>
        ))}
      </ul>
      {facts.length > 0 && <h3>{words.facts}</h3>}
      <ul>
        {facts.map(({ factId, terms, value }) => (
          <li key={factId}>
            {terms.join(', ')}: {value}
          </li>
        ))}
      </ul>
      {sources.length > 0 && <h3>{words.sources}</h3>}
      <ul>
        {sources.map(({ domain, answers }) => (
          <li key={domain}>
            {domain} <span className="small">{words.inAnswers(answers)}</span>
          </li>
        ))}
      </ul>
      {lacks.length > 0 && <h3>{words.lacks}</h3>}
      <ul>
        {lacks.map(({ feature, description }) => (
          <li key={feature}>
            <Said>{description}</Said>
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note} className="small">
          <Said>{note}</Said>
        </p>
      ))}
    </div>
  );
}
