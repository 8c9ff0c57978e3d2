import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testEnvironment } from '@svc/core/environment/testing';
import { createFolderStore } from '@svc/core/object-store';
import { buildReport } from '@svc/core/resource/tell/report';
import { expect, onTestFinished, test } from 'vitest';
import { openWorld } from '../testing/world.ts';

test('a shared report is a page without script that is in no index; its password is asked for once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'svc-report-'));
  const objects = createFolderStore({ folder, publicUrl: 'x', linkSecret: async () => Buffer.alloc(32) });
  const world = await openWorld({ objects });
  onTestFinished(() => world.close().then(() => rm(folder, { recursive: true })));
  const environment = { ...testEnvironment(world.handle.database), objects };
  const { context, use } = await world.tenant();
  const { id: projectId } = await use('create_project', { body: { name: 'Acme' } });
  const { id: reportId } = await use('create_report', { params: { projectId }, body: {} });
  const params = { projectId, reportId };
  const share = (body: object) => use('share_report', { params, body: { ...body } });
  const plain = new URL((await share({})).url).pathname;
  expect((await world.request(plain)).text).toContain('being built');
  await buildReport(environment, { workspaceId: context.workspace.id, reportId });

  const page = await world.request(plain);
  expect(page).toMatchObject({
    status: 200,
    text: expect.stringContaining('Nothing was measured in this period.'),
  });
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'private, no-store',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
  });
  for (const [ending, type] of [
    ['.json', 'application/json'],
    ['.md', 'text/markdown'],
    ['.pdf', 'application/pdf'],
    ['.csv', 'text/csv'],
    ['/chart.svg', 'image/svg+xml'],
    ['/badge.svg', 'image/svg+xml'],
  ]) {
    const file = await world.request(`${plain}${ending}`);
    expect([ending, file.status, file.headers.get('content-type')?.split(';')[0]]).toEqual([
      ending,
      200,
      type,
    ]);
  }
  for (const wrong of [`${plain}x`, `${plain}.exe`, `${plain}/other.svg`, '/r/guessed', '/r/%00'])
    expect((await world.request(wrong)).status).toBe(404);

  const closed = new URL((await share({ password: 'correct horse' })).url).pathname;
  expect(await world.request(closed)).toMatchObject({
    status: 401,
    text: expect.stringContaining('<form method="post">'),
  });
  const post = (password: string) =>
    world.request(closed, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '40' },
      body: new URLSearchParams({ password }),
    });
  expect((await post('wrong')).status).toBe(401);
  const right = await post('correct horse');
  expect(right).toMatchObject({ status: 303 });
  const cookie = right.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/HttpOnly.*SameSite=Lax/);
  const [pass = ''] = cookie.split(';');
  expect((await world.request(closed, { headers: { cookie: pass } })).status).toBe(200);
  const authorization = `Basic ${Buffer.from('any:correct horse').toString('base64')}`;
  expect((await world.request(`${closed}.json`, { headers: { authorization } })).body).toMatchObject({
    mode: 'live',
  });
  for (let guess = 0; guess < 5; guess += 1) await post('wrong');
  const limited = await post('correct horse');
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
});
