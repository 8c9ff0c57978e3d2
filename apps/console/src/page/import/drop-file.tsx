import { useState } from 'react';
import { Icon } from '../../kit/icon.tsx';
import { useAreaText } from '../../text/area.ts';
import { importWords } from './words.ts';

/** A file by drag, or by the browser's own choice. */
export function DropFile({ take }: { take: (file: File) => void }) {
  const words = useAreaText(importWords);
  const [over, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside does the same by keyboard
    <div
      className={`card c8 drop ${over ? 'over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) take(file);
      }}
    >
      <Icon name="download" size={24} />
      <p>
        <strong>{words.drop}</strong>
      </p>
      <p className="small">{words.dropSays}</p>
      <label className="button main">
        {words.choose}
        <input
          type="file"
          accept=".csv,.ndjson,.jsonl,.gz,text/csv,application/x-ndjson"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) take(file);
            // Resets the field, so that the same file can be chosen again after a change.
            target.value = '';
          }}
        />
      </label>
    </div>
  );
}
