import { newId } from '@svc/core/kernel';
import { compileDetector } from '@svc/detection';
import type { Caller, Example } from './world.ts';

let counter = 0;
const fresh = (name: string): string => `${name} ${++counter}`;

async function project(caller: Caller): Promise<{ projectId: string; name: string }> {
  const name = fresh('Acme');
  const { id } = await caller.use('create_project', { body: { name } });
  return { projectId: id, name };
}

async function promptSet(
  caller: Caller,
  activate = false,
): Promise<{ projectId: string; setId: string; promptId: string }> {
  const { projectId } = await project(caller);
  const body = { topics: ['time tracking', 'invoices'], count: 6, activate };
  const set = await caller.use('generate_prompts', { params: { projectId }, body });
  return { projectId, setId: set.id, promptId: set.prompts[0].id };
}

const apiKey = async (caller: Caller): Promise<{ keyId: string }> => {
  const { id } = await caller.use('create_api_key', {
    body: { name: 'Dashboard', scopes: ['projects:read'] },
  });
  return { keyId: id };
};

async function scan(caller: Caller): Promise<{ projectId: string; scanId: string }> {
  const { projectId } = await promptSet(caller, true);
  const { id } = await caller.use('start_scan', { body: { projectId, config: { engines: ['sandbox'] } } });
  return { projectId, scanId: id };
}

interface Recorded {
  projectId: string;
  brandId: string;
  scanId: string;
  runId: string;
  answerId: string;
}

/** A finished scan as the worker leaves it, which does not run here. */
async function recorded(caller: Caller, given?: { projectId: string; scanId: string }): Promise<Recorded> {
  const { projectId, scanId } = given ?? (await scan(caller));
  const { db, workspace } = caller.context;
  const { brand } = await caller.use('get_project', { params: { projectId } });
  const detector = compileDetector([{ ...brand, role: 'own' }]);
  const text = `${brand.name} tracks time.`;
  const detection = detector.detect({ text, citations: [], sources: [], prompt: '', language: 'en' });
  const [runId, answerId] = [newId('engineRun'), newId('answer')];
  const common = { workspace_id: workspace.id, scan_id: scanId, project_id: projectId, engine: 'sandbox' };
  const run = {
    surface: 'sandbox',
    credential_id: 'operator',
    status: 'completed' as const,
    planned_samples: 1,
    recorded_samples: 1,
  };
  await db
    .insertInto('engine_run')
    .values({ ...common, ...run, id: runId })
    .execute();
  const lists = { citations: '[]', sources: '[]', usage: '{}' };
  const answer = { ...lists, outcome: 'answered' as const, text, detection: JSON.stringify(detection) };
  const counts = { prompt_index: 0, sample_index: 0, latency_ms: 12, requests: 1 };
  const read = { present: true, mentioned: true, cited: false, detector_version: 'd1', identity_version: 1 };
  await db
    .insertInto('answer')
    .values({ ...common, ...answer, ...counts, ...read, id: answerId, run_id: runId })
    .execute();
  const result = JSON.stringify({
    provenance: 'predicted',
    overall: null,
    surfaces: [],
    engines: [],
    brands: [],
    outcomes: { answered: 1 },
    searched: { yes: 1, no: 0, unknown: 0 },
    notes: [],
  });
  const ended = {
    status: 'completed' as const,
    finished_at: new Date().toISOString(),
    recorded_samples: 1,
    result,
  };
  await db
    .updateTable('scan')
    .set(ended)
    .where('workspace_id', '=', workspace.id)
    .where('id', '=', scanId)
    .execute();
  return { projectId, brandId: brand.id, scanId, runId, answerId };
}

/** The later of two finished scans of one project. */
async function repeated(caller: Caller): Promise<Recorded> {
  const { projectId } = await recorded(caller);
  const { id } = await caller.use('start_scan', { body: { projectId, config: { engines: ['sandbox'] } } });
  return recorded(caller, { projectId, scanId: id });
}

async function providerKey(caller: Caller): Promise<{ engineId: string }> {
  await caller.use('set_provider_key', {
    params: { engineId: 'openai' },
    body: { secret: 'sk-of-the-workspace' },
  });
  return { engineId: 'openai' };
}

const pageOfAcme =
  '<html lang="en"><title>Time tracking | Acme</title><h1>Time tracking</h1><p>Acme tracks time.</p></html>';

async function simulation(
  caller: Caller,
  projectId?: string,
): Promise<{ projectId: string; simulationId: string }> {
  const project = projectId ?? (await promptSet(caller, true)).projectId;
  const body = { edits: ['addQuotations'], html: pageOfAcme, url: 'https://acme.com/' };
  const { id } = await caller.use('simulate_change', { params: { projectId: project }, body });
  return { projectId: project, simulationId: id };
}

type MakeExample = (caller: Caller) => Promise<Example>;

const inProject: MakeExample = async (caller) => ({
  params: { projectId: (await project(caller)).projectId },
});
const inSet: MakeExample = async (caller) => {
  const { projectId, setId } = await promptSet(caller);
  return { params: { projectId, setId } };
};
const ofPrompt: MakeExample = async (caller) => {
  const { projectId, promptId } = await promptSet(caller);
  return { params: { projectId, promptId } };
};
const nothing: MakeExample = async () => ({});
const withBody =
  (make: MakeExample, body: Record<string, unknown>): MakeExample =>
  async (caller) => ({ ...(await make(caller)), body });
