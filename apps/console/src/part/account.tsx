import type { components } from '@svc/client';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { listWorkspaces } from '../data/operations.gen.ts';
import { useAll } from '../data/use-read.ts';
import { scope, scopeSearch } from '../scope.ts';
import { signOut } from '../session/session.ts';
import { chooseLanguage, useWording } from '../text/index.ts';
import { useFormat } from './format.ts';
import { Failed } from './load.tsx';
import { chooseTheme, chosenTheme, themes } from './theme.ts';

/** The menu of whoever is signed in: workspace, test data, colours, language, the way out. */
export function Account({ me }: { me: components['schemas']['Me'] }) {
  const { text, language } = useWording();
  const { frame } = text;
  const [theme, setTheme] = useState(chosenTheme);
  const [opened, setOpened] = useState(false);
  const format = useFormat();
  const leave = useMutation({ mutationFn: signOut, onSuccess: () => location.assign('/app/sign-in') });
  return (
    <>
      <button type="button" className="who" popoverTarget="account" aria-label={frame.account(me.key.name)}>
        {me.key.name.slice(0, 1).toUpperCase()}
      </button>
      <div id="account" popover="auto" className="menu" onToggle={() => setOpened(true)}>
        <p>
          {me.key.name}
          <br />
          <strong>{me.workspace.name}</strong>
          <br />
          <span className="small">
            {me.plan} · {frame.credits(format.count(me.credits.available))}
          </span>
        </p>
        {opened && <Workspaces current={me.workspace.id} />}
        {!scope.test && <a href={`/app${scopeSearch({ ...scope, test: true })}`}>{frame.toTest}</a>}
        <label>
          {frame.theme}
          <select
            value={theme}
            onChange={({ target }) => {
              const chosen = themes.find((one) => one === target.value) ?? 'system';
              chooseTheme(chosen);
              setTheme(chosen);
            }}
          >
            {themes.map((one) => (
              <option key={one} value={one}>
                {frame.themes[one]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {frame.language}
          <select
            value={language}
            onChange={({ target }) => chooseLanguage(target.value === 'de' ? 'de' : 'en')}
          >
            <option value="en">English</option>
            <option value="de">Deutsch</option>
          </select>
        </label>
        <p>
          <Link to="/settings/$area" params={{ area: 'workspace' }}>
            {frame.settings}
          </Link>
        </p>
        <p>
          <Link to="/status">{frame.operator}</Link>
        </p>
        <p>
          <Link to="/settings/devices">{text.devices.open}</Link>
        </p>
        <button type="button" disabled={leave.isPending} onClick={() => leave.mutate()}>
          {frame.signOut}
        </button>
        {leave.error && <Failed error={leave.error} />}
      </div>
    </>
  );
}

/** Shown only where there are several. */
function Workspaces({ current }: { current: string }) {
  const { text } = useWording();
  const { rows: items } = useAll(listWorkspaces, {}, { limit: 100, when: !scope.test });
  if (items.length < 2) return null;
  return (
    <label>
      {text.frame.workspace}
      <select
        value={current}
        onChange={({ target }) =>
          location.assign(
            // The sample has test data alone.
            `/app${scopeSearch({
              test: items.some(({ id, sample }) => id === target.value && sample === true),
              workspace: target.value,
            })}`,
          )
        }
      >
        {items.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
