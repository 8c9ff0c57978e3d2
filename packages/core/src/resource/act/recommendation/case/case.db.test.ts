import { appendFileSync } from 'node:fs';
import { Case, Generate } from '@svc/contract/act/recommendation';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../../../environment/test-workspace.ts';
import { findMoves, storeMoves } from '../generate.ts';
import { type BusinessStory, keepCopy, tellStory } from './factory.ts';
import { fallOf } from './lost.ts';
import { copies, dentist, museum, shoes, software } from './stories.fixture.ts';

const { context } = await testWorkspace({ plan: 'enterprise' });

const stories = { software, dentist, shoes, museum };

async function casesOf(name: keyof typeof stories) {
  const project = await tellStory(context, stories[name]);
  for (const { url, html } of copies[name] ?? []) await keepCopy(context, project, url, html);
  const { drafts } = await findMoves(context, { projectId: project.id, ...Generate.parse({}) });
  const cases = drafts.flatMap(({ finding, found }) => (finding.case ? [{ found, told: finding.case }] : []));
  if (process.env.SVC_SHOW_CASES) for (const { found, told } of cases) show(`${name}: ${found.move}`, told);
  return cases;
}

function show(head: string, told: Case): void {
  const lines = (['en', 'de'] as const).map(
    (language) =>
      `## ${told.text[language].title}\n${told.text[language].sentences.map(({ text }) => text).join('\n')}`,
  );
  appendFileSync(process.env.SVC_SHOW_CASES ?? '/dev/null', `# ${head}\n${lines.join('\n')}\n\n`);
}

const said = ({ text }: Case, language: 'en' | 'de'): string =>
  text[language].sentences.map(({ text }) => text).join(' ');

test('lost questions of one cause are one case, with answers, who is named, pages and what is lacking', async () => {
  const cases = await casesOf('software');
  for (const { told } of cases) expect(() => Case.parse(told)).not.toThrow();
  const price = cases.find(({ found }) => found.subject === 'https://spesely.example/pricing');
  expect(price?.found.move).toBe('missing_facts');
  expect(price?.told.lost.questions).toBeGreaterThan(1);
  expect(price?.told.lacks.map(({ kind }) => kind)).toContain('fact');
  expect(price?.told.text.en.title).toBe('Add the price of each plan to spesely.example/pricing');
  expect(price?.told.todo.en).toContain('Team plan: 9 EUR / month');
  expect(price?.told.quotes).toHaveLength(2);
  expect(new Set(price?.told.quotes.map(({ engine }) => engine)).size).toBe(2);
  const source = cases.find(({ found }) => found.subject === 'g2.com');
  expect(source && said(source.told, 'en')).toContain('It names Pleo, Spendesk and Expensify, but not you');
  expect(source && said(source.told, 'de')).toContain('Letzte Änderung: 3. Oktober 2026.');
});

test('questions of one topic are one case, and a page that lists a topic among others is not its page', async () => {
  const pages = {
    ...software.pages,
    'https://spesely.example/pricing':
      '<title>Pricing</title><h1>Pricing</h1><p>Expense management software with company cards, receipts, approvals and accounting export. What it costs depends on your company: talk to us.</p><p>We find the right plan for your finance team.</p>',
  };
  const asked = (topic: string, texts: [intent: string, text: string][]) =>
    texts.map(([intent, text]) => ({
      ...{ text, topic, intent, cites: [] },
      answers: ['Pleo offers this because it has 40 integrations.', 'Spendesk includes it in each plan.'],
    }));
  const project = await tellStory(context, {
    ...software,
    pages,
    prompts: [
      ...software.prompts.filter(({ intent }) => intent === 'price'),
      ...asked('accounting export', [
        ['best_of', 'Which expense management software has an accounting export?'],
        ['comparison', 'How do expense tools with accounting export compare?'],
      ]),
    ],
  });
  const { drafts } = await findMoves(context, { projectId: project.id, ...Generate.parse({}) });
  const cases = drafts.filter(({ found }) => found.move !== 'source_gap');
  const price = cases.find(({ found }) => found.move === 'missing_facts')?.finding.case;
  expect(price?.about.en).toBe('pricing of expense software');
  // “The right plan for your finance team” gives no price of the Team plan.
  expect(price?.lacks.map(({ what }) => what.en)).toContain('the fact “Team plan: 9 EUR / month”');
  const own = cases.filter(({ finding }) => finding.case?.about.en === 'accounting export');
  expect(own.map(({ found }) => found.move)).toEqual(['no_page']);
  expect(own[0]?.finding.case?.lost.questions).toBe(2);
  expect(own[0]?.finding.case?.todo.en).toContain('Set yourself beside');
});

