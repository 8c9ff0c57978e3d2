import type { SectionName, TemplateId } from '@svc/contract/tell/report';
import type { Language } from '@svc/figures';

export interface Template {
  id: TemplateId;
  name: Record<Language, string>;
  description: Record<Language, string>;
  /** Days that it covers by default: whole weeks, as the console shows, so that a weekly scan more or less changes no figure. */
  days: number;
  sections: readonly SectionName[];
}

/** Another report is another entry. */
export const templates = [
  {
    id: 'executive',
    name: { en: 'Executive summary', de: 'Zusammenfassung' },
    description: {
      en: 'One page: how present the brand is, what changed and why, what to do next, and what was done. Then the figures.',
      de: 'Eine Seite: wie präsent die Marke ist, was sich geändert hat und warum, was zu tun ist und was umgesetzt wurde. Danach die Werte.',
    },
    days: 28,
    sections: ['story', 'trend', 'cases', 'done', 'headline', 'change', 'engines', 'competitors', 'tone'],
  },
  {
    id: 'weekly_pulse',
    name: { en: 'Weekly pulse', de: 'Wochenbericht' },
    description: {
      en: 'The last seven days: figures, tested changes, and what moved.',
      de: 'Die letzten sieben Tage: Werte, geprüfte Änderungen und was sich bewegt hat.',
    },
    days: 7,
    sections: ['headline', 'change', 'history', 'movers', 'sourceChanges'],
  },
  {
    id: 'full_measurement',
    name: { en: 'Full measurement', de: 'Vollständige Messung' },
    description: {
      en: 'Everything: figures, history, engines, competitors, sources, each prompt, answers, and the method.',
      de: 'Alles: Werte, Verlauf, Engines, Wettbewerber, Quellen, jede Frage, Antworten und die Methode.',
    },
    days: 28,
    sections: [
      'headline',
      'change',
      'history',
      'engines',
      'competitors',
      'movers',
      'tone',
      'sources',
      'prompts',
      'answers',
      'methodology',
    ],
  },
  {
    id: 'competitors',
    name: { en: 'Competitors', de: 'Wettbewerber' },
    description: {
      en: 'Every brand on the same answers, its share of voice, and its chance of leading.',
      de: 'Jede Marke in denselben Antworten, ihr Stimmenanteil und ihre Chance auf Platz 1.',
    },
    days: 28,
    sections: ['headline', 'competitors', 'movers'],
  },
  {
    id: 'sources',
    name: { en: 'Sources', de: 'Quellen' },
    description: {
      en: 'Which pages answers rest on, which are new or lost, and where only competitors are named.',
      de: 'Auf welche Seiten sich Antworten stützen, welche neu oder verloren sind und wo nur Wettbewerber genannt werden.',
    },
    days: 28,
    sections: ['headline', 'sources', 'sourceChanges'],
  },
  {
    id: 'experiment',
    name: { en: 'Experiments', de: 'Experimente' },
    description: {
      en: 'What each change did to the prompts it was meant for, compared with prompts without it.',
      de: 'Was jede Maßnahme bei ihren Fragen bewirkt hat, verglichen mit Fragen ohne sie.',
    },
    days: 90,
    sections: ['headline', 'experiments', 'methodology'],
  },
  {
    id: 'methodology',
    name: { en: 'Methodology', de: 'Methode' },
    description: {
      en: 'How the figures are made and what they cannot tell.',
      de: 'Wie die Werte entstehen und was sie nicht sagen können.',
    },
    days: 28,
    sections: ['headline', 'methodology'],
  },
] as const satisfies readonly Template[];

export function templateOf(id: TemplateId): Template {
  const found = templates.find((one) => one.id === id);
  if (!found) throw new Error(`there is no template ${id}`);
  return found;
}
