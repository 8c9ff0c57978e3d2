import { getEngineAdapter } from '@svc/engines';

/** The engine that reads answers of workspaces which have not chosen for themselves. */
export interface OperatorReader {
  engine: string;
  model: string | null;
  /** The most that it may cost a day (UTC) and workspace. */
  dailyUsd: number;
}

type Settings = Readonly<Record<string, string | undefined>>;

/** Whether an engine can be told to judge texts: result pages and the sandbox only answer questions. */
export const canRead = (id: string): boolean => getEngineAdapter(id)?.surface.startsWith('api') ?? false;

/** The operator's `READING_ENGINE`; null: rules read. Throws Error that names the wrong setting. */
export function readOperatorReader(settings: Settings): OperatorReader | null {
  const engine = settings.READING_ENGINE?.trim();
  if (!engine) return null;
  if (!canRead(engine)) throw new Error(`READING_ENGINE must be an engine with an API, not "${engine}"`);
  const dailyUsd = Number(settings.READING_DAILY_USD?.trim() || 1);
  if (!(dailyUsd >= 0 && dailyUsd <= 10_000))
    throw new Error(`READING_DAILY_USD must be 0 to 10000, not "${settings.READING_DAILY_USD}"`);
  return { engine, model: settings.READING_MODEL?.trim() || null, dailyUsd };
}