const draftsOf = async (story: BusinessStory, kept: { url: string; html: string }[] = []) => {
  const project = await tellStory(context, story);
  for (const { url, html } of kept) await keepCopy(context, project, url, html);
  return (await findMoves(context, { projectId: project.id, ...Generate.parse({}) })).drafts;
};

test('what own pages have is not asked for: neither a heading nor a page that compares', async () => {
  const pages = {
    'https://spesely.example/product': `<title>Spesely for companies with receipts</title><h1>Receipts and cards</h1>
      <p>Updated <time datetime="${context.now().toISOString().slice(0, 10)}">today</time></p>
      <h2>Which expense management software reads receipts best?</h2>
      <p>Spesely is expense management software that reads receipts. Of 300 receipts it misread 2, 8 of 11 tools misread more than 20 (<a href="https://www.receipt-tests.org/2026">Receipt Tests, 2026</a>).</p>
      <p>A report takes 12 minutes on average, measured over 41,000 reports in 2025, against 55 minutes in a spreadsheet (<a href="https://www.cipd.org/reports-2025">CIPD survey, 2025</a>). 312 customers rate it 4.6 of 5 on average (<a href="https://www.trustpilot.com/review/spesely.example">Trustpilot</a>). A swap takes 40 seconds, 90% of bills are read at once.</p>
      <blockquote><p>“We cut it from three hours to twenty minutes a week,” says Ilse Brandt, owner of Café Nord in Hamburg.</p></blockquote>
      <blockquote><p>“No receipt was lost since March,” says Tom Okafor, manager at Bräuhaus Seven.</p></blockquote>
      <table><tr><th>Price</th><td>€9 a month</td></tr><tr><th>Employees</th><td>5 to 200</td></tr><tr><th>Receipts</th><td>500 a month</td></tr><tr><th>Platforms</th><td>Web, iOS 17, Android 13</td></tr><tr><th>Export</th><td>DATEV, Sage, Xero</td></tr><tr><th>Hosting</th><td>Frankfurt, ISO 27001</td></tr><tr><th>Support</th><td>Monday to Saturday, 8 to 20</td></tr></table>`,
    'https://spesely.example/compare':
      '<title>Spesely vs Pleo: cards, receipts, prices</title><h1>Spesely vs Pleo</h1><table><tr><th></th><th>Spesely</th><th>Pleo</th></tr><tr><td>Cards</td><td>yes</td><td>yes</td></tr></table>',
  };
  const asked = (topic: string, intent: string, text: string) => ({
    ...{ text, topic, intent, cites: [] },
    answers: ['Pleo offers this because it has 40 integrations.'],
  });
  const drafts = await draftsOf({
    ...software,
    pages,
    prompts: [
      asked('reading', 'best_of', 'Which expense management software reads receipts best?'),
      asked('reading', 'best_of', 'Which tool has travel approvals by phone?'),
      asked('choice', 'comparison', 'Which is better for a start-up, this tool or another?'),
      asked('choice', 'alternatives', 'Which are alternatives for teams abroad?'),
    ],
  });
  const onSite = drafts.filter(({ found }) => found.move !== 'source_gap');
  expect(onSite.map(({ found }) => found.move)).not.toContain('lost_to_rival');
  const headed = onSite.find(({ found }) => found.subject === 'https://spesely.example/product');
  expect(headed?.finding.case?.todo.en).toMatch(
    /^Use “Which tool has travel approvals by phone\?” as headings? on /,
  );
  expect(headed?.finding.promptIds).toHaveLength(1);
  // The page that compares is the one to work on.
  const compared = onSite.filter(({ finding }) => finding.case?.about.en.includes('choice'));
  expect(compared.flatMap(({ found }) => found.pages)).toContain('https://spesely.example/compare');
  // Nothing is advised of which no draw gains anything.
  for (const { prediction } of drafts)
    if (prediction) expect(prediction.overall.probabilityPositive).toBeGreaterThan(0);
});

