import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { refresh } from '../data/use-read.ts';
import { Failed } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { frameText } from './text/frame.ts';

/** A change, after which what was read under these keys is read anew. */
export function useAct<Input = void, Output = unknown>(
  act: (input: Input) => Promise<Output>,
  ...changes: readonly (readonly unknown[])[]
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      await Promise.all(changes.map((queryKey) => queries.invalidateQueries({ queryKey })));
      await refresh(queries, 'Projects');
    },
  });
}

/** What became of the last change: nothing, “saved”, or why not. */
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

interface TableProps {
  label: string;
  columns: readonly string[];
  children: ReactNode;
}

/** Rows that scroll sideways where there is no room. */
export function Rows({ label, columns, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="scroller" tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
