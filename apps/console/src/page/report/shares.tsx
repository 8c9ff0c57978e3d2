import { unwrap } from '@svc/client';
import { useState } from 'react';
import { client } from '../../api.ts';
import { Form } from '../../part/form.tsx';
import { useFormat } from '../../part/format.ts';
import { Failed } from '../../part/load.tsx';
import { Remove } from '../../part/remove.tsx';
import { useAct } from '../../part/use-act.ts';
import { useAreaText } from '../../text/area.ts';
import type { Report } from './report.tsx';
import { reportWords } from './words.ts';

/** Links for people without an account. */
export function Shares({ report }: { report: Report }) {
  const words = useAreaText(reportWords);
  const { projectId, id: reportId, shares } = report;
  const share = useAct(projectId, (form: FormData) => {
    const text = (name: string) => String(form.get(name) ?? '').trim();
    return unwrap(
      client.POST('/v1/projects/{projectId}/reports/{reportId}/shares', {
        params: { path: { projectId, reportId } },
        body: {
          ...(text('name') !== '' && { name: text('name') }),
          ...(text('password') !== '' && { password: text('password') }),
          expiresInDays: Number(text('days')),
          redactAnswers: form.get('redact') !== null,
        },
      }),
    );
  });
  return (
    <details className="card">
      <summary>{words.share}</summary>
      <p className="small">{words.shareSays}</p>
      <Form key={share.data?.id} submit={(form) => share.mutate(form)}>
        <div className="filters">
          <label>
            {words.shareName}
            <input name="name" maxLength={120} />
          </label>
          <label>
            {words.expires}
            <input name="days" type="number" required min={1} max={365} defaultValue={30} />
          </label>
          <label>
            {words.password}
            <input
              name="password"
              type="password"
              minLength={8}
              maxLength={200}
              autoComplete="new-password"
            />
          </label>
        </div>
        <label className="choice">
          <input type="checkbox" name="redact" defaultChecked /> <span>{words.redact}</span>
        </label>
        <p>
          <button type="submit" className="main" disabled={share.isPending}>
            {words.makeShare}
          </button>
        </p>
      </Form>
      {share.data && <Once url={share.data.url} />}
      {share.error && <Failed error={share.error} />}
      <h2>{words.shares}</h2>
      {shares.length === 0 && <p>{words.noShares}</p>}
      <ul className="plain">
        {shares.map((one) => (
          <One key={one.id} share={one} report={report} />
        ))}
      </ul>
    </details>
  );
}

function Once({ url }: { url: string }) {
  const words = useAreaText(reportWords);
  const [copied, setCopied] = useState(false);
  return (
    <p className="notice" role="status">
      {words.once} <code>{url}</code>{' '}
      <button
        type="button"
        className="quiet"
        onClick={() => void navigator.clipboard.writeText(url).then(() => setCopied(true))}
      >
        {copied ? words.copied : words.copy}
      </button>
    </p>
  );
}

function One({ share, report }: { share: Report['shares'][number]; report: Report }) {
  const words = useAreaText(reportWords);
  const format = useFormat();
  const { id: shareId, name, redacted, hasPassword, views, lastViewedAt, expiresAt, revokedAt } = share;
  const revoke = useAct(report.projectId, () =>
    unwrap(
      client.DELETE('/v1/projects/{projectId}/reports/{reportId}/shares/{shareId}', {
        params: { path: { projectId: report.projectId, reportId: report.id, shareId } },
      }),
    ),
  );
  const ended = Date.parse(expiresAt) < Date.now();
  return (
    <li className="line">
      <span>
        {name ?? words.unnamed}{' '}
        <span className="small">
          {[
            hasPassword && words.withPassword,
            redacted && words.redacted,
            words.readTimes(views),
            lastViewedAt && words.last(format.day(lastViewedAt)),
            revokedAt
              ? words.revoked(format.day(revokedAt))
              : ended
                ? words.ended(format.day(expiresAt))
                : words.until(format.day(expiresAt)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {revokedAt === null && !ended && (
        <span>
          <Remove label={words.revoke} act={revoke} />
        </span>
      )}
    </li>
  );
}
