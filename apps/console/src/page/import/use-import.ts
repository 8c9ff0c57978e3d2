import { type components, sendImportFile, unwrap } from '@svc/client';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { client, queries } from '../../api.ts';
import { getAnswerImport } from '../../data/operations.gen.ts';
import { refresh, useRead } from '../../data/use-read.ts';

export type Import = components['schemas']['AnswerImport'];
export type ImportSettings = Omit<components['schemas']['ImportAnswers'], 'content' | 'dryRun' | 'name'>;

const moving = new Set<Import['status'] | undefined>([
  'awaiting_file',
  'queued',
  'reading',
  'storing',
  'deleting',
]);
export const isMoving = (found: Import | undefined): boolean => moving.has(found?.status);

/** A file on its way: it is sent in parts, rehearsed by the service, and followed from its address. */
export function useImport(projectId: string, importId: string | undefined) {
  const navigate = useNavigate({ from: '/projects/$projectId/answers/import' });
  const [file, setFile] = useState<File | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const sending = useRef<AbortController | null>(null);
  const found = useRead(getAnswerImport, importId === undefined ? null : { projectId, importId }, {
    keep: false,
    every: (one) => (isMoving(one) && sending.current === null ? 700 : false),
  });
  const status = found.data?.status;
  const before = useRef(status);
  useEffect(() => {
    // What it brought makes figures, on pages that were read before.
    if (before.current === 'storing' && status === 'completed') void refresh(queries, 'Answers');
    before.current = status;
  }, [status]);
  const go = (id: string | undefined) => void navigate({ search: (before) => ({ ...before, import: id }) });
  const send = useMutation({
    mutationFn: async ({ file, settings }: { file: File; settings: ImportSettings }) => {
      const abort = new AbortController();
      sending.current = abort;
      setFile(file);
      setSent(0);
      try {
        const made = await unwrap(
          client.POST('/v1/projects/{projectId}/answer-imports', {
            params: { path: { projectId } },
            body: { ...settings, name: file.name.slice(0, 120), dryRun: true },
          }),
        );
        go(made.id);
        await sendImportFile(client, made, file, {
          signal: abort.signal,
          onProgress: ({ file }) => setSent(file.bytes),
        });
      } finally {
        sending.current = null;
        setSent(null);
        await refresh(queries, 'Answers');
      }
    },
  });
  return {
    file,
    /** Bytes that have arrived, while the file is sent. */
    sent,
    found,
    send,
    go,
    /** Breaks off what is being sent; the import itself is cancelled by its operation. */
    stopSending: () => sending.current?.abort(new DOMException('Cancelled', 'AbortError')),
  };
}
