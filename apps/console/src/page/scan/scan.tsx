import type { components } from '@svc/client';
import { shareTop } from '@svc/figures';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { cancelScan } from '../../data/operations.gen.ts';
import { useAct } from '../../data/use-read.ts';
import { Card } from '../../kit/card.tsx';
import { Confirm } from '../../kit/confirm.tsx';
import { inFrame, Num, Strip } from '../../kit/figure.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Table } from '../../kit/table.tsx';
import { Tile } from '../../kit/tile.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { Badge } from '../../part/badge.tsx';
import { useFormat } from '../../part/format.ts';
import { Failed, Load } from '../../part/load.tsx';
import { scanQuery, useFollowedScan } from '../../part/use-followed-scan.ts';
import { Why } from '../../part/why.tsx';
import { useAreaText } from '../../text/area.ts';
import { useText, useWording } from '../../text/index.ts';
import { AskAgain } from './ask-again.tsx';
import { canAskAgain } from './failed.ts';
import { figuresOf } from './figures-of.ts';
import { ScanQuality } from './scan-quality.tsx';
import { scanWords } from './words.ts';

type ScanData = components['schemas']['Scan'];

/** One scan: how far it is while it runs, what it found, and what failed. */
export function Scan() {
  const { text } = useWording();
  const { projectId, scanId } = useParams({ from: '/frame/projects/$projectId/scans/$scanId' });
  const scan = useQuery(scanQuery(scanId));
  return (
    <>
      <p>
        <Link to="/projects/$projectId/scans" params={{ projectId }}>
          ← {text.pages.scans}
        </Link>
      </p>
      <Load query={scan} lines={10}>
        {(found) => <Shown scan={found} projectId={projectId} />}
      </Load>
    </>
  );
}

function Shown({ scan, projectId }: { scan: ScanData; projectId: string }) {
  const { text } = useWording();
  const scans = useAreaText(scanWords);
  const labels = useLabels();
  const format = useFormat();
  const { live, error } = useFollowedScan(scan);
  const { status, progress, credits, result, failure } = scan;
  const figures = figuresOf(result);
  const open = status === 'queued' || status === 'running';
  return (
    <>
      <PageHead
        lead={scans.asked(format.when(scan.createdAt), scan.engines.map(labels.engine).join(', '))}
        action={<Actions scan={scan} projectId={projectId} />}
      >
        {open
          ? scans.goesOn(progress.percent)
          : scans.got(format.count(progress.recorded), format.count(progress.planned))}
      </PageHead>
      <section className="card tiles-of scan-tiles" aria-live="polite">
        <Tile
          label={scans.answers}
          value={format.count(progress.recorded)}
          range={scans.ofPlanned(format.count(progress.planned))}
          picture={<progress max={100} value={progress.percent} aria-label={scans.status[status]} />}
          verdict={
            <span className="verdict">
              <b>{scans.status[status]}</b>{' '}
              <span>
                {[
                  progress.failed > 0 && scans.failedOf(format.count(progress.failed)),
                  live && progress.etaSeconds !== null && scans.eta(progress.etaSeconds),
                  live && scans.live,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
          }
        />
        {figures.map(({ surface, engines, presence }) => (
          <Tile
            key={surface}
            label={
              surface === 'all' ? text.home.presence : scans.presenceIn(labels.surface(surface, engines))
            }
            value={
              <Why figure={presence} {...{ projectId, engines }} scanId={scan.id}>
                {format.value(presence) ?? text.status[presence.status]}
              </Why>
            }
            range={presence.ci ? format.range(presence.ci) : undefined}
            picture={<Strip shown={inFrame(presence, 'tracked')} width={180} />}
            verdict={<Badge provenance={presence.provenance} origin={scan.origin} />}
          />
        ))}
        <Tile
          label={scans.creditsSpent}
          value={format.count(credits.held > 0 ? credits.held : credits.spent)}
          verdict={<span className="verdict">{credits.held > 0 ? scans.heldNow : scans.spentNow}</span>}
        />
      </section>
      {error && <p className="small">{scans.broken}</p>}
      {failure && <p className="notice bad">{failure.message}</p>}
      <div className="grid">
        {scan.runs.length > 0 && <Runs scan={scan} projectId={projectId} />}
        {result && <ScanQuality scanId={scan.id} />}
      </div>
    </>
  );
}

function Runs({ scan, projectId }: { scan: ScanData; projectId: string }) {
  const { text } = useWording();
  const { figure } = text;
  const scans = useAreaText(scanWords);
  const labels = useLabels();
  const format = useFormat();
  const presenceOf = (engine: string) => scan.result?.engines.find((one) => one.engine === engine)?.presence;
  const top = shareTop(scan.runs.map(({ engine }) => presenceOf(engine)?.ci ?? null));
  return (
    <Card className="flush c8" title={scans.engines} about={scans.enginesAbout}>
      <Table
        name={scans.engines}
        rows={scan.runs}
        keyOf={({ id }) => id}
        columns={[
          {
            label: scans.engine,
            value: ({ engine }) => labels.engine(engine),
            show: ({ engine }) => <b>{labels.engine(engine)}</b>,
          },
          {
            label: scans.axis(format.share(top)),
            show: ({ engine }) => {
              const presence = presenceOf(engine);
              return presence && <Strip shown={inFrame(presence, 'tracked')} width={150} top={top} />;
            },
          },
          {
            label: text.home.presence,
            value: ({ engine }) => presenceOf(engine)?.value ?? null,
            end: false,
            nowrap: true,
            show: ({ engine }) => {
              const presence = presenceOf(engine);
              if (!presence) return '–';
              return (
                <Why
                  name={labels.engine(engine)}
                  figure={presence}
                  projectId={projectId}
                  scanId={scan.id}
                  engines={[engine]}
                >
                  <Num shown={inFrame(presence, 'tracked')} frame="tracked" />
                </Why>
              );
            },
          },
          {
            label: figure.answers,
            value: ({ recorded }) => recorded,
            show: ({ recorded, planned, failed }) => (
              <>
                {scans.recorded(format.count(recorded), format.count(planned))}
                {failed > 0 && <small className="micro">{scans.failedOf(format.count(failed))}</small>}
              </>
            ),
          },
          {
            label: figure.status,
            value: ({ status }) => scans.status[status],
            show: ({ status }) => <span className="tag">{scans.status[status]}</span>,
          },
        ]}
      />
    </Card>
  );
}

function Actions({ scan, projectId }: { scan: ScanData; projectId: string }) {
  const { answers } = useText();
  const scans = useAreaText(scanWords);
  const scanId = scan.id;
  const cancel = useAct(cancelScan, { of: { scanId } });
  const open = scan.status === 'queued' || scan.status === 'running';
  return (
    <>
      {open && (
        <Confirm
          label={scans.cancel}
          says={scans.cancelSays}
          busy={cancel.isPending}
          act={() => cancel.mutate()}
        />
      )}
      {canAskAgain(scan) && <AskAgain scan={scan} />}
      {scan.progress.recorded > 0 && (
        <Link
          className="button"
          to="/projects/$projectId/answers"
          params={{ projectId }}
          search={{ scanId: scan.id }}
        >
          {answers.ofThisScan}
        </Link>
      )}
      {cancel.error && <Failed error={cancel.error} />}
    </>
  );
}
