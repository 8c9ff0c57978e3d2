import { unwrap } from '@svc/client';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { client } from '../../api.ts';
import { Form } from '../../part/form.tsx';
import { useFormat } from '../../part/format.ts';
import { Listed, useList } from '../../part/list.tsx';
import { Failed, Load } from '../../part/load.tsx';
import { SaidInEnglish } from '../../part/said.tsx';
import { useAct } from '../../part/use-act.ts';
import { useAreaText } from '../../text/area.ts';
import { useWording } from '../../text/index.ts';
import { templatesQuery } from './queries.ts';
import { reportWords } from './words.ts';

/** Every report with its verdict, and a way to build another. */
export function Reports({ projectId }: { projectId: string }) {
  const words = useAreaText(reportWords);
  const format = useFormat();
  const found = useList(
    ['project', projectId, 'reports'],
    (page) =>
      unwrap(
        client.GET('/v1/projects/{projectId}/reports', { params: { path: { projectId }, query: page } }),
      ),
    ({ status }) => status === 'queued' || status === 'running',
  );
  return (
    <>
      <p>{words.lead}</p>
      <NewReport projectId={projectId} />
      <Listed found={found} empty={words.empty}>
        {(items) => (
          <ul className="plain">
            {items.map(({ id, title, status, sentence, createdAt, error }) => (
              <li key={id} className="card">
                <h2>
                  <Link to="/projects/$projectId/reports/$reportId" params={{ projectId, reportId: id }}>
                    {title}
                  </Link>
                </h2>
                {sentence !== null && <p>{sentence}</p>}
                {error && (
                  <p>
                    <SaidInEnglish>{error.message}</SaidInEnglish>
                  </p>
                )}
                <p className="small">
                  {words.status[status]} · {format.when(createdAt)}
                </p>
              </li>
            ))}
          </ul>
        )}
      </Listed>
    </>
  );
}

function NewReport({ projectId }: { projectId: string }) {
  const { language } = useWording();
  const words = useAreaText(reportWords);
  const navigate = useNavigate();
  const templates = useQuery(templatesQuery(language));
  const build = useAct(projectId, async (form: FormData) => {
    const text = (name: string) => String(form.get(name)).trim();
    const template = templates.data?.items.find(({ id }) => id === text('template'))?.id;
    const { id } = await unwrap(
      client.POST('/v1/projects/{projectId}/reports', {
        params: { path: { projectId } },
        body: {
          ...(template && { template }),
          ...(text('title') !== '' && { title: text('title') }),
          ...(text('days') !== '' && { days: Number(text('days')) }),
          language: text('language') === 'de' ? 'de' : 'en',
        },
      }),
    );
    await navigate({ to: '/projects/$projectId/reports/$reportId', params: { projectId, reportId: id } });
  });
  return (
    <details className="card">
      <summary>{words.new}</summary>
      <Load query={templates} lines={4}>
        {({ items }) => (
          <Form submit={(form) => build.mutate(form)}>
            <fieldset>
              <legend>{words.template}</legend>
              <div className="choices one">
                {items.map(({ id, name, description }, index) => (
                  <label key={id} className="choice">
                    <input type="radio" name="template" value={id} defaultChecked={index === 0} />
                    <span>
                      {name} <span className="small">{description}</span>
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
            <div className="filters">
              <label>
                {words.title}
                <input name="title" maxLength={120} />
              </label>
              <label>
                {words.days}
                <input name="days" type="number" min={1} max={1_100} />
              </label>
              <label>
                {words.language}
                <select name="language" defaultValue={language}>
                  <option value="en">English</option>
                  <option value="de">Deutsch</option>
                </select>
              </label>
            </div>
            <button type="submit" className="main" disabled={build.isPending}>
              {words.build}
            </button>
          </Form>
        )}
      </Load>
      {build.error && <Failed error={build.error} />}
    </details>
  );
}
