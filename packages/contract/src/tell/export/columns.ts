/** share: from 0 to 1, four decimals at most. number: as it was counted. time: RFC 3339 in UTC. json: a list or an object. */
export type ColumnType = 'text' | 'integer' | 'number' | 'share' | 'boolean' | 'time' | 'json';

export interface ExportColumn {
  type: ColumnType;
  says: string;
}
type Columns<Name extends string> = Readonly<Record<Name, ExportColumn>>;

const columns = <Name extends string>(
  type: ColumnType,
  names: Readonly<Record<Name, string>>,
): Columns<Name> => {
  const entries = Object.entries<string>(names).map(([name, says]) => [name, { type, says }]);
  // The one cast: the names are those of the argument.
  return Object.fromEntries(entries) as Columns<Name>;
};

const origin = columns('text', { origin: '`measured`, or `imported`: somebody else asked for it' });
const provenance = columns('text', {
  provenance: 'the badge: `live`, `cached` (imported) or `predicted` (sandbox)',
});
const placed = columns('text', {
  scanId: 'the scan',
  engine: 'the engine',
});
const prompt = columns('text', {
  promptId: 'the prompt’s id; empty: it stands in no prompt set',
  prompt: 'the prompt’s text',
});

const estimate = <Measure extends string>(measure: Measure, what: string) =>
  ({
    ...columns('share', {
      [measure]: what,
      [`${measure}Low`]: 'its 95 % interval: for exactly these prompts',
      [`${measure}High`]: 'its upper end',
      [`${measure}MarketLow`]: 'its 95 % interval: for questions like these',
      [`${measure}MarketHigh`]: 'its upper end',
    }),
    ...columns('integer', {
      [`${measure}N`]: 'prompts measured',
      [`${measure}Trials`]: 'answers counted',
      [`${measure}Successes`]: 'those with the brand',
    }),
    ...columns('number', { [`${measure}K`]: 'samples a prompt' }),
    ...columns('text', {
      [`${measure}Status`]: '`measured`, or why there is no figure',
      [`${measure}Label`]: '`ok`, `indicative`, `upper_bound`, `few_topics` or `insufficient`',
    }),
    // The one cast: names that are put together are any text to the compiler.
  }) as Columns<`${Measure}${'' | 'Low' | 'High' | 'MarketLow' | 'MarketHigh' | 'N' | 'Trials' | 'Successes' | 'K' | 'Status' | 'Label'}`>;

const answers = {
  ...columns('text', { id: 'the answer', scanId: 'the scan', engineRunId: 'the engine’s part of the scan' }),
  ...columns('text', { engine: 'the engine' }),
  ...prompt,
  ...columns('integer', { sample: 'place among the samples of its prompt, from 0' }),
  ...columns('text', {
    outcome: '`answered`, `empty`, `refused`, `blocked`, `truncated` or `not_shown`',
  }),
  ...columns('boolean', {
    present: 'your brand is mentioned or cited; empty: there was no prose to read',
    mentioned: 'your brand is in the text',
    cited: 'your site is cited',
    searched: 'the engine searched the web; empty: it does not say',
  }),
  ...columns('text', {
    modelServed: 'the model that the engine reports',
    finishReason: 'why the engine ended, in its words',
  }),
  ...origin,
  ...provenance,
  ...columns('text', { text: 'the answer’s text' }),
  ...columns('json', {
    citations: 'list of `{url, title, start, end}`: what it cites',
    sources: 'list of `{url, title}`: what the engine retrieved, cited or not',
    searchQueries: 'list of the engine’s searches',
  }),
  ...columns('integer', {
    latencyMs: 'milliseconds to the answer',
    identityVersion: 'version of the brand’s names and sites that it was read with',
  }),
  ...columns('number', { costUsd: 'what the engine charges; empty: unknown' }),
  ...columns('text', { detectorVersion: 'what read it' }),
  ...columns('time', { createdAt: 'when it was recorded' }),
};

const runs = {
  ...columns('text', {
    id: 'the engine’s part of a scan',
    ...{
      scanId: 'the scan',
      engine: 'the engine',
      surface: '`api`, `api+search`, `serp`, `ui` or `sandbox`',
    },
    modelRequested: 'the model that was asked for',
    modelServed: 'the model that the engine reports',
    status: 'its state',
  }),
  ...columns('integer', {
    plannedSamples: 'samples to ask for',
    recordedSamples: 'samples with an answer',
    failedSamples: 'samples given up',
    skippedSamples: 'samples not asked for, since the engine repeated one answer',
    requests: 'HTTP requests, retries included',
  }),
  ...columns('number', { costUsd: 'what the engine charged, as far as known' }),
  ...columns('integer', { creditsSpent: 'credits charged' }),
  ...columns('json', { failures: 'object: samples given up by reason' }),
  ...origin,
  ...columns('time', { startedAt: 'when it started', finishedAt: 'when it ended' }),
};

