import { expect, test } from 'vitest';
import { pageQuestionsOfDataForSeo, pageQuestionsOfSerpApi } from './page-questions.ts';

test('SerpApi: questions that people also ask and related searches, each once, blanks left out', () => {
  const body = {
    related_questions: [
      { question: 'Which till is best for a café?', snippet: 'An answer', link: 'https://a.example/' },
      { question: ' ' },
      { snippet: 'without a question' },
    ],
    related_searches: [
      { block_position: 1, query: 'till for small café', link: 'https://www.google.com/search?q=x' },
      { query: 'which till is best for a café?' },
    ],
  };
  expect(pageQuestionsOfSerpApi(body)).toEqual([
    { kind: 'people_also_ask', text: 'Which till is best for a café?' },
    { kind: 'related_search', text: 'till for small café' },
  ]);
  expect(pageQuestionsOfSerpApi({})).toEqual([]);
});

test('DataForSEO: elements with a title, and lists of plain texts', () => {
  const result = {
    items: [
      { type: 'organic', title: 'No question' },
      {
        type: 'people_also_ask',
        items: [
          { type: 'people_also_ask_element', title: 'How much does a till cost?', expanded_element: [{}] },
          { type: 'people_also_ask_element', title: null },
        ],
      },
      { type: 'related_searches', items: ['till system uk', 'cheap till'] },
      { type: 'people_also_search', items: null },
    ],
  };
  expect(pageQuestionsOfDataForSeo(result)).toEqual([
    { kind: 'people_also_ask', text: 'How much does a till cost?' },
    { kind: 'related_search', text: 'till system uk' },
    { kind: 'related_search', text: 'cheap till' },
  ]);
  expect(pageQuestionsOfDataForSeo(null)).toEqual([]);
});
