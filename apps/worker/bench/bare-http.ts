import type { EngineId } from '@svc/emulator';
import { emulatorBaseUrls } from '@svc/emulator';
import { Agent, request } from 'undici';

/** CPU seconds per 1,000 calls of nothing but HTTP: what no design of a scan can do without, on this machine, now. */
export async function bareHttpCpu(
  origin: string,
  engines: readonly EngineId[],
  callsEach: number,
  inFlight: number,
): Promise<number> {
  const agent = new Agent({ connections: inFlight * engines.length, pipelining: 1 });
  const urls = emulatorBaseUrls(origin);
  const cpu = process.cpuUsage();
  const keepAsking = async (url: string, next: () => number): Promise<void> => {
    for (let call = next(); call < callsEach; call = next()) {
      const answer = await request(url, {
        dispatcher: agent,
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer emulator' },
        body: JSON.stringify({
          model: 'm',
          input: `Which till suits shop ${call}?`,
          tools: [{ type: 'web_search' }],
        }),
      });
      JSON.parse(await answer.body.text());
    }
  };
  await Promise.all(
    engines.map((engine) => {
      let call = -1;
      const next = () => ++call;
      // The answer of one format stands for all: it is the transport that is measured.
      return Promise.all(
        Array.from({ length: inFlight }, () => keepAsking(`${urls.openai}/responses?of=${engine}`, next)),
      );
    }),
  );
  const used = process.cpuUsage(cpu);
  await agent.close();
  return (used.user + used.system) / 1e6 / ((callsEach * engines.length) / 1_000);
}
