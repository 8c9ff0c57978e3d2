import { useState } from 'react';
import { revokeReportShare, shareReport } from '../../data/operations.gen.ts';
import { useAct } from '../../data/use-read.ts';
import { Confirm } from '../../kit/confirm.tsx';
import { Form, Select } from '../../kit/form.tsx';
import { useFormat } from '../../part/format.ts';
import { Failed } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import type { Report } from './report.tsx';
import { reportWords } from './words.ts';

const lasting = [7, 30, 90, 365] as const;

/** Links for people without an account. */
export function Shares({ report }: { report: Report }) {
  const words = useAreaText(reportWords);
  const { projectId, id: reportId, shares } = report;
  const share = useAct(shareReport);
  return (
    <>
      <p className="small">{words.shareSays}</p>
      <Form
        key={share.data?.id}
        className=""
        busy={share.isPending}
        label={words.makeShare}
        submit={({ orNull, number, is }) => {
          const [name, password] = [orNull('name'), orNull('password')];
          share.mutate({
            projectId,
            reportId,
            ...(name !== null && { name }),
            ...(password !== null && { password }),
            expiresInDays: number('days') ?? 30,
            redactAnswers: is('redact'),
          });
        }}
      >
        <label>
          {words.shareName}
          <input name="name" maxLength={120} />
        </label>
        <Select
          label={words.expires}
          name="days"
          value="30"
          options={lasting.map((days) => ({ value: String(days), label: words.days(days) }))}
        />
        <label>
          {words.password}
          <input name="password" type="password" minLength={8} maxLength={200} autoComplete="new-password" />
        </label>
        <label className="choice">
          <input type="checkbox" name="redact" defaultChecked /> <span>{words.redact}</span>
        </label>
      </Form>
      {share.data && <Once url={share.data.url} />}
      {share.error && <Failed error={share.error} />}
      <h3>{words.shares}</h3>
      {shares.length === 0 && <p className="small">{words.noShares}</p>}
      <ul className="lines">
        {shares.map((one) => (
          <Share key={one.id} share={one} report={report} />
        ))}
      </ul>
    </>
  );
}

/** A link that is shown this once. */
export function Once({ url }: { url: string }) {
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

function Share({ share, report }: { share: Report['shares'][number]; report: Report }) {
  const words = useAreaText(reportWords);
  const format = useFormat();
  const { id: shareId, name, redacted, hasPassword, views, lastViewedAt, expiresAt, revokedAt } = share;
  const revoke = useAct(revokeReportShare);
  const ended = Date.parse(expiresAt) < Date.now();
  return (
    <li>
      {name ?? words.unnamed}
      <small>
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
      </small>
      {revokedAt === null && !ended && (
        <Confirm
          quiet
          label={words.revoke}
          says={words.revokeSays}
          busy={revoke.isPending}
          act={() => revoke.mutate({ projectId: report.projectId, reportId: report.id, shareId })}
        />
      )}
      {revoke.error && <Failed error={revoke.error} />}
    </li>
  );
}
