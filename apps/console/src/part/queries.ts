import { getProjectOverview, getVisibility, whoami } from '../data/operations.gen.ts';
import { reading } from '../data/use-read.ts';

export const meQuery = reading(whoami, {});

export const overviewQuery = (projectId: string) => reading(getProjectOverview, { projectId });

export const visibilityQuery = (projectId: string) => reading(getVisibility, { projectId });
