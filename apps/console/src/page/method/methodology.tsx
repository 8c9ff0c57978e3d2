import type { ReactNode } from 'react';
import { getMethodology } from '../../data/operations.gen.ts';
import { useRead } from '../../data/use-read.ts';
import { Table } from '../../kit/table.tsx';
import { Load } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { useText } from '../../text/index.ts';
import { methodWords } from './words.ts';

/** The disclosure sheet of the service, as it publishes it. */
export function Methodology() {
  const words = useAreaText(methodWords);
  const { surface } = useText();
  const sheet = useRead(getMethodology, {});
  return (
    <>
      <p className="lead">{words.lead}</p>
      <Load query={sheet} lines={20}>
        {({ versions, limits, estimands, cluster, methods, collection, detection, ...sheet }) => (
          <>
            <p className="small after-lead">{words.versions(versions.method, versions.detector)}</p>
            <Section title={words.limits}>
              <List items={limits} />
            </Section>
            <Section title={words.estimands}>
              {estimands.map(({ name, question, assumes }) => (
                <p key={name}>
                  <strong>{question}</strong>
                  <br />
                  {words.assumes} {assumes}
                </p>
              ))}
              <p>{cluster}</p>
            </Section>
            <Section title={words.methods} long>
              <Table
                name={words.methods}
                rows={methods}
                keyOf={({ situation }) => situation}
                columns={[
                  { label: words.situation, value: ({ situation }) => situation },
                  { label: words.method, value: ({ method }) => method },
                  {
                    label: words.word,
                    value: ({ names }) => names.join(', '),
                    show: ({ names }) => <code>{names.join(', ')}</code>,
                  },
                  { label: words.why, value: ({ why }) => why },
                ]}
              />
            </Section>
            <Section title={words.collection} long>
              <Meanings
                items={collection.surfaces.map((one) => [surface[one.surface] ?? one.surface, one.meaning])}
              />
              <List items={collection.rules} />
            </Section>
            <Section title={words.detection} long>
              <List items={detection} />
            </Section>
            <Section title={words.words} long>
              <Meanings items={sheet.words.map(({ word, meaning }) => [word, meaning])} />
            </Section>
            <Section title={words.labels} long>
              <Meanings
                items={[
                  ...sheet.labels.map(({ label, meaning }) => [label, meaning] as const),
                  ...sheet.statuses.map(({ status, meaning }) => [status, meaning] as const),
                  ...sheet.provenance.map(({ badge, meaning }) => [badge, meaning] as const),
                ]}
              />
            </Section>
            <Section title={words.engines} long>
              <Table
                name={words.engines}
                rows={sheet.engines}
                keyOf={({ id }) => id}
                columns={[
                  { label: words.engine, value: ({ label }) => label },
                  { label: words.surface, value: (engine) => surface[engine.surface] ?? engine.surface },
                  { label: words.model, value: ({ model }) => model },
                  { label: words.state, value: ({ state }) => state },
                ]}
              />
            </Section>
          </>
        )}
      </Load>
    </>
  );
}

/** Open where it is short; tables and lists of words open by a click. */
const Section = ({
  title,
  long = false,
  children,
}: {
  title: string;
  long?: boolean;
  children: ReactNode;
}) =>
  long ? (
    <details className="card">
      <summary>{title}</summary>
      {children}
    </details>
  ) : (
    <section className="card">
      <h2>{title}</h2>
      {children}
    </section>
  );

const List = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

const Meanings = ({ items }: { items: readonly (readonly [string, string])[] }) => (
  <dl className="meanings">
    {items.map(([word, meaning]) => (
      <div key={word}>
        <dt>{word}</dt>
        <dd>{meaning}</dd>
      </div>
    ))}
  </dl>
);
