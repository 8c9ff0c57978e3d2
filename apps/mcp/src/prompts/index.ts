import { jobs } from './jobs.ts';
import { find, honest, type Prompt, project, readWhole } from './prompt.ts';

/** The five commonest jobs first. */
export const prompts: readonly Prompt[] = [
  ...jobs,
  {
    name: 'first_steps',
    title: 'First steps',
    description: 'What is there, and what to do first.',
    arguments: [],
    text: () =>
      'Call svc.whoami and svc.list_projects. Say which plan, credits and projects there are. With a project, call svc.get_project_overview and report presence with its interval and badge; without one, offer to grade a page with svc.analyze_url (0 credits) or to scan it with svc.start_scan {"url"}, and say what that would cost (svc.estimate_scan_cost).',
  },
  {
    name: 'audit_my_visibility',
    title: 'Audit a project',
    description: 'Where is the brand present, and how sure is that?',
    arguments: [
      project,
      { name: 'days', description: 'Span in days; 30 if left out.', required: false, read: readWhole },
    ],
    text: (given) =>
      `${find(given)} Read svc.get_project_overview, svc.get_visibility, svc.list_prompt_scores (sort -width, then presence) and svc.list_insights {"days": ${given.days ?? 30}}. Report overall presence, mention and citation; name the engines and prompts where the brand is missing. Open two answers of the weakest prompts with svc.list_answers and svc.get_answer and quote what they say instead. Then svc.list_competitors and svc.compare_head_to_head with the strongest. Close with what to do and what to measure next. ${honest}`,
  },
  {
    name: 'why_did_it_change',
    title: 'Why did it change?',
    description: 'Whether presence changed since an earlier span, and what part is real.',
    arguments: [
      project,
      {
        name: 'days',
        description: 'Length of both spans in days; 30 if left out.',
        required: false,
        read: readWhole,
      },
    ],
    text: (given) =>
      `${find(given)} Compare the last ${given.days ?? 30} days with the ${given.days ?? 30} before: svc.compare_periods first. When it finds no change, say so with the smallest change it would have seen, and stop. Otherwise svc.decompose_change for the parts (engines, prompts, models, presence itself), svc.get_movers for where, svc.list_engine_changes and svc.list_changes for what happened then, and svc.list_citation_changes for sources won and lost. Tell causes from coincidences: what merely happened at the same time is not a cause. ${honest}`,
  },
  {
    name: 'cheapest_next_scan',
    title: 'The cheapest scan that tells most',
    description: 'What to ask next, for as few credits as possible.',
    arguments: [project],
    text: (given) =>
      `${find(given)} Read svc.get_scan_advice and svc.get_measurement_reliability. Plan with svc.plan_samples {"projectId", "estimand": "market", "halfWidth": 0.05}, or with the half-width that the open questions need, and price the two best plans with svc.estimate_scan_cost. Recommend one: prompts, samples, engines, credits, and the interval or the change that it would find. Do not start it: ask the user first, and pass config.maxCredits when told to. ${honest}`,
  },
  {
    name: 'weekly_pulse',
    title: 'Weekly pulse',
    description: 'The week in one short message.',
    arguments: [project],
    text: (given) =>
      `${find(given)} Read svc.get_project_overview, svc.get_movers {"days": 7}, svc.list_alert_events, svc.list_anomalies and svc.get_competitor_trends {"days": 7}. Write at most 120 words: presence now and whether it changed, what moved most, alerts that are open, and one thing to do. A quiet week is a finding: say that nothing changed. ${honest} svc.create_report {"template": "weekly_pulse"} makes a file of it, if the user wants one.`,
  },
  {
    name: 'prompt_set_grader',
    title: 'Grade a prompt set',
    description: 'Whether the questions measure what they should.',
    arguments: [project],
    text: (given) =>
      `${find(given)} Take its active set from svc.list_prompt_sets, then svc.audit_prompt_set, svc.list_prompts and svc.get_scan_quality of the newest scan (svc.list_scans). Grade from A to F: share of branded prompts, mix of intents and stages, near-duplicates, leading wording, size against the interval wanted, wordings that differ. Show each fault with the prompt itself. Propose better prompts with svc.suggest_prompt_variants, and change nothing before the user agrees: a set that was changed is not comparable with its past. ${honest}`,
  },
  {
    name: 'plan_from_budget',
    title: 'Plan from a budget',
    description: 'What a number of credits can find out, and how to spend it.',
    arguments: [
      project,
      {
        name: 'credits',
        description: 'Credits to spend at most, such as 500.',
        required: true,
        read: readWhole,
      },
    ],
    text: (given) =>
      `${find(given)} The budget is ${given.credits} credits, and nothing may go beyond it. Check svc.get_credit_balance. Split the budget with svc.plan_samples {"projectId", "maxCredits": ${given.credits}} into prompts and samples, and over time with svc.preview_schedule; price with svc.estimate_scan_cost. Say what each split would find out, as interval width and smallest change. After the user agrees, start with svc.run_scan_and_wait and config.maxCredits set to what is left, take off what each scan held, and stop when too little is left. ${honest}`,
  },
];
