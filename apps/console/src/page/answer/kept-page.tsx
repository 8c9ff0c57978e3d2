import type { components } from '@svc/client';
import { useState } from 'react';
import { getAnswerPage } from '../../data/operations.gen.ts';
import { useRead } from '../../data/use-read.ts';
import { useFormat } from '../../part/format.ts';
import { Load } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { answerWords } from './words.ts';

type Evidence = components['schemas']['AnswerEvidence'];

interface Props {
  answerId: string;
  files: readonly Evidence[];
}

/** The files that show where an answer comes from: who sent them, when, their hash, and the page itself. */
export function KeptPage({ answerId, files }: Props) {
  const { page: words } = useAreaText(answerWords);
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const found = useRead(getAnswerPage, open ? { answerId } : null);
  if (files.length === 0) return null;
  return (
    <section className="card">
      <h2>{words.title}</h2>
      <ul className="lines">
        {files.map((file) => (
          <li key={file.sha256}>
            {words.kinds[file.kind]}
            {file.source !== null && <> · {file.source === 'import' ? words.imported : file.source}</>}
            {file.keptAt !== null && <> · {format.when(file.keptAt)}</>} ·{' '}
            <a href={file.url} download>
              {words.download}
            </a>
            <br />
            <span className="small hash">{words.hash(file.sha256)}</span>
          </li>
        ))}
      </ul>
      {files.some(({ kind }) => kind === 'html') && (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{words.show}</summary>
          {open && (
            <Load query={found} lines={10}>
              {({ page }) =>
                page ? (
                  <>
                    <p className="small">{words.safe}</p>
                    <iframe className="kept-page" title={words.title} sandbox="" srcDoc={framed(page.html)} />
                  </>
                ) : (
                  <p>{words.gone}</p>
                )
              }
            </Load>
          )}
        </details>
      )}
    </section>
  );
}

/** Sanitised already; the policy and the sandbox would stop what a fault of the sanitiser let through. */
const framed = (html: string): string =>
  `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'">${html}`;
