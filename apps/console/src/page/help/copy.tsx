import { useState } from 'react';
import { useText } from '../../text/index.ts';

/** A text to take along, with a button that copies it. */
export function Copied({ label, text }: { label: string; text: string }) {
  const { states } = useText();
  const [copied, setCopied] = useState(false);
  return (
    <div className="copied">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section tabIndex={0} aria-label={label}>
        <pre>
          <code>{text}</code>
        </pre>
      </section>
      <button
        type="button"
        className="small"
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      >
        {copied ? states.copied : states.copy}
      </button>
    </div>
  );
}
