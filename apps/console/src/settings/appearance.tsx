import { useState } from 'react';
import { chooseSingleKeys, singleKeys } from '../keyboard/use-keys.ts';
import { Card } from '../kit/card.tsx';
import { Segmented } from '../kit/segmented.tsx';
import { chooseTheme, chosenTheme, themes } from '../part/theme.ts';
import { useAreaText } from '../text/area.ts';
import { chooseLanguage, useWording } from '../text/index.ts';
import { Head } from './parts.tsx';
import { appearanceText } from './text/appearance.ts';

/** Colours, language and keys, kept on this device. */
export default function Appearance() {
  const text = useAreaText(appearanceText);
  const { text: shared, language } = useWording();
  const { frame } = shared;
  const [theme, setTheme] = useState(chosenTheme);
  const [keys, setKeys] = useState(singleKeys);
  return (
    <>
      <Head area="appearance" lead={text.lead} />
      <Card title={frame.theme} about={text.themeSays}>
        <Segmented
          label={frame.theme}
          value={theme}
          options={themes.map((value) => ({ value, label: frame.themes[value] }))}
          choose={(chosen) => {
            chooseTheme(chosen);
            setTheme(chosen);
          }}
        />
      </Card>
      <Card title={frame.language} about={text.languageSays}>
        <Segmented
          label={frame.language}
          value={language}
          options={[
            { value: 'en', label: 'English' },
            { value: 'de', label: 'Deutsch' },
          ]}
          choose={chooseLanguage}
        />
      </Card>
      <Card title={text.keys} about={text.keysSays}>
        <label className="choice">
          <input
            type="checkbox"
            checked={keys}
            onChange={({ target }) => {
              chooseSingleKeys(target.checked);
              setKeys(target.checked);
            }}
          />
          <span>{text.single}</span>
        </label>
      </Card>
    </>
  );
}