test('a rival is said to lead only where the lead is settled', async () => {
  const engines = ['openai', 'perplexity', 'gemini', 'anthropic', 'mistral', 'xai'];
  const answers = (text: string) => ['Ask around.', 'It depends.', text, 'Many do.', 'Few do.', 'Try it.'];
  const asked = (text: string, said: string) => ({
    ...{ text, topic: 'choice', intent: 'comparison', cites: [], answers: answers(said) },
  });
  const drafts = await draftsOf({
    ...software,
    engines,
    prompts: [asked('Which expense tool is better for a start-up?', 'Pleo or Spesely.')],
  });
  expect(drafts.map(({ found }) => found.move)).toContain('no_page');
  expect(drafts.map(({ found }) => found.move)).not.toContain('lost_to_rival');
  for (const { finding } of drafts) expect(JSON.stringify(finding.case?.text)).not.toContain('leads');
});

test('pages that lack the same are one case, whose reason counts all questions', async () => {
  const drafts = await draftsOf({
    ...software,
    pages: {
      ...software.pages,
      'https://spesely.example/receipts':
        '<title>Reading receipts</title><h1>Reading receipts</h1><p>Our software stops double receipts and reads hotel bills by itself.</p>',
    },
    facts: [],
  });
  const { finding } = drafts.find(({ found }) => found.move === 'missing_facts') ?? {};
  expect(finding?.pages).toHaveLength(2);
  expect(finding?.promptIds).toHaveLength(5);
  expect(finding?.why).toMatch(/ and one more page of yours fit 5 questions that others win\.$/);
});

test('a site is asked for a page that was read, and its answers count once for all its pages', async () => {
  const page = 'https://www.g2.com/categories/expense-management';
  const drafts = await draftsOf(
    {
      ...software,
      prompts: software.prompts.map((prompt) => ({ ...prompt, cites: ['https://www.g2.com/', page] })),
    },
    copies.software,
  );
  const source = drafts.find(({ found }) => found.subject === 'g2.com');
  const of = source?.finding.case?.lost.of;
  expect(source?.finding.why).toContain(`${of} answers cite g2.com: `);
  expect(source && said(source.finding.case as Case, 'en')).toContain(
    `cite g2.com/categories/expense-management (`,
  );
  expect(source?.finding.case?.text.en.sentences.map(({ text }) => text).join()).not.toContain(
    'We could not read it',
  );
});

test('a wrong claim is shown in the words of answers, with the page that has it right and the sites they cite', async () => {
  const wrong = 'Spesely is simple. The Team plan of Spesely costs 15 EUR a month.';
  const site = 'https://www.g2.com/categories/expense-management';
  const drafts = await draftsOf({
    ...software,
    pages: {
      'https://spesely.example/pricing':
        '<title>Pricing</title><h1>Pricing</h1><p>Team plan: €9 per month.</p>',
    },
    prompts: ['Which tool has a Team plan?', 'Which has a plan for teams?'].map((text) => ({
      ...{ text, topic: 'team plans', intent: 'best_of', answers: [wrong], cites: [site] },
    })),
  });
  const claim = drafts.find(({ found }) => found.move === 'wrong_claims');
  const told = claim?.finding.case;
  expect(told?.text.en.title).toBe('Correct the price that answers give (“Team plan”)');
  expect(told?.quotes[0]).toMatchObject({
    ...{ text: 'The Team plan of Spesely costs 15 EUR a month.', brand: 'Spesely' },
    question: expect.stringMatching(/^Which /),
  });
  expect(told && said(told, 'en')).toContain('“The Team plan of Spesely costs 15 EUR a month.”');
  expect(told?.todo.en).toContain(
    'Your page spesely.example/pricing has it right (Team plan: 9 EUR / month)',
  );
  expect(told?.todo.en).toContain('These answers cite g2.com');
  expect(claim?.finding).toMatchObject({ pages: ['https://spesely.example/pricing'], proofCredits: 0 });
  expect(claim?.finding.promptIds).toHaveLength(2);
});

