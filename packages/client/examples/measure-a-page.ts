// What is a page's brand worth in the answers of engines? Prices first, then measures, never over the budget.
import { createSvc, isSvcError } from '@svc/client';

const { SVC_API_URL: baseUrl = 'http://127.0.0.1:8787', SVC_API_KEY: apiKey = '' } = process.env;
const svc = createSvc({ baseUrl, apiKey });
const config = { engines: ['sandbox'], samplesK: 1, maxPrompts: 5, maxCredits: 50 };

const project = await svc.projects.create({
  name: 'Planderly',
  description: 'shift scheduling software',
  brand: { name: 'Planderly', domains: ['planderly.example'] },
});
await svc.prompts.generate(project.id, { topics: ['shift scheduling'], count: 5, activate: true });
const { credits } = await svc.scans.estimateCost({ projectId: project.id, config });
console.log(`at most ${credits} credits`);

try {
  const scan = await svc.scans.startAndWait(
    { projectId: project.id, config },
    { onProgress: ({ status, progress }) => console.log(status, `${progress.percent} %`) },
  );
  for (const { label, presence } of scan.result?.engines ?? [])
    console.log(label, presence.value, presence.ci, presence.provenance);
} catch (error) {
  if (!isSvcError(error, 'insufficient_credits', 'quota_exceeded')) throw error;
  console.error(`${error.message} (request ${error.requestId})`);
  process.exitCode = 1;
}
