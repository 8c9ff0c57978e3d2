import type { SourceType } from '@svc/detection';
import type { Both } from '../../../business/index.ts';

/** What each kind of cited site is called. */
export const siteWords: Record<SourceType, Both> = {
  own: { en: 'your own site', de: 'Ihre eigene Website' },
  competitor: { en: 'a competitor’s site', de: 'Website eines Wettbewerbers' },
  editorial: { en: 'a magazine or review site', de: 'Magazin oder Testseite' },
  ugc: { en: 'a forum or a site of user reviews', de: 'Forum oder Bewertungsportal' },
  reference: { en: 'a reference work', de: 'Nachschlagewerk' },
  institutional: { en: 'a public body or association', de: 'Behörde oder Verband' },
  video: { en: 'a video', de: 'Video' },
  shop: { en: 'a shop', de: 'Shop' },
  company: { en: 'a company’s site', de: 'Website eines Unternehmens' },
  other: { en: 'another site', de: 'andere Website' },
};
