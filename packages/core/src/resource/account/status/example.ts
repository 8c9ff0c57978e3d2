import { nothing } from '../../../kernel/index.ts';

export const statusExamples = { get_service_status: nothing };