test('what a forum asks in its titles is no question that a page has to answer', async () => {
  const html =
    '<html lang="en"><title>Wide</title><h1>Which trail shoes survived your rocky summer in the Alps?</h1><p>Altra and Hoka, say runners here who have wide feet and long days.</p></html>';
  const drafts = await draftsOf(shoes, [
    { url: 'https://www.reddit.com/r/trailrunning/comments/wide', html },
    ...(copies.shoes ?? []),
  ]);
  const lacks = drafts.flatMap(({ finding }) => finding.case?.lacks ?? []);
  const asked = lacks.flatMap(({ kind, what }) => (kind === 'question' ? [what.en] : []));
  expect(asked).toContain('an answer to “How do I know whether I have wide feet?”');
  expect(asked.join()).not.toContain('rocky summer');
});

test('a loss that came with the newest scan is told as new, on the same questions and engines alone', () => {
  const day = (at: string, newest: boolean, own: number, engine = 'openai') => ({
    ...{ promptId: 'prm_1', engine, newest, own, of: 40, at },
  });
  const before = day('2026-11-21T00:00:00Z', false, 32);
  const told = {
    ...{ until: '2026-11-21T00:00:00Z', since: '2026-11-28T00:00:00Z' },
    ...{ before: { own: 32, of: 40 }, now: { own: 4, of: 40 } },
  };
  const now = day('2026-11-28T00:00:00Z', true, 4);
  expect(fallOf([before, now])).toEqual(told);
  // An engine that the newest scan did not ask says nothing of a fall.
  expect(fallOf([before, now, day('2026-11-27T00:00:00Z', false, 0, 'gemini')])).toEqual(told);
  expect(fallOf([before, day('2026-11-28T00:00:00Z', true, 4, 'gemini')])).toBeNull();
  expect(fallOf([before, day('2026-11-28T00:00:00Z', true, 24)])).toBeNull();
  expect(fallOf([before])).toBeNull();
});

test('nothing is advised on a competitor’s own site', async () => {
  const project = await tellStory(context, {
    ...software,
    prompts: software.prompts.map((prompt) => ({
      ...prompt,
      cites: [
        'https://pleo.example/pricing',
        'https://spendesk.example/compare',
        'https://expensify.com/blog/best-tools',
      ],
    })),
  });
  const { drafts } = await findMoves(context, { projectId: project.id, ...Generate.parse({}) });
  expect(drafts.length).toBeGreaterThan(2);
  expect(drafts.filter(({ found }) => found.move === 'source_gap')).toEqual([]);
});

test('what answers say rightly already is not asked for, and a page that names the brand needs no asking', async () => {
  const knowing = 'Spesely has a Team plan for 9 EUR a month. The Team plan of Spesely costs 9 EUR / month.';
  const project = await tellStory(context, {
    ...software,
    prompts: [
      ...software.prompts,
      ...['Which tool has a Team plan?', 'Which has a plan for teams?', 'Team plans of expense tools?'].map(
        (text) => ({
          text,
          topic: 'team plans',
          intent: 'best_of',
          answers: [knowing],
          cites: [],
        }),
      ),
    ],
  });
  await keepCopy(
    context,
    project,
    'https://www.capterra.com/expense-report-software/',
    '<html lang="en"><title>Tools</title><p>Pleo, Spendesk and Spesely are the tools that this list of expense software names first.</p></html>',
  );
  const { drafts } = await findMoves(context, { projectId: project.id, ...Generate.parse({}) });
  const lacks = drafts.flatMap(({ finding }) => finding.case?.lacks ?? []);
  expect(lacks.filter(({ what }) => /Team plan|price of each plan/.test(what.en))).toEqual([]);
  expect(drafts.map(({ found }) => found.subject)).toContain('g2.com');
  expect(drafts.map(({ found }) => found.subject)).not.toContain('capterra.com');
});

