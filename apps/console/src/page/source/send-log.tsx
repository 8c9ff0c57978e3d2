import { useState } from 'react';
import { ingestCrawlerLog } from '../../data/operations.gen.ts';
import { useAct } from '../../data/use-read.ts';
import { Form } from '../../kit/form.tsx';
import { toast } from '../../kit/toast.tsx';
import { readChosen } from '../../part/file-text.ts';
import { useFormat } from '../../part/format.ts';
import { Failed } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { trafficWords } from './traffic-words.ts';

/** Lines of a server log, counted once. */
export function SendLog({ projectId, close }: { projectId: string; close: () => void }) {
  const words = useAreaText(trafficWords);
  const format = useFormat();
  const [content, setContent] = useState('');
  const send = useAct(ingestCrawlerLog, { from: (content: string) => ({ projectId, content }) });
  const done = (sent: NonNullable<typeof send.data>) => {
    const { lines, added, repeated, unreadable, firstUnreadable, outOfWindow } = sent;
    toast(
      words.sent(
        format.count(lines),
        format.count(added),
        format.count(repeated),
        format.count(unreadable),
        firstUnreadable.map(({ line, reason }) =>
          words.unreadableLine(format.count(line), words.unreadableAs[reason]),
        ),
        format.count(outOfWindow),
      ),
      undefined,
      12_000,
    );
    close();
  };
  return (
    <>
      <p className="small">{words.sendSays}</p>
      <Form submit={() => send.mutate(content, { onSuccess: done })}>
        <label>
          {words.file}
          <input type="file" onChange={({ target }) => void readChosen(target.files?.[0], setContent)} />
        </label>
        <label>
          {words.content}
          <textarea
            name="content"
            required
            rows={6}
            spellCheck={false}
            value={content}
            onChange={({ target }) => setContent(target.value)}
          />
        </label>
        <button type="submit" className="main" disabled={send.isPending}>
          {words.sendIt}
        </button>
      </Form>
      {send.error && <Failed error={send.error} />}
    </>
  );
}
