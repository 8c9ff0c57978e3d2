import type { SandboxPage } from '../passage.ts';
import { middlingSites } from './middling-site.ts';
import { demoPrompts } from './prompts.ts';
import { strongSites } from './strong-site.ts';
import { thirdParties } from './third-party.ts';
import { weakSites } from './weak-site.ts';

export interface DemoBrand {
  name: string;
  aliases: string[];
  domains: string[];
  role: 'own' | 'competitor';
}

export interface DemoMarket {
  /** Description of the market, for a project. */
  description: string;
  brands: DemoBrand[];
  pages: SandboxPage[];
  prompts: typeof demoPrompts;
}

const brand = (name: string, role: DemoBrand['role']): DemoBrand => ({
  name,
  aliases: [],
  domains: [`${name.toLowerCase()}.example`],
  role,
});

/** A made-up market of six brands: none of these companies, people or figures exists. */
export const demoMarket: DemoMarket = {
  description: 'Staff and shift scheduling software for teams that work by the hour (a fictional market)',
  brands: [
    brand('Planderly', 'own'),
    brand('Crewtide', 'competitor'),
    brand('Rotamill', 'competitor'),
    brand('Hourloom', 'competitor'),
    brand('Dutyfern', 'competitor'),
    brand('Staffinch', 'competitor'),
  ],
  pages: [...strongSites, ...middlingSites, ...weakSites, ...thirdParties],
  prompts: demoPrompts,
};
