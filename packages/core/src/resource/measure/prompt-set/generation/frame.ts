import { type PromptIntent, promptIntents } from '@svc/contract/measure/prompt-set';
import type { Business, Kind } from '../../../../business/index.ts';
import type { FrameSet } from './corpus/index.ts';

/** A question of the corpus with its conditions apart. */
export interface Frame {
  intent: PromptIntent;
  /** With its slots. */
  text: string;
  /** Topic, with slots; null: the offer itself. */
  topic: string | null;
  slots: readonly string[];
  /** Asks for the kind in general: a weekend for two is spent in a hotel, not in a family hotel. */
  general: boolean;
}

const condition = /^(?:#(!?)([a-z0-9/]+)|([bcgo]):)\s/;

/** The frames of a set that suit a business: by the tags of its kind, and by who buys. */
export function framesFor(set: FrameSet, business: Business, kind: Kind | null): Frame[] {
  const tags = kind?.tags ?? defaultTags(business);
  return promptIntents.flatMap((intent) =>
    (set[intent] ?? []).flatMap((written): Frame[] => {
      let text = written;
      let general = intent === 'informational' || intent === 'problem' || intent === 'local';
      for (let found = condition.exec(text); found; found = condition.exec(text)) {
        const [whole, not, tag, audience] = found;
        if (tag && tag.split('/').some((one) => tags.includes(one)) === (not === '!')) return [];
        if (audience === 'g') general = true;
        else if (audience === 'o') {
          if (!isOpen(business)) return [];
        } else if (audience && audience !== business.audience.charAt(0)) return [];
        text = text.slice(whole.length);
      }
      const [question = '', topic = null] = text.split(' ~ ');
      return [{ intent, text: question, topic, general, slots: slotsOf(`${question} ${topic ?? ''}`) }];
    }),
  );
}

const isOpen = ({ heads }: Business): boolean =>
  heads.some(({ before, one }) => /open.?source|quelloffen/i.test([...before, one].join(' ')));

const slotsOf = (text: string): string[] => [...text.matchAll(/\{([^}]+)\}/g)].map(([, slot = '']) => slot);

/** For a kind that the word list lacks: what most of its family have in common. */
function defaultTags({ family, role }: Business): string[] {
  const usual: Partial<Record<Business['family'], string[]>> = {
    food: role === 'provider' ? ['eat'] : ['edible'],
    travel: ['stay'],
    culture: role === 'provider' ? ['visit'] : ['play'],
    education: role === 'provider' ? ['school'] : ['course'],
    product: role === 'provider' ? ['store'] : [],
    public: ['volunteer'],
    health: ['practice'],
    developer: ['code'],
  };
  return usual[family] ?? [];
}
