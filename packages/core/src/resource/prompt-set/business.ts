import { type Business, type Language, readBusiness } from '../../business/index.ts';
import { type Context, invalid } from '../../kernel/index.ts';
import type { Project } from '../project/index.ts';
import { newestPages } from './queries-set.ts';

/** Read where requests are answered, so it has to be little. */
const atMost = { pages: 5, characters: 3_000 };

export const hasOwnQuestions = (language: string): language is Language =>
  /^(?:en|de)(?:-|$)/i.test(language);
export const ownLanguage = (language: string): Language => (/^de/i.test(language) ? 'de' : 'en');

/** What the project’s business is, told by its description, its names and its stored pages; null where none says it. */
export async function readProjectBusiness(
  context: Context,
  project: Project,
  given: { language: string; place?: string | null | undefined; audience?: Business['audience'] | undefined },
): Promise<Business | null> {
  const pages = await newestPages(context, project.id, atMost);
  const { brand, name, description } = project;
  return readBusiness({
    brand: brand.name,
    language: ownLanguage(given.language),
    descriptions: description ? [description] : [],
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
    place: given.place ?? null,
    audience: given.audience,
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
