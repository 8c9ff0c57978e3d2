import type { RunContext } from '../../../environment/index.ts';
import type { ExampleCaller } from '../../../kernel/index.ts';
import { makeAnswer } from '../../measure/answer/example.ts';

type Caller = ExampleCaller<RunContext>;

export const readerExamples = {
  get_reader: async () => ({}),
  set_reader: async () => ({ body: { engine: null } }),
  list_unchecked_readings: async (caller: Caller) => {
    const { projectId } = await makeAnswer(caller);
    return { params: { projectId } };
  },
  check_reading: async (caller: Caller) => {
    const { projectId, answerId, brandId } = await makeAnswer(caller);
    const detectionId = `det_${answerId.slice(4)}_${brandId.slice(4)}`;
    return { params: { projectId, detectionId }, body: { sentiment: 'neutral', strength: 'mentioned' } };
  },
};