const ofScan: MakeExample = async (caller) => ({ params: { scanId: (await scan(caller)).scanId } });
const ofKey: MakeExample = async (caller) => ({ params: await apiKey(caller) });
const ofEngine: MakeExample = async () => ({ params: { engineId: 'sandbox' } });

/** A call that works, for every operation; what it names is made anew each time. */
export const examples: Record<string, MakeExample> = {
  list_projects: nothing,
  create_project: withBody(nothing, { name: 'Acme' }),
  get_project: inProject,
  update_project: withBody(inProject, { samplesK: 5 }),
  delete_project: async (caller) => {
    const { projectId, name } = await project(caller);
    return { params: { projectId }, body: { name } };
  },
  update_project_identity: withBody(inProject, { name: 'Acme', domains: ['acme.com'] }),

  list_prompt_sets: inProject,
  create_prompt_set: withBody(inProject, { name: 'Own questions' }),
  generate_prompts: withBody(inProject, { topics: ['time tracking'], count: 4 }),
  get_prompt_set: inSet,
  activate_prompt_set: inSet,
  lock_prompt_set: inSet,
  duplicate_prompt_set: withBody(inSet, {}),
  add_prompt: withBody(inSet, { text: 'Which time tracker do lawyers use?' }),
  add_prompts_bulk: withBody(inSet, { prompts: [{ text: 'Which time tracker do lawyers use?' }] }),
  list_prompts: inProject,
  remove_prompt: ofPrompt,
  get_prompt_evidence: ofPrompt,

  list_api_keys: nothing,
  create_api_key: withBody(nothing, { name: 'Dashboard', scopes: ['projects:read'] }),
  update_api_key: withBody(ofKey, { name: 'Renamed' }),
  rotate_api_key: withBody(ofKey, { overlapHours: 1 }),
  revoke_api_key: ofKey,
  whoami: nothing,
  get_methodology: nothing,

  start_scan: async (caller) => {
    const { projectId } = await promptSet(caller, true);
    return { body: { projectId, config: { engines: ['sandbox'], samplesK: 1 } } };
  },
  get_scan: ofScan,
  list_scans: inProject,
  cancel_scan: ofScan,
  estimate_scan_cost: withBody(nothing, { config: { engines: ['sandbox'] } }),
  reparse_scan: async (caller) => ({ params: { scanId: (await recorded(caller)).scanId } }),
  list_uncertain_detections: inProject,
  correct_detection: async (caller) => {
    const { projectId, answerId, brandId } = await recorded(caller);
    const detectionId = `det_${answerId.slice(4)}_${brandId.slice(4)}`;
    return { params: { projectId, detectionId }, body: { isBrand: true } };
  },
  list_engine_runs: ofScan,
  get_engine_run: async (caller) => ({ params: { runId: (await recorded(caller)).runId } }),
  get_answer: async (caller) => ({ params: { answerId: (await recorded(caller)).answerId } }),
  list_answers: async (caller) => ({ params: { projectId: (await recorded(caller)).projectId } }),
  list_prompt_scores: inProject,
  get_visibility: inProject,
  get_measurement_reliability: async (caller) => ({
    params: { projectId: (await recorded(caller)).projectId },
  }),
  plan_samples: withBody(nothing, { halfWidth: 0.1 }),
  get_scan_advice: async (caller) => ({ params: { projectId: (await recorded(caller)).projectId } }),
  compare_scans: async (caller) => ({ params: { scanId: (await repeated(caller)).scanId } }),
  list_provider_keys: nothing,
  set_provider_key: async () => ({ params: { engineId: 'openai' }, body: { secret: 'sk-of-the-workspace' } }),
  delete_provider_key: async (caller) => ({ params: await providerKey(caller) }),
  score_prompt: withBody(inProject, { text: 'Which time tracker do lawyers use?' }),
  score_prompts_bulk: withBody(inProject, { prompts: [{ text: 'Which time tracker do lawyers use?' }] }),
  explain_score: async (caller) => {
    const { projectId } = await project(caller);
    const body = { text: 'Which time tracker do lawyers use?' };
    const { predictions } = await caller.use('score_prompt', { params: { projectId }, body });
    return { params: { projectId, scoreId: predictions[0].id } };
  },
  get_predictor_info: nothing,
  get_metric_definitions: nothing,
  get_calibration_report: inProject,
  compare_predicted_observed: inProject,
  simulate_change: async (caller) => {
    const { projectId } = await promptSet(caller, true);
    return {
      params: { projectId },
      body: { edits: ['addQuotations'], html: pageOfAcme, url: 'https://acme.com/' },
    };
  },
  list_simulations: inProject,
  get_simulation: async (caller) => ({ params: await simulation(caller) }),
  compare_simulations: async (caller) => {
    const { projectId, simulationId } = await simulation(caller);
    const { simulationId: other } = await simulation(caller, projectId);
    return { params: { projectId }, body: { simulationIds: [simulationId, other] } };
  },
  get_engine_breakdown: nothing,
  get_engine: ofEngine,
  get_engine_health: ofEngine,
  list_engine_changes: nothing,
};
