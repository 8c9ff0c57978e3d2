import { checkCrawlerAccess } from '../../data/operations.gen.ts';
import { useAct } from '../../data/use-read.ts';
import { Form } from '../../kit/form.tsx';
import { Table } from '../../kit/table.tsx';
import { Failed } from '../../part/load.tsx';
import { Said } from '../../part/said.tsx';
import { useAreaText } from '../../text/area.ts';
import { trafficWords } from './traffic-words.ts';

/** Which crawlers robots.txt and the server let in. */
export function CrawlerAccess() {
  const words = useAreaText(trafficWords);
  const check = useAct(checkCrawlerAccess, { from: (url: string) => ({ url }) });
  const { crawlers = [], enginesShutOut = [], notes = [] } = check.data ?? {};
  return (
    <>
      <p className="small">{words.accessSays}</p>
      <Form submit={(form) => check.mutate(form.text('url'))}>
        <label>
          {words.url}
          <input name="url" required maxLength={2_000} inputMode="url" />
        </label>
        <button type="submit" className="main" disabled={check.isPending}>
          {words.check}
        </button>
      </Form>
      {check.error && <Failed error={check.error} />}
      {check.data && (
        <div role="status">
          {enginesShutOut.length > 0 && (
            <p className="notice bad">{words.shutOut(enginesShutOut.join(', '))}</p>
          )}
          <Table
            name={words.access}
            rows={crawlers}
            keyOf={({ crawler }) => crawler}
            columns={[
              { label: words.crawler, value: ({ crawler, operator }) => `${crawler} (${operator})` },
              { label: words.purpose, value: ({ purpose }) => words.purposes[purpose] },
              { label: words.access, value: ({ verdict }) => words.verdict[verdict] },
              {
                label: words.robots,
                value: ({ robots }) => [words.rules[robots.verdict], robots.rule].filter(Boolean).join(': '),
              },
              { label: words.server, value: ({ http }) => (http ? words.served[http.verdict] : null) },
            ]}
          />
          {notes.map((note) => (
            <p key={note} className="small">
              <Said>{note}</Said>
            </p>
          ))}
        </div>
      )}
    </>
  );
}
