import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { cancelAnswerImport, deleteAnswerImport, startAnswerImport } from '../../data/operations.gen.ts';
import { useAct } from '../../data/use-read.ts';
import { useProject } from '../../frame/use-project.ts';
import { Card } from '../../kit/card.tsx';
import { Confirm } from '../../kit/confirm.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { useFormat } from '../../part/format.ts';
import { Failed, Skeleton } from '../../part/load.tsx';
import { SaidInEnglish } from '../../part/said.tsx';
import { useAreaText } from '../../text/area.ts';
import { PromptTabs } from '../prompt/prompt-tabs.tsx';
import { DropFile } from './drop-file.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { ImportProblems, ImportReport, ImportTiles } from './import-report.tsx';
import { ImportSettingsForm } from './import-settings.tsx';
import { type Import, type ImportSettings, isMoving, useImport } from './use-import.ts';
import { importWords } from './words.ts';

/** Where an import is past its rehearsal. */
const last = new Set<Import['status']>(['storing', 'completed', 'deleting']);

/** Answers that somebody else asked for: a file is dropped, rehearsed, mapped, imported, and can be taken back. */
export function ImportPage() {
  const { projectId } = useParams({ from: '/frame/projects/$projectId/answers/import' });
  const { import: importId } = useSearch({ from: '/frame/projects/$projectId/answers/import' });
  const { file, sent, found, send, go, stopSending } = useImport(projectId, importId);
  const [settings, setSettings] = useState<ImportSettings>({});
  const cancel = useAct(cancelAnswerImport);
  const take = (file: File, settings: ImportSettings) => {
    setSettings(settings);
    send.mutate({ file, settings });
  };
  const one = importId === undefined ? undefined : found.data;
  const onItsWay = sent !== null || isMoving(one);
  const stop = () => {
    stopSending();
    if (importId !== undefined) cancel.mutate({ projectId, importId });
  };
  const error = (send.error?.name === 'AbortError' ? null : send.error) ?? cancel.error ?? found.error;
  const step = one && last.has(one.status) ? 2 : one || onItsWay ? 1 : 0;
  const shown = !onItsWay && one?.report && one.status !== 'cancelled' ? one.report : null;
  return (
    <div className="import">
      <PromptTabs projectId={projectId} />
      <Headline projectId={projectId} one={onItsWay ? undefined : one} gone={() => go(undefined)} />
      <Steps at={step} />
      {error && <Failed error={error} />}
      {onItsWay ? (
        <Progress one={one} file={file} sent={sent} stop={stop} stopping={cancel.isPending} />
      ) : importId !== undefined && found.isLoading ? (
        <Skeleton lines={8} />
      ) : (
        <>
          {one?.failure && (
            <div className="notice bad" role="alert">
              <p>
                <SaidInEnglish>{one.failure.message}</SaidInEnglish>
              </p>
            </div>
          )}
          {one && shown && (
            <>
              <ImportTiles report={shown} done={one.status === 'completed'} />
              {one.status === 'checked' && (
                <ImportSettingsForm
                  key={one.id}
                  report={shown}
                  before={settings}
                  file={file}
                  check={(settings) => file && take(file, settings)}
                />
              )}
              <ImportProblems report={shown} />
              <div className="grid">
                <ImportReport report={shown} />
              </div>
            </>
          )}
          {(!shown || (one?.status === 'checked' && file === null)) && (
            <div className="grid">
              <DropFile take={(file) => take(file, {})} />
              {!shown && <Needs />}
            </div>
          )}
          <EarlierImports projectId={projectId} />
        </>
      )}
    </div>
  );
}

/** Where it stands: a file, what is in it, the import. */
function Steps({ at }: { at: number }) {
  const words = useAreaText(importWords);
  return (
    <ol className="stepper">
      {words.steps.map((name, index) => (
        <li key={name} aria-current={index === at ? 'step' : undefined}>
          {name}
        </li>
      ))}
    </ol>
  );
}

