import { useState } from 'react';
import { ingestCrawlerLog } from '../../data/operations.gen.ts';
import { useAct } from '../../data/use-read.ts';
import { Form } from '../../kit/form.tsx';
import { useFormat } from '../../part/format.ts';
import { Failed } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { trafficWords } from './traffic-words.ts';

/** Lines of a server log, counted once. */
export function SendLog({ projectId }: { projectId: string }) {
  const words = useAreaText(trafficWords);
  const format = useFormat();
  const [content, setContent] = useState('');
  const send = useAct(ingestCrawlerLog, { from: (content: string) => ({ projectId, content }) });
  return (
    <details className="card">
      <summary>{words.send}</summary>
      <p className="small">{words.sendSays}</p>
      <Form submit={() => send.mutate(content, { onSuccess: () => setContent('') })}>
        <label>
          {words.file}
          <input type="file" onChange={({ target }) => void target.files?.[0]?.text().then(setContent)} />
        </label>
        <label>
          {words.content}
          <textarea
            name="content"
            required
            rows={4}
            spellCheck={false}
            value={content}
            onChange={({ target }) => setContent(target.value)}
          />
        </label>
        <button type="submit" className="main" disabled={send.isPending}>
          {words.sendIt}
        </button>
      </Form>
      {send.data && (
        <p className="notice" role="status">
          {words.sent(
            format.count(send.data.lines),
            format.count(send.data.added),
            format.count(send.data.repeated),
            format.count(send.data.unreadable),
            format.count(send.data.outOfWindow),
          )}
        </p>
      )}
      {send.error && <Failed error={send.error} />}
    </details>
  );
}
