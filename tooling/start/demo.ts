import { demoMarket } from '@svc/engines/sandbox';
import type postgres from 'postgres';
import type { DevFile } from './seed.ts';
import { Away } from './when-up.ts';

/**
 * A fictional market of six brands, scanned on the sandbox engine through the API, as a user would. Each
 * write has an idempotency key, so that a second try continues where the first one stopped.
 */
export async function seedDemo(sql: postgres.Sql, dev: DevFile): Promise<string> {
  const call = async (path: string, body: unknown): Promise<{ id: string }> => {
    const response = await fetch(`${dev.apiUrl}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${dev.apiKey}`,
        'content-type': 'application/json',
        'idempotency-key': `demo:${dev.workspaceId}:${path}`,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch((cause) => {
      throw new Away('the API does not answer', { cause });
    });
    const text = await response.text();
    if (response.status >= 500 || text.includes('idempotency_in_progress'))
      throw new Away(`the API answered ${response.status}: ${text}`);
    if (!response.ok) throw new Error(`demo: POST ${path} answered ${response.status}: ${text}`);
    return JSON.parse(text) as { id: string };
  };
  const [own, ...competitors] = demoMarket.brands.map(({ role: _, ...brand }) => brand);
  if (!own) throw new Error('the demo market has no brand');
  const project = await call('/v1/projects', {
    name: `${own.name} (demo)`,
    description: demoMarket.description,
    brand: own,
    competitors,
    engines: ['sandbox'],
    samplesK: 5,
  });
  for (const page of demoMarket.pages) {
    await sql`insert into page (workspace_id, project_id, url, title, site_name, text, language)
      values (${dev.workspaceId}, ${project.id}, ${page.url}, ${page.title}, ${page.siteName ?? null}, ${page.text}, 'en')
      on conflict do nothing`;
  }
  const sets = `/v1/projects/${project.id}/prompt-sets`;
  const set = await call(`${sets}/drafts`, { name: 'Demo prompts' });
  await call(`${sets}/${set.id}/prompts/bulk`, {
    prompts: demoMarket.prompts.map(({ text, intent }) => ({ text, intent })),
  });
  await call(`${sets}/${set.id}/activate`, undefined);
  await call('/v1/scans', { projectId: project.id });
  return project.id;
}
