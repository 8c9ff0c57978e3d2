import { labelOf } from '@svc/contract/label';

const promptsAre = (count: number): string => (count === 1 ? 'One prompt is' : `${count} prompts are`);
const foundAs = {
  searched: 'people searched for',
  search_page: 'search pages ask',
  fan_out: 'engines searched for',
} as const;

interface Count {
  prompts: number;
}

/** Prompts as they are made, found, imported and audited. */
export const prompt = {
  // what an audit finds
  'audit.branded': ({ branded, all }: { branded: number; all: number }) =>
    `${branded} of ${all} prompts name the brand. They are left out of presence figures but still cost credits.`,
  'audit.near_duplicates': ({ groups }: { groups: number }) =>
    `${groups === 1 ? 'One group of prompts asks' : `${groups} groups of prompts ask`} the same. Each group counts as one question: remove some, or mark them as paraphrases.`,
  'audit.leading': ({ prompts }: Count) =>
    `${promptsAre(prompts)} worded to push the answer in one direction. Ask neutrally.`,
  'audit.broken_wording': ({ prompts }: Count) =>
    `${promptsAre(prompts)} badly worded: an open slot, a doubled or a missing word. Correct the wording.`,
  'audit.wrong_kind': ({ prompts }: Count) =>
    `${promptsAre(prompts)} worded as if people were goods to choose, switch or price. Say what is offered to them.`,
  'audit.no_choice': ({ prompts }: Count) =>
    `${promptsAre(prompts)} without a choice, so brands may be named less. Ask which, who or where.`,
  'audit.untypical': ({
    prompts,
    reasons,
  }: Count & { reasons: { another: 'subject' | 'town' | 'language'; prompts: number }[] }) =>
    `${promptsAre(prompts)} untypical for this market (${reasons.map((one) => `another ${one.another}: ${one.prompts}`).join(', ')}). Ask for what is offered, where it is, in the language of the set.`,
  'audit.one_topic': ({ topic, most, all }: { topic: string; most: number; all: number }) =>
    `${most} of ${all} prompts are about “${topic}”, so the market’s interval says little about other topics. Add prompts on those.`,
  'audit.one_intent': ({ intent, most, all }: { intent: string; most: number; all: number }) =>
    `${most} of ${all} prompts have the intent “${labelOf('intent', intent)}”, so the figures say little about other intents.`,
  'audit.missing_stage': ({ stages }: { stages: string[] }) =>
    `No prompt covers the stage ${stages.map((stage) => `“${labelOf('stage', stage)}”`).join(' or ')}.`,

  // where questions come from
  'found.people_also_ask': ({ pages }: { pages: number }) =>
    `Search pages list it under “People also ask” for ${pages} of the project’s questions.`,
  'found.related': ({ pages }: { pages: number }) =>
    `Search pages list it as a related search for ${pages} of the project’s questions.`,
  'found.fan_out': ({ prompts }: Count) =>
    `Engines searched for it to answer ${prompts} of the project’s questions.`,
  'found.searched': ({ impressions }: { impressions: number }) =>
    `People searched for it and were shown the brand’s pages ${impressions} times.`,
  'found.share': ({ found, all, source }: { found: number; all: number; source: keyof typeof foundAs }) =>
    `${found} of ${all} prompts are what ${foundAs[source]}.`,

  // what was made of an order
  'made.added': ({ added, wanted, known }: { added: number; wanted: number; known: number }) =>
    `${added} of ${wanted} prompts were added. The ${known} existing prompts stay, so scans stay comparable.`,
  'made.few': ({ prompts, wanted }: Count & { wanted: number }) =>
    `${prompts} of ${wanted} prompts were made: more would only reword these. Add offers or topics to get more.`,
  'made.taken': ({ prompts, wanted }: Count & { wanted: number }) =>
    `Only ${prompts} of ${wanted} prompts could be taken.`,
  'made.names_brand': ({ phrase }: { phrase: string }) =>
    `“${phrase}” names the brand, so questions about it are left out.`,
  'made.in_english': ({ language }: { language: string }) =>
    `There are no questions in “${language}”; the prompts are in English.`,
  'made.no_wordings': ({ language }: { language: string }) =>
    `There are no wordings for the language “${language}”.`,
  'made.combinations': ({ shown, all }: { shown: number; all: number }) =>
    `${shown} of ${all} combinations; raise “most” for more.`,

  // why a row is refused
  'refused.room': ({ room, most }: { room: number; most: number }) =>
    `At most ${room} are added: a set can have up to ${most}.`,
  'refused.stage': ({ stage, stages }: { stage: string; stages: string[] }) =>
    `“${stage}” is not a stage. Use one of: ${stages.join(', ')}.`,
  'refused.intent': ({ intent, intents }: { intent: string; intents: string[] }) =>
    `“${intent}” is not an intent. Use one of: ${intents.join(', ')}.`,
  'refused.length': ({ length }: { length: number }) =>
    `The text has ${length} characters; the limit is 2,000.`,
};
