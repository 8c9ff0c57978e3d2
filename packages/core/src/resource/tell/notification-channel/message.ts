import type { Language } from '@svc/contract/kernel';
import type { Severity } from '@svc/contract/tell/notification-channel';
import { eventSummaries, percent, sentenceIn } from '../../../i18n/index.ts';
import { type IntervalRow, intervalText } from '../../../mail/index.ts';
import { headlines } from './headline.ts';
import { alertMessage } from './message-alert.ts';
import { factsOf, linksOf } from './message-facts.ts';
import { messageWords } from './words.ts';

/** Begins a line of a text that is one of a list. */
export const bullet = '• ';

/** An event as people read it. */
export interface Message {
  language: Language;
  title: string;
  /** Each line is a paragraph, or begins with `bullet`. */
  text: string;
  severity: Severity;
  facts: readonly (readonly [string, string])[];
  /** Rates that a mail draws; elsewhere they are facts. */
  intervals?: readonly IntervalRow[];
  /** Pages of the console that show it; the first one is the one to open. */
  links?: readonly { label: string; url: string }[];
  /** Mails of the same name stand together. */
  thread?: string;
}

/** Facts, with the intervals in words and the links as addresses. */
export const allFacts = ({ language, intervals = [], facts, links = [] }: Message): Message['facts'] => [
  ...intervals.map((row) => [row.label, intervalText(row, language)] as const),
  ...facts,
  ...links.map(({ label, url }) => [label, url] as const),
];

export interface ToldEvent {
  id: string;
  type: string;
  summary: string;
  projectName: string | null;
  projectId: string | null;
  severity: Severity;
  data: Record<string, unknown>;
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** The verdict first, with its interval; then the plain facts of the event. */
export function messageOf(
  event: ToldEvent,
  { publicUrl, language }: { publicUrl: string; language: Language },
): Message {
  const { type, projectName, projectId, severity, data } = event;
  const alert = type.startsWith('alert.') ? alertMessage(event, { publicUrl, language }) : null;
  if (alert) return alert;
  const presence = record(data.presence);
  const ci = record(presence.ci);
  const words = messageWords[language];
  const { value } = presence;
  const { low, high } = ci;
  const measured =
    typeof value !== 'number'
      ? null
      : typeof low === 'number' && typeof high === 'number'
        ? `${words.presence} ${intervalText({ value, low, high }, language)}`
        : `${words.presence} ${percent(value, language)}`;
  const [sentence, said, headed] = [data.sentence, data.message, data.headline].map((text) =>
    typeof text === 'string' ? sentenceIn(text, language) : null,
  );
  const summary = language === 'de' ? (eventSummaries[type] ?? event.summary) : event.summary;
  const named =
    typeof data.title === 'string'
      ? `${summary.replace(/\.$/, '')}: ${sentenceIn(data.title, language)}`
      : null;
  const figured = headlines[type]?.(data, language) ?? null;
  const headline = sentence ?? headed ?? figured ?? measured ?? named ?? summary;
  return {
    title: projectName === null ? headline : `${projectName}: ${headline}`,
    text: [headline === summary ? null : summary, said].filter(Boolean).join(' ') || summary,
    severity,
    language,
    facts: factsOf(type, data, language).slice(0, 8),
    ...(projectId !== null && { links: linksOf(`${publicUrl}/app/projects/${projectId}`, data, language) }),
  };
}

const colours: Record<Severity, number> = { info: 0x3b7dd8, warning: 0xd29922, critical: 0xcf222e };

/** Signs that begin a mention or a link there. */
const forSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const slackBody = (message: Message): object =>
  slackParts(message.title, message.text, allFacts(message));

/** Slack refuses a section with more. */
const mostFields = 10;

const slackParts = (title: string, text: string, facts: Message['facts']): object => ({
  text: forSlack(title),
  blocks: [
    { type: 'header', text: { type: 'plain_text', text: title.slice(0, 150) } },
    { type: 'section', text: { type: 'mrkdwn', text: forSlack(text).slice(0, 3_000) } },
    ...Array.from({ length: Math.ceil(facts.length / mostFields) }, (_, at) => ({
      type: 'section',
      fields: facts.slice(at * mostFields, (at + 1) * mostFields).map(([name, fact]) => ({
        type: 'mrkdwn',
        text: `*${forSlack(name)}*\n${forSlack(fact)}`,
      })),
    })),
  ],
});

export const teamsBody = (message: Message): object => teamsParts({ ...message, facts: allFacts(message) });

const teamsParts = ({ title, text, facts, severity }: Message): object => ({
  type: 'message',
  attachments: [
    {
      contentType: 'application/vnd.microsoft.card.adaptive',
      content: {
        $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
        type: 'AdaptiveCard',
        version: '1.4',
        body: [
          {
            type: 'TextBlock',
            text: title,
            weight: 'bolder',
            wrap: true,
            color: { info: 'default', warning: 'warning', critical: 'attention' }[severity],
          },
          { type: 'TextBlock', text, wrap: true },
          { type: 'FactSet', facts: facts.map(([name, fact]) => ({ title: name, value: fact })) },
        ],
      },
    },
  ],
});

export const discordBody = (message: Message): object =>
  discordParts({ ...message, facts: allFacts(message) });

const discordParts = ({ title, text, facts, severity }: Message): object => ({
  // No text can mention a person there, whatever a name contains.
  allowed_mentions: { parse: [] },
  embeds: [
    {
      title: title.slice(0, 256),
      description: text.slice(0, 4_000),
      color: colours[severity],
      fields: facts.map(([name, fact]) => ({ name, value: fact || '–', inline: true })),
    },
  ],
});
