// Every answer of the newest scan of each project, page by page.
import { createSvc } from '@svc/client';

const { SVC_API_URL: baseUrl = 'http://127.0.0.1:8787', SVC_API_KEY: apiKey = '' } = process.env;
const svc = createSvc({ baseUrl, apiKey, timeout: 20_000 });

for await (const { id, name } of svc.projects.list()) {
  const { items } = await svc.scans.list(id, { limit: 1 });
  const [newest] = items;
  if (newest === undefined) continue;
  let present = 0;
  let total = 0;
  for await (const answer of svc.answers.listByScan(newest.id, { limit: 50 })) {
    total += 1;
    if (answer.present) present += 1;
  }
  console.log(`${name}: ${present} of ${total} answers name the brand`);
}
