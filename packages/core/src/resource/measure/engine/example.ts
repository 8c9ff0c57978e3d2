import { type MakeExample, nothing } from '../../../kernel/index.ts';

const ofEngine: MakeExample = async () => ({ params: { engineId: 'sandbox' } });

export const engineExamples = {
  get_engine_breakdown: nothing,
  get_engine: ofEngine,
  get_engine_health: ofEngine,
  list_engine_changes: nothing,
  list_locales: nothing,
};
