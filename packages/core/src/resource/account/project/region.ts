import { regionName } from '@svc/engines';
import type { RunContext } from '../../../environment/index.ts';
import { invalid } from '../../../kernel/index.ts';

/**
 * Engines that take no region would answer for the whole country, so they are refused, as is a region that lies elsewhere.
 * @param path of the region in the request
 */
export function assertRegion(
  context: RunContext,
  { region, country, engines, path }: RegionAsked & { path: string },
): void {
  if (region === null) return;
  if (regionName(region) === null)
    throw invalid(path, `ISO 3166-2 has no region ${region}.`, {
      expected: 'a code such as US-CA',
      received: region,
    });
  if (country !== region.slice(0, 2))
    throw invalid(path, `${region} is not a region of ${country ?? 'a country that is not given'}.`, {
      expected: `country ${region.slice(0, 2)} beside it`,
      received: region,
    });
  const without = engines.filter(
    (engine) => !context.engines.find(engine, context.workspace.mode)?.localeSupport.region,
  );
  if (without.length > 0)
    throw invalid(
      path,
      `${without.join(', ')} ${without.length === 1 ? 'has' : 'have'} no support for a region. Leave them out, or ask the whole country with region null.`,
      { expected: 'engines that take a region', received: without },
    );
}

interface RegionAsked {
  region: string | null;
  country: string | null;
  engines: readonly string[];
}
