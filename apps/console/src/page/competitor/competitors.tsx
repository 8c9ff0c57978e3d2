import { type components, unwrap } from '@svc/client';
import { bandRows, percent } from '@svc/figures';
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { client } from '../../api.ts';
import { bandRowsOf, tableOf } from '../../figure/estimate-rows.ts';
import { FigureBox } from '../../figure/figure-box.tsx';
import { Badge } from '../../part/badge.tsx';
import { Form } from '../../part/form.tsx';
import { Empty, Failed, Load } from '../../part/load.tsx';
import { overviewQuery, visibilityQuery } from '../../part/queries.ts';
import { Unmeasured } from '../../part/unmeasured.tsx';
import type { About } from '../../part/why.tsx';
import { useWording } from '../../text/index.ts';
import { Known } from './known.tsx';
import { Lost } from './lost.tsx';
import { Suggestions } from './suggestions.tsx';

type Brand = components['schemas']['BrandMeasures'];

/** Who is ahead. Brands are compared by what all of them can be measured by. */
export function Competitors() {
  const { text } = useWording();
  const { competitors, pages } = text;
  const { projectId } = useParams({ from: '/frame/projects/$projectId/competitors' });
  const { data } = useSuspenseQuery(overviewQuery(projectId));
  const visibility = useQuery(visibilityQuery(projectId));
  const known = data.project.competitors.length;
  return (
    <>
      <h1>{pages.competitors}</h1>
      <p>{competitors.lead}</p>
      <Load query={visibility} lines={10}>
        {({ result, scanId }) =>
          result === null || result.brands.length < 2 ? (
            known === 0 ? (
              <Empty>{competitors.empty}</Empty>
            ) : (
              <Unmeasured projectId={projectId} />
            )
          ) : (
            <Compared brands={result.brands} about={{ projectId, scanId, engines: data.project.engines }} />
          )
        }
      </Load>
      {known > 0 && <Lost projectId={projectId} />}
      <Suggestions projectId={projectId} />
      <AddCompetitor projectId={projectId} />
      {known > 0 && <Known projectId={projectId} />}
    </>
  );
}

function Compared({ brands, about }: { brands: readonly Brand[]; about: Omit<About, 'figure'> }) {
  const { text, language } = useWording();
  const { competitors } = text;
  const sorted = brands.toSorted((one, other) => (other.compared.value ?? -1) - (one.compared.value ?? -1));
  const rows = sorted.map(({ name, role, compared }) => ({
    label: role === 'own' ? `${name} (${competitors.you})` : name,
    figure: compared,
  }));
  return (
    <section className="card">
      <FigureBox
        name={text.pages.competitors}
        draw={(width) => bandRows(bandRowsOf(rows, text), { width, language, title: text.pages.competitors })}
        table={tableOf(rows, text)}
        why={rows.map(({ label, figure }) => ({ ...about, name: label, figure }))}
      />
      <p className="small">
        <Badge provenance={brands[0]?.compared.provenance ?? 'live'} />{' '}
        {competitors.compared[brands[0]?.comparedBy ?? 'presence']} {text.presence.these}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="scroller" tabIndex={0} aria-label={competitors.headToHead}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text.home.brand}</th>
              <th scope="col">{competitors.headToHead}</th>
              <th scope="col">{competitors.share}</th>
            </tr>
          </thead>
          <tbody>
            {sorted.map(({ brandId, name, role, headToHead, shareOfVoice }) => (
              <tr key={brandId}>
                <th scope="row">{name}</th>
                <td>
                  {role === 'own'
                    ? competitors.you
                    : headToHead
                      ? competitors.verdict[headToHead.verdict]
                      : '–'}
                </td>
                <td className="nowrap">
                  {shareOfVoice.value === null
                    ? text.label.insufficient
                    : percent(shareOfVoice.value, shareOfVoice.ci, language)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function AddCompetitor({ projectId }: { projectId: string }) {
  const { text } = useWording();
  const { competitors } = text;
  const queries = useQueryClient();
  const add = useMutation({
    mutationFn: (form: FormData) => {
      const domain = String(form.get('domains')).trim();
      const body = { name: String(form.get('name')), ...(domain !== '' && { domains: [domain] }) };
      return unwrap(
        client.POST('/v1/projects/{projectId}/competitors', {
          params: { path: { projectId }, query: { backfill: 'true' } },
          body,
        }),
      );
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['project', projectId] }),
  });
  return (
    <details className="card">
      <summary>{competitors.add}</summary>
      <Form key={add.submittedAt + Number(add.isSuccess)} submit={(form) => add.mutate(form)}>
        <label>
          {competitors.name}
          <input name="name" required maxLength={120} />
        </label>
        <label>
          {competitors.domain}
          <input name="domains" maxLength={253} placeholder="example.com" />
        </label>
        <p className="small">{competitors.read}</p>
        <button type="submit" className="main" disabled={add.isPending}>
          {competitors.save}
        </button>
      </Form>
      {add.error && <Failed error={add.error} />}
    </details>
  );
}
