import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCommandLine } from './config.ts';
import { createSessions } from './session.ts';
import { conformanceServer } from './testing/conformance/server.ts';
import { needsSessions, requirementSets, runSuite } from './testing/conformance/suite.ts';
import { type HttpServer, serveOverHttp } from './transports/http.ts';

// The shipped HTTP entry; what the suite calls by name is laid on top.
let server: HttpServer;
beforeAll(async () => {
  const { config } = readCommandLine(['--http', '--port', '0'], {});
  if (config.http === null) throw new Error('HTTP was asked for');
  const silent = () => {};
  server = await serveOverHttp(
    { ...config, http: config.http },
    createSessions(config, silent),
    silent,
    conformanceServer,
  );
});
afterAll(() => server.close());

test.each(requirementSets)('the official suite finds no fault by the set of %s', async (set) => {
  const { passed, failed } = await runSuite(`http://127.0.0.1:${server.port}/mcp`, set, needsSessions);
  expect(failed).toEqual([]);
  expect(passed).toBeGreaterThan(50);
});
