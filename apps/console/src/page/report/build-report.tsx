import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { createReport, listReportTemplates } from '../../data/operations.gen.ts';
import { useAct, useAll } from '../../data/use-read.ts';
import { useFilters } from '../../filter/use-filters.ts';
import { Form, Select } from '../../kit/form.tsx';
import { Modal } from '../../kit/modal.tsx';
import { useFormat } from '../../part/format.ts';
import { Failed, Load } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { useWording } from '../../text/index.ts';
import { Once } from './shares.tsx';
import { TemplateCards } from './template-cards.tsx';
import { languages, periods } from './terms.ts';
import { useBuiltAndShared } from './use-built-and-shared.ts';
import { reportWords } from './words.ts';

/** Which kind of report, over which time, in which language. Building costs nothing. */
export default function BuildReport({ projectId, close }: { projectId: string; close: () => void }) {
  const { language } = useWording();
  const words = useAreaText(reportWords);
  const format = useFormat();
  const navigate = useNavigate();
  const templates = useAll(listReportTemplates, { language }, { limit: 100 });
  const { span, ends } = useFilters(projectId);
  const [picked, pick] = useState<string | null>(null);
  const chosen = picked ?? 'executive';
  const open = (reportId: string) =>
    void navigate({ to: '/projects/$projectId/reports/$reportId', params: { projectId, reportId } });
  const build = useAct(createReport, { done: ({ id }) => open(id) });
  const share = useBuiltAndShared(projectId);
  const busy = build.isPending || share.isPending;
  if (share.data)
    return (
      <Modal label={words.shared} close={close}>
        <p>{words.shareSays}</p>
        <Once url={share.data.url} />
        <p className="actions form-foot">
          <button type="button" className="main" onClick={() => share.data && open(share.data.reportId)}>
            {words.openReport}
          </button>
          <button type="button" onClick={close}>
            {words.close}
          </button>
        </p>
      </Modal>
    );
  return (
    <Modal label={words.new} close={close}>
      <Load query={templates} lines={8}>
        {() => {
          const items = templates.rows;
          const template = items.find(({ id }) => id === chosen);
          // As the page before, until a template is picked, which has a usual length of its own.
          const usual = template?.days ?? 28;
          const period = picked !== null ? usual : 'days' in span ? span.days : 'page';
          return (
            <Form
              submit={(fields) => {
                const title = fields.orNull('title');
                const asked =
                  fields.text('period') === 'page' ? span : { days: Number(fields.text('period')) };
                const act = fields.is('share') ? share : build;
                act.mutate({
                  projectId,
                  ...(template && { template: template.id }),
                  ...(title !== null && { title }),
                  ...asked,
                  language: fields.oneOf('language', languages) ?? language,
                });
              }}
            >
              <TemplateCards legend={words.template} templates={items} chosen={chosen} choose={pick} />
              <div className="fields">
                <label>
                  {words.title}
                  <input name="title" maxLength={120} placeholder={template?.name} />
                </label>
                <Select
                  key={chosen}
                  label={words.period}
                  name="period"
                  value={String(period)}
                  options={[
                    ...('days' in span ? [] : [{ value: 'page', label: format.span(ends.from, ends.to) }]),
                    ...[...new Set([...periods, usual, ...('days' in span ? [span.days] : [])])]
                      .sort((one, other) => one - other)
                      .map((days) => ({ value: String(days), label: words.days(days) })),
                  ]}
                />
                <Select
                  label={words.language}
                  name="language"
                  value={language}
                  options={languages.map((value) => ({ value, label: words.languages[value] }))}
                />
              </div>
              {(build.error ?? share.error) && <Failed error={build.error ?? share.error} />}
              <p className="actions form-foot">
                <button type="submit" className="main" disabled={busy}>
                  {words.build}
                </button>
                <button type="submit" name="share" value="1" disabled={busy}>
                  {share.isPending ? words.buildingShort : words.buildAndShare}
                </button>
                <button type="button" onClick={close}>
                  {words.cancel}
                </button>
                <span className="micro">
                  {words.free} {words.shareTerms}
                </span>
              </p>
            </Form>
          );
        }}
      </Load>
    </Modal>
  );
}
