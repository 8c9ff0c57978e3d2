import type { Project } from '@svc/contract/account/project';
import type { Advice, ScanAdvice } from '@svc/contract/measure/scan';
import {
  createRandom,
  describePlan,
  detectableChange,
  expectPrecision,
  measureReliability,
} from '@svc/scoring';
import { partOf, say } from '../../../i18n/index.ts';
import type { Context } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { countCells, presenceClusters } from '../score/index.ts';
import { wayToPrompts } from './more-prompts.ts';
import { assumedOf, guessFrom, type Panel, panelOf } from './panel.ts';
import { toSamplePlan } from './plan.ts';
import { lastScan, readChange } from './queries-last.ts';

type LastScan = NonNullable<Awaited<ReturnType<typeof lastScan>>>;

interface Situation {
  project: Project;
  scan: LastScan;
  panel: Panel;
  prompts: number;
  samplesK: number;
  noiseFloor: number | null;
  ageDays: number;
}

/** Advice on what to measure next and why, from the newest scan. */
export async function getScanAdvice(context: Context, input: { projectId: string }): Promise<ScanAdvice> {
  const project = await getProject(context, input);
  const scan = await lastScan(context, project.id);
  const common = { projectId: project.id, provenance: scan?.result?.provenance ?? ('cached' as const) };
  if (!scan) {
    return { ...common, basedOn: null, current: null, sameCredits: [], items: [first(project)] };
  }
  const panel = await panelOf(context, project.id, project.engines);
  const clusters = [...presenceClusters(await countCells(context, scan.id)).values()];
  const { samplesK, engines } = scan.config;
  const guess = guessFrom(panel, {});
  const current = describePlan(clusters.length, samplesK, guess, engines.length);
  const situation: Situation = {
    project,
    scan,
    panel,
    prompts: clusters.length,
    samplesK,
    noiseFloor: measureReliability(clusters, createRandom(1)).noiseFloor,
    ageDays: (context.now().getTime() - Date.parse(scan.finishedAt ?? scan.createdAt)) / 86_400_000,
  };
  return {
    ...common,
    basedOn: {
      scanId: scan.id,
      finishedAt: scan.finishedAt,
      prompts: clusters.length,
      samplesK,
      engines,
      rate: Math.round(panel.rate * 10_000) / 10_000,
      icc: Math.round(panel.icc * 10_000) / 10_000,
      assumed: assumedOf(panel, {}),
      noiseFloor: situation.noiseFloor,
    },
    current: clusters.length === 0 ? null : toSamplePlan(current, guess),
    sameCredits: [1, 2, 3, 5, 10]
      .filter((k) => k !== samplesK && clusters.length * samplesK >= k)
      .map((k) =>
        toSamplePlan(
          describePlan(Math.floor((clusters.length * samplesK) / k), k, guess, engines.length),
          guess,
        ),
      ),
    items: await adviceFor(context, situation),
  };
}

const first = (project: Project): Advice => ({
  code: 'measure_first',
  importance: 'high',
  message:
    'Nothing has been measured yet. 30 prompts, each asked three times, show your presence and how much answers vary.',
  ...thrice(project),
});

/** Advice as people do it, and as the call that does it. */
type Step = Pick<Advice, 'action' | 'call'>;

const thrice = ({ id }: Project): Step => ({
  action: 'Run a scan that asks each prompt three times.',
  call: `POST /v1/scans {"projectId": "${id}", "config": {"samplesK": 3}}`,
});

const order = { high: 0, medium: 1, low: 2 } as const;

