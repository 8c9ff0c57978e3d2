import { expect, test } from 'vitest';
import { earlier, sentences, words } from './german/index.ts';
import { fill, parsePattern } from './pattern.ts';
import { pointsRange, pointsWithRange, signedPoints } from './points.ts';
import { tell, tellGerman } from './tell.ts';

const holesOf = (text: string): string[] =>
  parsePattern(text).holes.map(({ kind, name }) => `${kind} ${name}`);
/** Addresses, fields and JSON are the same in every language. */
const plain = (text: string): string => text.replace(/`[^`]*`|“[^”]*”|„[^“]*“|\{[^}]*\}|\S*[/_]\S*/g, ' ');

test('each sentence says the same of the same things in German', () => {
  const english = /\b(the|and|is|are|of|with|to|for|its|that|this|not|from|it)\b/i;
  const others = [...sentences, ...words, ...earlier].filter(
    ([message, german]) =>
      holesOf(german).sort().join() !== holesOf(message).sort().join() ||
      english.test(plain(german)) ||
      // Two holes with nothing between them could end anywhere.
      parsePattern(message).pieces.slice(1, -1).includes('') ||
      (german === message && /[a-z]{2}/.test(plain(message))),
  );
  expect(others).toEqual([]);
});

test('what the code says has no hole: a sentence with values is a message', () => {
  expect(sentences.filter(([english]) => holesOf(english).length > 0)).toEqual([]);
});

test('each sentence is found again, in rows of earlier releases by its words, whatever stands in it', () => {
  const fillings = { text: 'Acme', figures: '12', words: '' };
  for (const [message, german] of [...sentences, ...earlier]) {
    const { holes } = parsePattern(message);
    const filled = new Map(holes.map(({ kind, name }) => [name, fillings[kind]]));
    const [said, told] = [message, german].map((text) => fill(parsePattern(text), filled));
    expect(tellGerman(said ?? '')).toBe(told);
  }
});

/** Figures keep their signs by a space that does not break. */
const said = (text: string) => tellGerman(text)?.replaceAll('\u00a0', ' ');

test('figures, days, names and sentences in sentences are told as German writes them', () => {
  expect(
    said(
      'Present in 33.9% of answers to these prompts (95%: 30.4% to 37.5%), from 1,360 answers to 24 prompts. On questions like these: 95%: 23.7% to 46.5%. The engines are emulated: this says nothing about the brand.',
    ),
  ).toBe(
    'Präsent in 33,9 % der Antworten auf diese Fragen (95 %: 30,4 % bis 37,5 %), aus 1.360 Antworten auf 24 Fragen. Bei Fragen wie diesen: 95 %: 23,7 % bis 46,5 %. Die Engines sind nachgestellt: Das sagt nichts über die Marke.',
  );
  expect(
    said(
      'Presence of Rise & Shine fell on openai from 2026-11-02 on: 31% (95%: 25% to 38%), 12 points below the 4 scans before (95%: 5 to 19)',
    ),
  ).toBe(
    'Präsenz von Rise & Shine gefallen auf openai ab 2. November 2026: 31 % (95 %: 25 % bis 38 %), 12 Punkte unter dem Mittel der 4 Scans davor (95 %: 5 bis 19)',
  );
  expect(
    said(
      'Presence fell in assistants with web search to 22% (95%: 14% to 33%), 15 points below the 5 scans before (95%: 6 to 24)',
    ),
  ).toBe(
    'Die Präsenz fiel bei Assistenten mit Websuche auf 22 % (95 %: 14 % bis 33 %), 15 Punkte unter dem Mittel der 5 Scans davor (95 %: 6 bis 24)',
  );
  expect(
    said(
      'Presence of Rise & Shine in assistants with web search fell on 2 November 2026 to 22% (95%: 14% to 33%), 1 point below the previous scan (95%: 0 to 24 points)',
    ),
  ).toBe(
    'Die Präsenz von Rise & Shine bei Assistenten mit Websuche fiel am 2. November 2026 auf 22 % (95 %: 14 % bis 33 %), 1 Punkt unter dem Scan davor (95 %: 0 bis 24 Punkte)',
  );
  expect(
    said(
      'No change is shown on questions like these; one of 1 point or more would have been seen 4 times in 5.',
    ),
  ).toBe(
    'Keine Änderung gezeigt bei Fragen wie diesen; eine ab 1 Punkt wäre in 4 von 5 Fällen zu sehen gewesen.',
  );
  expect(
    said(
      'Your best page for 3 prompts lacks this: statistics, with units and near their source; prices are shown and the prompt is commercial.',
    ),
  ).toBe(
    'Ihrer besten Seite für 3 Fragen fehlt dies: Zahlen mit Einheiten, nahe ihrer Quelle; Preise sind genannt, und die Frage gilt einem Kauf.',
  );
  expect(
    said(
      'Figures in assistants without search rest on fewer answers: a lost 40% of its answers, up from 2% before. b lost 30% of its answers, up from 1% before.',
    ),
  ).toBe(
    'Die Werte bei Assistenten ohne Suche beruhen auf weniger Antworten: a verlor 40 % der Antworten, zuvor 2 %. b verlor 30 % der Antworten, zuvor 1 %.',
  );
  expect(said('Be named on a.b to c.example')).toBe('Sorgen Sie dafür, dass a.b to c.example Sie nennt');
});

test('a change has its unit once in each language, and the ends of a fall have no sign', () => {
  const fall = pointsWithRange(-0.201, { low: -0.355, high: -0.047 });
  expect(fall).toBe('20.1 points (95%: 4.7 to 35.5 points)');
  const sentence = `On questions like these, presence fell by ${fall}.`;
  expect(tellGerman(sentence)).toBe(
    'Bei Fragen wie diesen ist die Präsenz um 20,1 Punkte (95\u00a0%: 4,7 bis 35,5 Punkte) gefallen.',
  );
  expect(pointsRange({ low: -0.0304, high: 0.052, level: 0.975 })).toBe('97.5%: −3 to 5.2 points');
  expect(pointsRange({ low: -0.0729, high: 0.13, level: 0.9556 }, { digits: 0 })).toBe(
    '95.6%: −7 to 13 points',
  );
  expect([signedPoints(0.012, { digits: 0 }), signedPoints(-0.0001)]).toEqual(['+1 point', '0 points']);
});

test('names that look like sentences of the service are not tried for ever, and those around are told', () => {
  const name = '. lost answers: 1%, '.repeat(80);
  expect(tellGerman(name)).toBe(null);
  expect(tellGerman(`Be named on ${name}`)).toBe(`Sorgen Sie dafür, dass ${name} Sie nennt`);
  expect(tellGerman('Compare yourself with Dr. Oetker on a page of its own')).toBe(
    'Vergleichen Sie sich auf einer eigenen Seite mit Dr. Oetker',
  );
});

test('what others wrote stays as it is, and so does every field that is no sentence of the service', () => {
  const answer = {
    id: 'The page has no title.',
    note: 'We removed noindex.',
    text: 'The page has no title.',
    findings: [{ message: 'The page has no title.', evidence: null, count: 3 }],
    notes: ['One word is not a question. And this is mine.', 'One word is not a question.'],
  };
  expect(tell(answer, 'en')).toBe(answer);
  expect(tell(answer, 'de')).toEqual({
    ...answer,
    findings: [{ message: 'Die Seite hat keinen Titel.', evidence: null, count: 3 }],
    notes: ['One word is not a question. And this is mine.', 'Ein Wort ist keine Frage.'],
  });
});
