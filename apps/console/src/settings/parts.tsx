import { useState } from 'react';
import { Failed } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { frameText } from './text/frame.ts';

/** The outcome of the last change: nothing yet, “saved”, or the error. */
export function Outcome({ of, said }: { of: { error: unknown; isSuccess: boolean }; said?: string }) {
  const text = useAreaText(frameText);
  if (of.error) return <Failed error={of.error} />;
  if (!of.isSuccess) return null;
  return (
    <p className="notice" role="status">
      {said ?? text.saved}
    </p>
  );
}

/** A secret that is shown this once. */
export function Secret({ label, value }: { label: string; value: string }) {
  const text = useAreaText(frameText);
  const [copied, setCopied] = useState(false);
  return (
    <div className="notice" role="status">
      <p>
        <strong>{label}</strong> {text.once}
      </p>
      <p>
        <code>{value}</code>{' '}
        <button
          type="button"
          className="quiet"
          onClick={() => void navigator.clipboard.writeText(value).then(() => setCopied(true))}
        >
          {copied ? text.copied : text.copy}
        </button>
      </p>
    </div>
  );
}
