import type { Indexability } from '../access/index.ts';
import type { FetchedPage } from '../fetched-page.ts';
import type { ReadingLimit } from '../types.ts';
import { readQuotations, readSources, readStatistics } from './evidence.ts';
import { type FeatureInput, type PageFeature, type PageFeatures, seen, unseen } from './feature.ts';
import { readAuthor } from './origin.ts';
import {
  readComparison,
  readFormatting,
  readLength,
  readQuestions,
  readSpecifications,
  readStructuredData,
  readSubheadings,
} from './structure.ts';
import {
  readAuthority,
  readDefinition,
  readFirstPerson,
  readFluency,
  readHedging,
  readPromotion,
  readReadability,
  readTechnicalTerms,
  readVariety,
} from './tone.ts';

function readGate(access: Indexability, scriptsOnly: boolean): PageFeature {
  if (scriptsOnly)
    return seen(1, { javascriptOnly: 1 }, [{ quote: 'The HTML has almost no text.', where: 'whole_page' }]);
  if (access.indexable === false || access.quotable === false)
    return seen(1, { javascriptOnly: 0 }, access.evidence);
  return access.indexable === null
    ? unseen('Only HTML was given: headers may still forbid indexing.')
    : seen(0, { javascriptOnly: 0 });
}

const contentReaders = {
  comparison_structure: readComparison,
  specifications_complete: readSpecifications,
  quotations: readQuotations,
  sources_cited: readSources,
  statistics: readStatistics,
  fluency: readFluency,
  definition_present: readDefinition,
  technical_terms: readTechnicalTerms,
  authoritative_tone: readAuthority,
  not_hedged: readHedging,
  readability: readReadability,
  unique_words: readVariety,
  first_person_tone: readFirstPerson,
  promotional_tone: readPromotion,
  word_count: readLength,
  subheading_structure: readSubheadings,
  formatting_only: readFormatting,
  author_signals: readAuthor,
  question_answer_format: readQuestions,
} as const;

/** All features that need no prompt. If only scripts would fill the page, its content is unknown, not absent. */
export function readFeatures(
  input: FeatureInput,
  access: Indexability,
  fetched: FetchedPage | null,
  limits: readonly ReadingLimit[],
): PageFeatures {
  const scriptsOnly = limits.includes('javascript_only');
  const hidden = unseen('Scripts create the page’s text, and they were not run.');
  const content = Object.fromEntries(
    Object.entries(contentReaders).map(([id, read]) => [id, scriptsOnly ? hidden : read(input)]),
  ) as Record<keyof typeof contentReaders, PageFeature>;
  const llms = fetched?.llmsTxt ?? null;
  return {
    ...content,
    json_ld: readStructuredData(input),
    llms_txt:
      llms === null ? unseen('llms.txt was not checked.') : seen(Number(llms), { found: Number(llms) }),
    not_indexable: readGate(access, scriptsOnly),
  };
}
