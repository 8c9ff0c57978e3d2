import type { Project } from '@svc/contract/account/project';
import type { BusinessReading, ToldBusiness } from '@svc/contract/measure/prompt-set';
import {
  type Business,
  decline,
  type Language,
  type NounPhrase,
  plural,
  readBusiness,
} from '../../../business/index.ts';
import { audit, type Context, invalid, transaction } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { saveTold, toldOf } from './queries-business.ts';
import { newestPages } from './queries-set.ts';

/** Read while a request is answered, so it has to be small. */
const atMost = { pages: 5, characters: 3_000 };

export const hasOwnQuestions = (language: string): language is Language =>
  /^(?:en|de)(?:-|$)/i.test(language);
export const ownLanguage = (language: string): Language => (/^de/i.test(language) ? 'de' : 'en');

/** The project's business, from its description, its names and its stored pages; null where none of them says it. */
export async function readProjectBusiness(
  context: Context,
  project: Project,
  given: { language: string; place?: string | null | undefined; audience?: Business['audience'] | undefined },
): Promise<Business | null> {
  const pages = await newestPages(context, project.id, atMost);
  const told = await toldOf(context, project.id);
  const { brand, name, description } = project;
  const read = readBusiness({
    brand: brand.name,
    language: ownLanguage(given.language),
    descriptions: [...(told.what ? [told.what] : []), ...(description ? [description] : [])],
    page: [
      ...(name === brand.name ? [] : [name]),
      ...pages.map(({ title }) => title),
      ...pages.flatMap(({ text }) =>
        text
          .split(/\n+/)
          .filter((line) => line.trim() !== '')
          .slice(0, 8),
      ),
    ],
    place: given.place ?? told.place ?? null,
    audience: given.audience ?? told.audience,
  });
  if (!read) return null;
  // What a person said about the business keeps the rest of the description.
  const more =
    told.what && description
      ? readBusiness({ brand: brand.name, language: read.language, descriptions: [description] })
      : null;
  return {
    ...read,
    offers: told.offers ?? (read.offers.length > 0 ? read.offers : (more?.offers ?? [])),
    place: told.place === null && !given.place ? null : (read.place ?? more?.place ?? null),
  };
}

/** The reading as it is shown, with what people said. */
export async function getBusiness(context: Context, input: { projectId: string }): Promise<BusinessReading> {
  const project = await getProject(context, input);
  const { language } = project.locale;
  const read = hasOwnQuestions(language) ? await readProjectBusiness(context, project, { language }) : null;
  const told = await toldOf(context, project.id);
  return {
    projectId: project.id,
    clear: read !== null,
    ask: read ? null : hasOwnQuestions(language) ? whatToSay : noQuestions,
    language: ownLanguage(language),
    family: read?.family ?? null,
    role: read?.role ?? null,
    what: (read?.heads ?? []).map((head) => nounOf(head, ownLanguage(language))),
    offers: read?.offers ?? [],
    audience: read?.audience ?? null,
    place: read?.place ?? null,
    told,
  };
}

const whatToSay =
  'It is not clear what the business offers. Say in one sentence what it is, where, and what for.';
const noQuestions =
  'Questions in this language are made from topics, so no description of the business is needed.';

const nounOf = (head: NounPhrase, language: Language): string =>
  language === 'de' ? decline([], head, 'many', 'nominative') : plural(head);

/** Replaces what people said. Throws validation_failed where “what” says nothing that people look for. */
export function updateBusiness(
  context: Context,
  { projectId, ...told }: ToldBusiness & { projectId: string },
): Promise<BusinessReading> {
  return transaction(context, async (context) => {
    const project = await getProject(context, { projectId });
    const language = ownLanguage(project.locale.language);
    if (
      told.what !== undefined &&
      !readBusiness({ brand: project.brand.name, language, descriptions: [told.what] })
    )
      throw invalid('what', `“${told.what}” does not say what people look for.`, {
        expected: 'a kind of business or a product in the project’s language, such as “dental practice”',
        received: told.what,
      });
    await saveTold(context, project.id, told);
    await audit(context, 'business.told', project.id, { ...told });
    return getBusiness(context, { projectId });
  });
}

/** As `readProjectBusiness`. Throws validation_failed where it is not clear, and asks for one sentence. */
export async function projectBusiness(
  context: Context,
  project: Project,
  given: Parameters<typeof readProjectBusiness>[2],
): Promise<Business> {
  const business = await readProjectBusiness(context, project, given);
  if (business) return business;
  throw invalid(
    'topics',
    'It is not clear what the business offers. Say it in one sentence in the project’s description, such as “Dentist in Leipzig: implants, check-ups”, or give “topics”.',
    { expected: 'what buyers look for, such as ["project management software"]' },
  );
}
