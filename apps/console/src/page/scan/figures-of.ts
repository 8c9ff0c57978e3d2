import type { components } from '@svc/client';

/** What a scan found, with a figure for each surface: several are never one. */
export function figuresOf(result: components['schemas']['Scan']['result']) {
  const { overall, surfaces = [], engines = [] } = result ?? {};
  const all = overall
    ? [
        {
          surface: surfaces[0]?.surface ?? 'all',
          engines: engines.map(({ engine }) => engine),
          presence: overall.presence,
        },
      ]
    : surfaces;
  return all.filter(({ presence }) => presence.ci !== null);
}
