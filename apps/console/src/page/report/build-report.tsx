import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { createReport, listReportTemplates } from '../../data/operations.gen.ts';
import { useAct, useAll } from '../../data/use-read.ts';
import { Form, Select } from '../../kit/form.tsx';
import { Modal } from '../../kit/modal.tsx';
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
  const navigate = useNavigate();
  const templates = useAll(listReportTemplates, { language }, { limit: 100 });
  const [chosen, setChosen] = useState('executive');
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
          return (
            <Form
              submit={(fields) => {
                const [title, days] = [fields.orNull('title'), fields.number('days')];
                const act = fields.is('share') ? share : build;
                act.mutate({
                  projectId,
                  ...(template && { template: template.id }),
                  ...(title !== null && { title }),
                  ...(days !== null && { days }),
                  language: fields.oneOf('language', languages) ?? language,
                });
              }}
            >
              <TemplateCards legend={words.template} templates={items} chosen={chosen} choose={setChosen} />
              <div className="fields">
                <label>
                  {words.title}
                  <input name="title" maxLength={120} placeholder={template?.name} />
                </label>
                <Select
                  key={chosen}
                  label={words.period}
                  name="days"
                  value={String(template?.days ?? 30)}
                  options={[...new Set([...periods, template?.days ?? 30])]
                    .sort((one, other) => one - other)
                    .map((days) => ({ value: String(days), label: words.days(days) }))}
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
