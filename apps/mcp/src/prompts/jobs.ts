import {
  find,
  honest,
  type Prompt,
  type PromptArgument,
  project,
  readDay,
  readShare,
  readWhole,
} from './prompt.ts';

const rival: PromptArgument = {
  name: 'rival',
  description: 'Name or id of a competitor; the strongest if left out.',
  required: false,
};

/** What agents are asked most. `apps/mcp/evals` runs the same jobs by script. */
export const jobs: readonly Prompt[] = [
  {
    name: 'measure_a_page',
    title: 'From a page to numbers',
    description: 'Reads a page, makes a project of it, and measures presence in the answers of AI engines.',
    arguments: [{ name: 'url', description: 'Address of the page.', required: true }],
    text: ({ url }) =>
      `1. svc.analyze_url {"url": "${url}"} (0 credits): say what the page was read to be about, its grade, and the worst findings with what to do. If the brand or the topic is wrong, ask before you go on. 2. svc.get_engine_breakdown shows which engines are configured; ask which ones to use. 3. svc.create_project_from_analysis with analysisId, these engines and "activate": true. 4. svc.estimate_scan_cost with projectId: say the credits and ask before spending any. 5. svc.run_scan_and_wait with projectId and config.maxCredits set to what was agreed; svc.wait_for_scan if it has not ended. Repeat the “quote”, then say presence for each engine, and which rivals are named more often. Close with what a schedule would show (svc.preview_schedule), and offer svc.set_schedule. ${honest}`,
  },
  {
    name: 'why_is_a_rival_ahead',
    title: 'Why is a rival ahead?',
    description: 'Whether a rival is really ahead, on which questions, and what the answers say of it.',
    arguments: [project, rival],
    text: (given) =>
      `${find(given)} 1. svc.list_competitors: take ${given.rival ? `“${given.rival}”` : 'the one with the highest presence'}. 2. svc.compare_head_to_head with its competitorId. When the verdict is no_difference_shown or too_few, say so with the smallest difference that would have been seen, and stop: there is nothing to explain. 3. svc.get_competitor_gaps for the prompts that it wins, and of these the ones with the largest gap and the highest confidence. 4. svc.list_answers and svc.get_answer for two of these prompts: quote what the answers say of the rival and not of the brand. 5. svc.get_source_gaps for the sites that they rest on. Tell first how far ahead it is, then where (engines, prompts), then what the answers and their sources say. What stands in winning answers is a reason to try something, not a proven cause. Close with one thing to do for the two weakest prompts. ${honest}`,
  },
  {
    name: 'goal_and_alert',
    title: 'Set a goal and an alert',
    description: 'A target for presence with its odds, and word when presence falls.',
    arguments: [
      project,
      {
        name: 'target',
        description: 'Presence to reach, in percent, such as 45.',
        required: true,
        read: readShare,
      },
      { name: 'due', description: 'The last day, as YYYY-MM-DD.', required: true, read: readDay },
    ],
    text: (given) =>
      `${find(given)} 1. svc.get_visibility: say presence now for each surface, and ask which one the goal is for if there are several. 2. svc.list_goals and svc.list_alerts: do not set what is there already. 3. svc.create_goal with target ${given.target}, due ${given.due} and that surface. Say the probability of reaching it and how often the project has moved that far before; if it is unlikely, say so and name a target that is likelier. 4. svc.backtest_alert: say how often such an alert would have fired on past scans, its false-alarm rate and its power. 5. svc.create_alert with what was agreed, and one of kind goal_at_risk with the goal's id. Say who is told and how; without a schedule (svc.get_schedule) nothing is checked, so say that too and offer svc.set_schedule. ${honest}`,
  },
  {
    name: 'what_if_and_plan',
    title: 'What if, and what first?',
    description: 'What edits to a page would do to presence, and the best plan for a number of days.',
    arguments: [
      project,
      {
        name: 'page',
        description: 'Address of the page; the project’s own pages if left out.',
        required: false,
      },
      { name: 'days', description: 'Days of work; 10 if left out.', required: false, read: readWhole },
    ],
    text: (given) =>
      `${find(given)} 1. svc.simulate_change with the edits in question${given.page ? ` and "url": "${given.page}"` : ''}: say the median uplift, its 95% interval and the probability of any rise, and which edits the page has already. For several ideas simulate each, then svc.compare_simulations: say the probability that each is best. 2. svc.generate_recommendations if svc.list_recommendations is empty. 3. svc.get_optimization_plan {"budget": ${given.days || 10}}: give its steps in order with days, gain and interval, and say which ones are tied. 4. svc.get_calibration_report: say how well earlier predictions came true. These are predictions: say so with every figure. Close with the first step, and how svc.verify_recommendation would prove it afterwards, for how many credits. ${honest}`,
  },
  {
    name: 'sources_to_win',
    title: 'Sources to win',
    description: 'Which sites should name the brand, because answers rest on them and they name rivals.',
    arguments: [project],
    text: (given) =>
      `${find(given)} 1. svc.get_source_gaps: sites cited in answers that name a rival and not the brand. Keep those with the verdict behind, and leave out rivals' own sites. 2. svc.list_citations {"domain"} for the best three: which of their pages are cited, on how many prompts and engines. 3. svc.get_cited_content of one page of each: quote where it names rivals and where the brand would fit. 4. svc.list_citation_changes: whether engines have begun or ceased to cite them. Give a table: site, kind, answers with a rival of all that cite it, answers with the brand, gap with interval, page to open, and what to offer its author. Being cited together is no proof that a mention there would raise presence: say so. ${honest}`,
  },
];