const citations = {
  ...placed,
  ...prompt,
  ...columns('text', {
    level: '`page`, or `domain`: all pages of the domain together, each answer once',
    url: 'the page; empty at the level `domain`',
    domain: 'its domain',
    sourceType: 'kind of site, such as `news` or `own`',
    brandId: 'the tracked brand whose site it is',
  }),
  ...columns('boolean', { branded: 'the prompt names your brand' }),
  ...columns('text', { topic: 'the prompt’s topic' }),
  ...columns('integer', {
    answers: 'answers of the engine to the prompt that searched, copies once',
    cited: 'those that cite it',
    retrieved: 'those whose engine was given it',
    withOwnBrand: 'those that cite it and have your brand',
    withCompetitor: 'those that cite it and have a competitor',
  }),
  ...origin,
  ...provenance,
  ...columns('time', { scannedAt: 'when the scan was asked for' }),
};

const scores = {
  ...columns('text', {
    id: 'the score',
    scope:
      '`cell`: one prompt on one engine; `engine`: all prompts on one engine; `overall`: all prompts and engines of a surface. The same answers are in each: choose one',
    scanId: 'the scan',
    engine: 'the engine; empty at the scope `overall`',
    promptId:
      'the prompt’s id; empty at the scopes `engine` and `overall`, and where it stands in no prompt set',
    promptText: 'the prompt’s text; empty at the scopes `engine` and `overall`',
    status: '`measured`, or why there is no figure',
  }),
  ...origin,
  ...columns('text', { provenance: 'the badge: `live`, `cached` or `predicted`' }),
  ...estimate('presence', 'rate of answers that mention or cite your brand'),
  ...estimate('mention', 'rate of answers that mention it'),
  ...estimate('citation', 'rate of answers that cite it, of those that searched'),
  ...columns('integer', { identityVersion: 'version of the brand’s names and sites' }),
  ...columns('time', { asOf: 'how old the figures are' }),
};

const cells = {
  ...placed,
  ...columns('text', {
    surface: '`api`, `api+search`, `serp`, `ui` or `sandbox`',
    modelServed: 'the model that the engine reports',
    country: 'where it was asked',
    language: 'in which language',
  }),
  ...prompt,
  ...columns('text', {
    topic: 'the prompt’s topic',
    intent: 'what who asks it wants',
    brandId: 'the brand that the row is about',
    brandRole: '`own` or `competitor`',
  }),
  ...columns('boolean', {
    branded: 'the prompt names your brand',
    withheld: 'the answers make no figure, as those of a sandbox with too few pages',
  }),
  ...origin,
  ...provenance,
  ...columns('integer', {
    asked: 'samples asked for',
    answered: 'those with an answer that can be read',
    lost: 'those that came back without',
    failed: 'those that were given up',
    answers: 'answers that count: read, copies once',
    present: 'of them: mention or cite the brand',
    mentioned: 'of them: mention it',
    retrieved: 'of them: the engine was given a page of it',
    grounded: 'answers that searched, so that they could cite; copies once',
    cited: 'of those: cite it',
    rankSum: 'sum of its places in the answers that mention it; by `mentioned`: its mean place',
    first: 'answers that name it first',
    top3: 'answers that name it among the first three',
  }),
  ...columns('number', {
    shareSum: 'sum of the shares of the answers’ words that are about it; by `mentioned`: the mean share',
  }),
  ...columns('integer', {
    positive: 'mentions by tone',
    negative: 'mentions by tone',
    mixed: 'mentions by tone',
    neutral: 'mentions by tone',
    recommended: 'answers that recommend it',
    identityVersion: 'version of the brand’s names and sites',
  }),
  ...columns('time', { scannedAt: 'when the scan was asked for' }),
};

const audit = {
  ...columns('text', { id: 'the entry' }),
  ...columns('integer', { position: 'its place in the log; empty: not sequenced yet' }),
  ...columns('time', { at: 'when it happened' }),
  ...columns('json', { actor: 'object: who did it' }),
  ...columns('text', {
    action: 'what was done, such as `project.created`',
    resourceId: 'to what',
    requestId: 'the request',
  }),
  ...columns('json', { detail: 'object: what belongs to the action' }),
  ...columns('text', { canonical: 'the entry as it is hashed' }),
};

/** What the rows of each dataset hold beside `mode`, in the order of a file's columns. */
export const exportColumns = { answers, runs, citations, scores, cells, audit } as const;
