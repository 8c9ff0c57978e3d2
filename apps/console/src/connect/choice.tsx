import { useState } from 'react';
import { question, useAsked } from '../data/question.ts';
import { Choices } from '../kit/form.tsx';
import { useFormat } from '../part/format.ts';
import { useAreaText } from '../text/area.ts';
import { type Asked, type Bundle, readProjects, type Where } from './ask.ts';
import { connectText } from './text.ts';

const terms = [30, 90, 365] as const;
const order: readonly Bundle[] = ['look', 'measure', 'improve', 'set_up', 'tell', 'usage'];
/** Bundles of which some parts spend credits. */
const spending: ReadonlySet<string> = new Set<Bundle>(['measure', 'improve', 'set_up']);

interface ChoiceProps {
  of: Asked;
  busy: boolean;
  say: (answer: object) => void;
}

/** Where a program is let in, what it may do there, and how much it may spend. */
export function Choice({ of, busy, say }: ChoiceProps) {
  const text = useAreaText(connectText);
  const format = useFormat();
  const { workspaces, bundles, asked, session } = of;
  const [chosen, setChosen] = useState(workspaces[0]?.id);
  const where = workspaces.find(({ id }) => id === chosen);
  const [test, setTest] = useState(where?.credits === 0 && where.hasTest);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    new Set(order.filter((bundle) => bundles[bundle].some((scope) => asked.includes(scope)))),
  );
  if (!where) return <p className="notice bad">{text.nowhere}</p>;

  const scopesOf = (bundle: Bundle): string[] =>
    bundles[bundle].filter(
      (scope) => where.scopes.includes(scope) && (where.api === 'full' || scope.endsWith(':read')),
    );
  const given = order.filter((bundle) => ticked.has(bundle) && scopesOf(bundle).length > 0);
  const spends = !test && given.some((bundle) => spending.has(bundle));
  const allow = (form: FormData): void =>
    say({
      answer: 'allow',
      sessionId: session.id,
      workspaceId: where.id,
      mode: test ? 'test' : 'live',
      scopes: given.flatMap(scopesOf),
      projectIds: form.getAll('projectIds').length > 0 ? form.getAll('projectIds') : null,
      monthlyCreditCap: spends ? Number(form.get('cap')) : test ? null : 0,
      days: Number(form.get('days')),
    });
  return (
    <form className="card" action={allow}>
      <label>
        {text.workspace}
        <select value={where.id} onChange={({ target }) => setChosen(target.value)}>
          {workspaces.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {where.hasTest && (
        <label>
          {text.data}
          <select value={test ? 'test' : 'live'} onChange={({ target }) => setTest(target.value === 'test')}>
            <option value="live">{text.live}</option>
            <option value="test">{text.test}</option>
          </select>
        </label>
      )}
      <Projects key={`${where.id} ${test}`} where={where} test={test} />
      <fieldset>
        <legend>{text.may}</legend>
        {order.map((bundle) => (
          <May
            key={bundle}
            label={text.bundles[bundle]}
            lacks={lackOf(where, bundles[bundle])}
            ticked={ticked.has(bundle)}
            tick={(on) => setTicked(new Set(order.filter((one) => (one === bundle ? on : ticked.has(one)))))}
          />
        ))}
      </fieldset>
      {spends && (
        <>
          <label>
            {text.cap}
            <input
              key={where.id}
              name="cap"
              type="number"
              min="0"
              required
              className="short"
              defaultValue={where.usualCap}
            />
          </label>
          <p className="small">{text.balance(format.count(where.credits))}</p>
        </>
      )}
      <label>
        {text.ends}
        <select name="days" defaultValue={90} className="short">
          {terms.map((days) => (
            <option key={days} value={days}>
              {text.days[days]}
            </option>
          ))}
        </select>
      </label>
      <p className="small">{text.never}</p>
      {where.api === 'none' && <p className="notice bad">{text.noPlan}</p>}
      {where.api !== 'none' && given.length === 0 && <p className="notice">{text.nothing}</p>}
      <div className="actions">
        <button type="submit" disabled={busy || given.length === 0 || where.api === 'none'}>
          {text.allow}
        </button>
        <button type="button" disabled={busy} onClick={() => say({ answer: 'deny' })}>
          {text.deny}
        </button>
      </div>
    </form>
  );
}

/** Why a bundle cannot be given there; null: it can, at least in part. */
function lackOf(where: Where, scopes: readonly string[]): 'lacks' | 'readOnly' | null {
  const held = scopes.filter((scope) => where.scopes.includes(scope));
  if (held.length === 0) return 'lacks';
  return where.api !== 'full' && !held.some((scope) => scope.endsWith(':read')) ? 'readOnly' : null;
}

interface MayProps {
  label: string;
  lacks: 'lacks' | 'readOnly' | null;
  ticked: boolean;
  tick: (on: boolean) => void;
}

function May({ label, lacks, ticked, tick }: MayProps) {
  const text = useAreaText(connectText);
  return (
    <label className="choice">
      <input
        type="checkbox"
        checked={ticked && lacks === null}
        disabled={lacks !== null}
        onChange={({ target }) => tick(target.checked)}
      />
      <span>
        {lacks === null ? label : <s>{label}</s>}
        {lacks !== null && <span className="small"> {text[lacks]}</span>}
      </span>
    </label>
  );
}

const projectsAsked = question('projects of a workspace', readProjects);

function Projects({ where, test }: { where: Where; test: boolean }) {
  const text = useAreaText(connectText);
  const projects = useAsked(projectsAsked, [where.id, test]);
  const options = (projects.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  if (options.length < 2) return null;
  return <Choices legend={text.projects} name="projectIds" options={options} />;
}
