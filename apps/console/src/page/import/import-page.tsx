import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { cancelAnswerImport, deleteAnswerImport, startAnswerImport } from '../../data/operations.gen.ts';
import { useAct } from '../../data/use-read.ts';
import { Card } from '../../kit/card.tsx';
import { Confirm } from '../../kit/confirm.tsx';
import { useFormat } from '../../part/format.ts';
import { Failed, Skeleton } from '../../part/load.tsx';
import { SaidInEnglish } from '../../part/said.tsx';
import { useAreaText } from '../../text/area.ts';
import { PromptTabs } from '../prompt/prompt-tabs.tsx';
import { DropFile } from './drop-file.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { ImportReport } from './import-report.tsx';
import { ImportSettingsForm } from './import-settings.tsx';
import { type Import, type ImportSettings, isMoving, useImport } from './use-import.ts';
import { importWords } from './words.ts';

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
  return (
    <div className="import">
      <PromptTabs projectId={projectId} />
      <Headline one={onItsWay ? undefined : one} />
      {error && <Failed error={error} />}
      {onItsWay ? (
        <Progress one={one} file={file} sent={sent} stop={stop} stopping={cancel.isPending} />
      ) : importId !== undefined && found.isLoading ? (
        <Skeleton lines={8} />
      ) : (
        <>
          {one && <Actions projectId={projectId} one={one} gone={() => go(undefined)} />}
          {one?.report && one.status !== 'cancelled' && (
            <>
              <div className="grid">
                <ImportReport report={one.report} />
              </div>
              {one.status === 'checked' && (
                <ImportSettingsForm
                  key={one.id}
                  report={one.report}
                  before={settings}
                  check={file && ((settings) => take(file, settings))}
                />
              )}
            </>
          )}
          <DropFile take={(file) => take(file, {})} />
          <EarlierImports projectId={projectId} />
        </>
      )}
    </div>
  );
}

function Headline({ one }: { one: Import | undefined }) {
  const words = useAreaText(importWords);
  const format = useFormat();
  const { report, status } = one ?? {};
  if (!report || status === 'cancelled')
    return (
      <>
        <h1 className="display">{status === 'cancelled' ? words.cancelled : words.title}</h1>
        <p className="lead">{words.lead}</p>
      </>
    );
  const { answers, refused, duplicates } = report;
  const count = status === 'completed' ? words.done : words.can;
  const others = [
    refused > 0 && words.refused(format.count(refused)),
    duplicates > 0 && words.duplicates(format.count(duplicates)),
  ].filter((part) => part !== false);
  return (
    <>
      <h1 className="display">{answers > 0 ? count(format.count(answers)) : words.nothing}</h1>
      {others.length > 0 && <p className="lead">{others.join(' · ')}</p>}
    </>
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
  const start = useAct(startAnswerImport);
  const remove = useAct(deleteAnswerImport, { done: gone });
  const { report, scanIds, status, failure } = one;
  const days = report?.from &&
    report.to && { from: report.from.slice(0, 10), to: report.to.slice(0, 10), period: undefined };
  return (
    <>
      {failure && (
        <div className="notice bad" role="alert">
          <p>
            <SaidInEnglish>{failure.message}</SaidInEnglish>
          </p>
        </div>
      )}
      <p className="actions">
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
      </p>
      {(start.error ?? remove.error) && <Failed error={start.error ?? remove.error} />}
    </>
  );
}
