import type { Case, Part, Written } from '@svc/contract/act/recommendation';
import type { Plan, Telling } from './telling.ts';
import { english } from './text-english.ts';
import { german } from './text-german.ts';
import { type Language, variant } from './words.ts';

const order: readonly Part[] = ['where', 'who', 'why', 'lacks', 'do', 'by', 'gain', 'proof'];
const plans: Record<Language, Plan> = { en: english, de: german };

/** The case in words: each sentence with the fields that it rests on, in the wording that falls to this subject. */
export function writeCase(telling: Telling): Case['text'] {
  return { en: inLanguage(telling, 'en'), de: inLanguage(telling, 'de') };
}

function inLanguage(telling: Telling, language: Language): Written {
  const sentences = order.flatMap((part) =>
    plans[language].parts[part](telling, (of) => variant(`${telling.seed}/${part}`, of)).map((line) => ({
      part,
      ...line,
    })),
  );
  return { title: telling.title[language], sentences, writtenBy: null };
}
