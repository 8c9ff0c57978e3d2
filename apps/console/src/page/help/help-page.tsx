import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { getServiceStatus } from '../../data/operations.gen.ts';
import { useRead } from '../../data/use-read.ts';
import { Card } from '../../kit/card.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { useAreaText } from '../../text/area.ts';
import { useText } from '../../text/index.ts';
import { type Client, clientNames, clients, setUp } from './clients.ts';
import { Copied } from './copy.tsx';
import { Keys } from './keys.tsx';
import { helpWords } from './words.ts';

const guides = [
  'reading-a-number',
  'choosing-questions',
  'comparing-and-alerting',
  'finding-to-verified',
  'your-own-answers',
  'integrations',
  'agents',
] as const;

/** Where people look when a figure or a tool puzzles them. */
export function HelpPage({ projectId }: { projectId: string }) {
  const words = useAreaText(helpWords);
  return (
    <>
      <h1 className="display">{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <div className="grid">
        <Card className="c8" title={words.figures} about={words.figuresAbout}>
          <div className="questions-of">
            {words.questions.map(({ question, answer }) => (
              <details key={question}>
                <summary>{question}</summary>
                <p>{answer}</p>
              </details>
            ))}
          </div>
          <p>
            <Link to={'/projects/$projectId/help/method' as never} params={{ projectId } as never}>
              {words.method}
            </Link>
          </p>
        </Card>
        <Card className="c4" title={words.guides}>
          <ul className="lines tight">
            {guides.map((guide) => (
              <li key={guide}>
                <a href={`/docs/guides/${guide}`} target="_blank" rel="noreferrer">
                  {words.guide[guide]}
                </a>
              </li>
            ))}
          </ul>
        </Card>
        <Agents />
        <div className="c4 stack">
          <Api projectId={projectId} />
          <Keys />
        </div>
        <Contact />
      </div>
    </>
  );
}

/** The tools of an agent, set up in six clients. */
function Agents() {
  const words = useAreaText(helpWords);
  const [client, setClient] = useState<Client>('claude-desktop');
  const { file, text } = setUp(client, location.origin);
  return (
    <Card className="c8" title={words.agents} about={words.agentsAbout}>
      <Segmented
        label={words.client}
        value={client}
        options={clients.map((value) => ({ value, label: clientNames[value] }))}
        choose={setClient}
      />
      <ol className="steps-of">
        <li>
          <Link to="/settings/$area" params={{ area: 'keys' }}>
            {words.makeKey}
          </Link>{' '}
          {words.readOnly}
        </li>
        <li>
          {file === null ? words.run : words.paste} {file !== null && <code>{file}</code>}
          <Copied label={clientNames[client]} text={text} />
        </li>
        <li>{words.ask}</li>
      </ol>
      <p className="small">
        {words.program}{' '}
        <a href="/docs/guides/agents" target="_blank" rel="noreferrer">
          {words.more}
        </a>
      </p>
    </Card>
  );
}

function Api({ projectId }: { projectId: string }) {
  const words = useAreaText(helpWords);
  return (
    <Card title={words.api}>
      <Copied label={words.address} text={`${location.origin}/v1`} />
      <ul className="lines tight">
        <li>
          <a href="/docs" target="_blank" rel="noreferrer">
            {words.reference}
          </a>
        </li>
        <li>
          <a href="/openapi.json" target="_blank" rel="noreferrer">
            {words.document}
          </a>
        </li>
        <li>
          <Link to="/settings/$area" params={{ area: 'keys' }} search={{ project: projectId }}>
            {words.apiKeys}
          </Link>
        </li>
      </ul>
    </Card>
  );
}

/** Who runs this, and whether all of it works. */
function Contact() {
  const words = useAreaText(helpWords);
  const { frame } = useText();
  const status = useRead(getServiceStatus, {});
  return (
    <Card className="c8" title={words.contact}>
      <p>{words.contactSays}</p>
      <p>
        <Link to="/status">{frame.operator}</Link>
        {status.data && <span className="small"> · {words.asOf}</span>}
      </p>
    </Card>
  );
}
