import { getProjectOverview, whoami } from '../data/operations.gen.ts';
import { reading } from '../data/use-read.ts';

export const meQuery = reading(whoami, {});

export const overviewQuery = (projectId: string) => reading(getProjectOverview, { projectId });