async function adviceFor(context: Context, one: Situation): Promise<Advice[]> {
  const { project, scan, panel, prompts, samplesK } = one;
  const items: Advice[] = [];
  const add = (code: string, importance: Advice['importance'], message: string, { action, call }: Step) =>
    items.push({ code, importance, message, action, call });
  const scanAgain = `POST /v1/scans {"projectId": "${project.id}"}`;
  const guess = guessFrom(panel, {});
  const engines = scan.config.engines.length;
  const now = describePlan(Math.max(1, prompts), samplesK, guess);
  const creditsOf = (prompts: number): number => prompts * samplesK * engines;
  if (prompts === 0)
    add(
      'no_figures',
      'high',
      scan.config.engines.every((engine) => engine === 'sandbox')
        ? 'The newest scan asked only the sandbox, which had too few third-party pages to give a figure. Ask an answer engine that is set up here.'
        : 'No answer of the newest scan could be counted. Each engine run gives its reasons.',
      { action: 'See which engines are set up, and why runs gave no answer.', call: 'GET /v1/engines' },
    );
  else if (prompts < 20) {
    const thirty = describePlan(30, samplesK, guess);
    const way = await wayToPrompts(context, project, 30);
    add(
      'more_prompts',
      'high',
      say({
        id: 'advice.more_prompts',
        values: {
          prompts,
          now: now.marketHalfWidth,
          later: thirty.marketHalfWidth,
          more: creditsOf(30),
          credits: creditsOf(prompts),
          way: way.message,
        },
      }),
      way,
    );
  }
  const shown = await readChange(context, scan.id);
  const change = shown?.lasting ?? shown;
  if (change?.verdict === 'rise' || change?.verdict === 'fall')
    add(
      'change_shown',
      'high',
      say({ id: 'advice.change_shown', values: { day: scan.createdAt, change: partOf(change.sentence) } }),
      {
        action: 'Read which prompts moved most, and what their answers say.',
        call: `GET /v1/scans/${scan.id}/compare`,
      },
    );
  const once = describePlan(Math.max(1, prompts * samplesK), 1, guess);
  // Where repeats showed that answers to a prompt hardly agree, more prompts asked once may not narrow the interval.
  if (samplesK > 1 && prompts >= 20 && once.marketHalfWidth < now.marketHalfWidth) {
    const way = await wayToPrompts(context, project, once.prompts);
    add(
      'prompts_before_repeats',
      'medium',
      say({
        id: 'advice.prompts_before_repeats',
        values: {
          prompts: once.prompts,
          fewer: prompts,
          samples: samplesK,
          now: now.marketHalfWidth,
          later: once.marketHalfWidth,
          way: way.message,
        },
      }),
      way,
    );
  }
  if (samplesK === 1 && prompts > 0 && panel.iccLearned === 0)
    add(
      'repeat_once',
      'medium',
      'Each prompt was asked once, so it is unknown how much answers vary. Ask each prompt three times in one scan; later scans with one answer per prompt then have narrower intervals.',
      thrice(project),
    );
  const failing = scan.runs.filter((run) => run.failed > 0.1 * (run.failed + run.recorded));
  for (const run of failing)
    add(
      'engine_failing',
      'high',
      say({
        id: 'advice.engine_failing',
        values: { engine: run.engine, failed: run.failed, all: run.failed + run.recorded },
      }),
      {
        action: say({ id: 'advice.check_engine', values: { engine: run.engine } }),
        call: `GET /v1/engines/${run.engine}/health`,
      },
    );
  const unasked = project.engines.filter((engine) => !scan.config.engines.includes(engine));
  if (unasked.length > 0)
    add(
      'engines_not_asked',
      'medium',
      say({ id: 'advice.engines_not_asked', values: { engines: unasked } }),
      { action: 'Run a scan with all engines of the project.', call: scanAgain },
    );
  if (one.ageDays > 14)
    add('stale', 'medium', say({ id: 'advice.stale', values: { days: Math.floor(one.ageDays) } }), {
      action: 'Run a new scan.',
      call: scanAgain,
    });
  if (one.noiseFloor !== null) {
    // For all engines together, as the noise floor is.
    const design = { prompts: Math.max(1, prompts), samples: samplesK, engines };
    const expected = detectableChange(guess.rate, expectPrecision(design, guess).trackedEffectiveN);
    // Both speak of the difference of two scans: its 95% range is 1.96 standard errors, and 2.8 are found 4 times in 5.
    const visible = Math.max(expected, (one.noiseFloor * 2.8) / 1.96);
    add('noise_floor', 'low', say({ id: 'advice.noise_floor', values: { noise: one.noiseFloor, visible } }), {
      action: 'See how far the figures would move by chance.',
      call: `GET /v1/projects/${project.id}/reliability`,
    });
  }
  return items.sort((a, b) => order[a.importance] - order[b.importance]);
}