/** What a file has to say, and what makes its figures better. */
function Needs() {
  const words = useAreaText(importWords);
  return (
    <Card title={words.needs} about={words.needsSays} className="c4">
      <ul className="lines">
        {words.needed.map(({ what, why }) => (
          <li key={what}>
            <b>{what}</b>
            <small>{why}</small>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Whether figures leave imported answers out, since there are measured ones. */
const useIsApart = (projectId: string): boolean =>
  useProject(projectId).data?.origins.includes('measured') ?? false;

interface HeadlineProps {
  projectId: string;
  one: Import | undefined;
  gone: () => void;
}

function Headline({ projectId, one, gone }: HeadlineProps) {
  const words = useAreaText(importWords);
  const isApart = useIsApart(projectId);
  const format = useFormat();
  const { report, status } = one ?? {};
  if (!one || !report || status === 'cancelled')
    return <PageHead lead={words.lead}>{status === 'cancelled' ? words.cancelled : words.title}</PageHead>;
  const { answers, refused } = report;
  const done = status === 'completed';
  const doneSays = isApart ? words.doneApart : words.doneSays;
  const count = done ? words.done : words.can;
  return (
    <PageHead
      lead={
        <>
          {one.name} · {refused > 0 && <>{words.refused(format.count(refused))} · </>}
          {done ? doneSays : answers > 0 ? words.canSays : words.nothingSays}
        </>
      }
      action={<Actions projectId={projectId} one={one} gone={gone} />}
    >
      {answers > 0 ? count(format.count(answers)) : words.nothing}
    </PageHead>
  );
}

interface ProgressProps {
  one: Import | undefined;
  file: File | null;
  sent: number | null;
  stop: () => void;
  stopping: boolean;
}

function Progress({ one, file, sent, stop, stopping }: ProgressProps) {
  const words = useAreaText(importWords);
  const format = useFormat();
  const mega = (bytes: number) => format.count(Math.ceil(bytes / 1_000_000));
  const percent = sent !== null && file ? (sent / file.size) * 100 : (one?.progress.percent ?? 0);
  const label = sent !== null && file ? words.sending(file.name) : one ? words.statuses[one.status] : '';
  return (
    <Card title={label}>
      <div role="status">
        <progress max={100} value={percent} aria-label={label} />
        <p>
          {sent !== null && file
            ? words.sent(mega(sent), mega(file.size))
            : one && words.rows(format.count(one.progress.rows), format.count(one.progress.stored))}
        </p>
      </div>
      {one?.status !== 'deleting' && (
        <p className="actions">
          <button type="button" disabled={stopping} onClick={stop}>
            {words.cancel}
          </button>
          <span className="small">{words.cancelSays}</span>
        </p>
      )}
    </Card>
  );
}

/** What can be done with an import as it stands. */
function Actions({ projectId, one, gone }: { projectId: string; one: Import; gone: () => void }) {
  const words = useAreaText(importWords);
  const format = useFormat();
  const importId = one.id;
  const isApart = useIsApart(projectId);
  const start = useAct(startAnswerImport);
  const remove = useAct(deleteAnswerImport, { done: gone });
  const { report, scanIds, status } = one;
  const days = report?.from &&
    report.to && {
      ...{ from: report.from.slice(0, 10), to: report.to.slice(0, 10), period: undefined },
      ...(isApart && { origin: 'imported' as const }),
    };
  const error = start.error ?? remove.error;
  return (
    <>
      {status === 'checked' && report && report.answers > 0 && (
        <button
          type="button"
          className="main"
          disabled={start.isPending}
          onClick={() => start.mutate({ projectId, importId })}
        >
          {words.import(format.count(report.answers))}
        </button>
      )}
      {status === 'completed' && (
        <>
          <Link
            className="button main"
            to="/projects/$projectId"
            params={{ projectId }}
            search={(before) => ({ ...before, import: undefined, ...days })}
          >
            {words.overview}
          </Link>
          <Link
            className="button"
            to="/projects/$projectId/answers"
            params={{ projectId }}
            search={scanIds.length === 1 ? { scanId: scanIds[0] } : (before) => ({ ...before, ...days })}
          >
            {words.read}
          </Link>
          <Confirm
            label={words.takeBack}
            says={words.takeBackSays}
            busy={remove.isPending}
            act={() => remove.mutate({ projectId, importId })}
          />
        </>
      )}
      <button type="button" onClick={gone}>
        {words.another}
      </button>
      {error && <Failed error={error} />}
    </>
  );
}
