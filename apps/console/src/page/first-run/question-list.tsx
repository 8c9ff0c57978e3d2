import { useState } from 'react';
import { SourceNote, sharedSource } from '../../part/prompt-source.tsx';
import { useAreaText } from '../../text/area.ts';
import { ownQuestion, type Question } from './measure.ts';
import { firstRunWords } from './words.ts';

interface Props {
  questions: readonly Question[];
  change: (questions: readonly Question[]) => void;
}

/** The questions as they would be asked: each can be put in other words, dropped, and more can be added. */
export function QuestionList({ questions, change }: Props) {
  const first = useAreaText(firstRunWords);
  const [own, setOwn] = useState('');
  const reword = (at: number, text: string) =>
    change(
      questions.map((one, index) =>
        index === at ? { ...one, text, source: 'own' as const, why: null } : one,
      ),
    );
  const add = () => {
    const known = new Set(questions.map(({ text }) => text.toLowerCase()));
    const lines = own
      .split('\n')
      .map((line) => line.trim().slice(0, 500))
      .filter((line) => line !== '' && !known.has(line.toLowerCase()));
    change([...questions, ...[...new Set(lines)].map((text) => ownQuestion(text))]);
    setOwn('');
  };
  const shared = sharedSource(questions);
  return (
    <>
      {shared && (
        <p className="small">
          {first.most} <SourceNote {...shared} />
        </p>
      )}
      <ol className="questions">
        {questions.map(({ key, text, source, why }, at) => (
          <li key={key}>
            <textarea
              value={text}
              rows={Math.ceil(text.length / 60)}
              maxLength={2_000}
              aria-label={first.question(at + 1)}
              onChange={({ target }) => reword(at, target.value.replace(/\n/g, ' '))}
            />
            <button
              type="button"
              className="quiet"
              aria-label={first.dropOf(text)}
              onClick={() => change(questions.filter((_, index) => index !== at))}
            >
              {first.drop}
            </button>
            {(source !== shared?.source || why !== shared.why) && <SourceNote source={source} why={why} />}
          </li>
        ))}
      </ol>
      <label>
        {first.more}
        <textarea rows={2} maxLength={20_000} value={own} onChange={({ target }) => setOwn(target.value)} />
      </label>
      <p className="actions">
        <button type="button" disabled={own.trim() === ''} onClick={add}>
          {first.add}
        </button>
      </p>
    </>
  );
}