test('a practice is not told to compare itself with others by name, nor a museum to list its prices in a shop', async () => {
  for (const name of ['dentist', 'museum'] as const) {
    const cases = await casesOf(name);
    expect(cases.length).toBeGreaterThan(1);
    expect(cases.map(({ found }) => found.move)).not.toContain('lost_to_rival');
  }
});

test('both languages say the same figures, each sentence rests on a field of the case, and no id is in it', async () => {
  const cases = [...(await casesOf('shoes'))];
  expect(cases.length).toBeGreaterThan(1);
  for (const { told } of cases) {
    const { en, de } = told.text;
    expect(de.sentences.map(({ part }) => part)).toEqual(en.sentences.map(({ part }) => part));
    for (const { text, evidence } of [...en.sentences, ...de.sentences]) {
      expect(evidence.length).toBeGreaterThan(0);
      for (const path of evidence) expect(['why', 'prediction', ...pathsOf(told)]).toContain(path);
      expect(text).not.toMatch(/undefined|null|NaN|\b(?:prj|brd|scn|prm)_|_[a-z]|\{|\}|log-odds/);
    }
  }
  const titles = cases.map(({ told }) => told.text.en.title);
  expect(new Set(titles).size).toBe(titles.length);
});

test('cited pages are read when asked, robots.txt allowing, and their copies are kept', async () => {
  const project = await tellStory(context, software);
  const fetched: string[] = [];
  const get: typeof context.fetch.get = async (address) => {
    const robots = address.endsWith('/robots.txt');
    if (!robots) fetched.push(address);
    const shut = address.includes('capterra.com');
    const body = robots
      ? `User-agent: svc-reader\n${shut ? 'Disallow: /' : 'Allow: /'}`
      : '<html lang="en"><title>Tools</title><p>Updated 3 October 2026. Pleo and Spendesk lead this list of expense management software.</p></html>';
    return {
      ...{ url: address, status: 200, headers: { 'content-type': robots ? 'text/plain' : 'text/html' } },
      ...{ body: Buffer.from(body), text: () => body, redirects: [], ttfbMs: 1 },
    };
  };
  const asking = { ...context, fetch: { ...context.fetch, get } };
  const input = { projectId: project.id, ...Generate.parse({ readPages: 10 }) };
  const found = await findMoves(asking, input);
  expect(fetched.some((address) => address.includes('g2.com'))).toBe(true);
  const source = found.drafts.find(({ found }) => found.subject === 'g2.com')?.finding.case;
  expect(source?.pages[0]).toMatchObject({
    namesYou: false,
    names: ['Pleo', 'Spendesk'],
    changed: '2026-10-03',
  });
  const pages = found.drafts.flatMap(({ finding }) => finding.case?.pages ?? []);
  const shut = pages.filter(({ url }) => url.includes('capterra.com'));
  expect(shut.length).toBeGreaterThan(0);
  expect(shut.map(({ url, namesYou, readAt }) => ({ url, namesYou, readAt }))).toEqual(
    shut.map(({ url }) => ({ url, namesYou: null, readAt: null })),
  );
  await storeMoves(context, { projectId: project.id }, found);
  // A second look takes the copies.
  const before = fetched.filter((address) => address.includes('g2.com')).length;
  await findMoves(asking, input);
  expect(fetched.filter((address) => address.includes('g2.com'))).toHaveLength(before);
});

const pathsOf = (told: Case): string[] => [
  ...Object.keys(told),
  ...told.quotes.map((_, at) => `quotes.${at}`),
  ...told.pages.map((_, at) => `pages.${at}`),
  ...told.lacks.map((_, at) => `lacks.${at}`),
];
