import type { SourceType } from '@svc/detection';
import type { Both } from '../../../../business/index.ts';
import type { Matter } from './todo.ts';
import { both, shortUrl } from './words.ts';

export type Source = NonNullable<Matter['source']>;

export const ask = ({ brand, words }: Matter, { domain, url }: Source): Both =>
  both(
    `Ask whoever runs ${domain} to add ${brand} to ${shortUrl(url)}. Offer them ${words.offer.en}.`,
    `Bitten Sie die Betreiber von ${domain}, ${brand} in ${shortUrl(url)} aufzunehmen. Stellen Sie dafür bereit: ${words.offer.de}.`,
  );

/** Sites where people ask each other rather than rate purchases. */
const forum =
  /reddit|quora|forum|communit|discuss|stackexchange|stackoverflow|gutefrage|\/(?:r|t|threads?)\//i;

const reply = ({ brand, words }: Matter, { url }: Source): Both =>
  both(
    `Answer the question on ${shortUrl(url)} under your own name: say that you work for ${brand}, and give facts (${words.facts.en}) instead of praise.`,
    `Beantworten Sie die Frage auf ${shortUrl(url)} unter Ihrem Namen: Sagen Sie, dass Sie für ${brand} arbeiten, und nennen Sie Fakten zu ${words.facts.de} statt Lob.`,
  );

const reviews = ({ brand, words }: Matter, { domain }: Source): Both =>
  both(
    `Create the profile of ${brand} on ${domain} or complete the one that is there, and ask recent ${words.clients.en} for an honest review.`,
    `Legen Sie auf ${domain} ein Profil von ${brand} an, oder vervollständigen Sie das vorhandene, und bitten Sie ${words.clients.de} um eine ehrliche Bewertung.`,
  );

/** Whether one is named there by a profile that one fills in oneself. */
export const isProfile = ({ url, sourceType }: Pick<Source, 'url' | 'sourceType'>): boolean =>
  sourceType === 'ugc' && !forum.test(url);

/** How one gets named on each kind of site. */
export const asks: Partial<Record<SourceType, (matter: Matter, source: Source) => Both>> = {
  editorial: ({ brand, words }, { domain, url }) =>
    both(
      `Ask the editors of ${domain} to add ${brand} to ${shortUrl(url)}. Offer them ${words.offer.en}.`,
      `Bitten Sie die Redaktion von ${domain}, ${brand} in ${shortUrl(url)} aufzunehmen. Stellen Sie dafür bereit: ${words.offer.de}.`,
    ),
  ugc: (matter, source) => (isProfile(source) ? reviews : reply)(matter, source),
  reference: ({ brand }, { domain, url }) =>
    both(
      `Give the editors of ${domain} independent sources on ${brand} for ${shortUrl(url)}. Where anybody may edit, suggest the change on the talk page instead of editing it yourself.`,
      `Geben Sie den Autoren von ${domain} unabhängige Quellen zu ${brand} für ${shortUrl(url)}. Wo alle schreiben dürfen, schlagen Sie die Änderung auf der Diskussionsseite vor, statt sie selbst zu machen.`,
    ),
  institutional: ({ brand, words }, { domain, url }) =>
    both(
      `Ask ${domain} to list ${brand} on ${shortUrl(url)}, and offer ${words.offer.en}.`,
      `Bitten Sie ${domain} um einen Eintrag für ${brand} auf ${shortUrl(url)}, und stellen Sie dafür bereit: ${words.offer.de}.`,
    ),
  shop: ({ brand }, { domain, url }) =>
    both(
      `Have ${brand} listed on ${domain}, with complete product data like that on ${shortUrl(url)}.`,
      `Lassen Sie ${brand} auf ${domain} listen, mit vollständigen Produktdaten wie auf ${shortUrl(url)}.`,
    ),
  video: ({ brand, words }, { domain, url }) =>
    both(
      `Write to the maker of ${shortUrl(url)} on ${domain}: propose a film with ${brand} in it, and offer ${words.offer.en}.`,
      `Schreiben Sie an die Urheber von ${shortUrl(url)}: Schlagen Sie einen Film mit ${brand} vor, und stellen Sie dafür bereit: ${words.offer.de}.`,
    ),
};
