import type { PromptIntent } from '@svc/contract/measure/prompt-set';

/**
 * Questions of one family in one language, by intent, written by hand. Slots stand in braces and take words of their kind
 * alone: `kind` and `kinds` (who offers it), `product` and `products` (what one gets), `offer`, `feature`, `use`, `person`,
 * `need` (a sentence of the asker), `place`, `town`, `rival`, `budget`. German ones say what stands before and the case:
 * `{ein gut kind.a}`. `[is|are]` is the verb for `products` without and with a plural. Before a question: `#tag ` for kinds
 * that have it, `#!tag ` for those that do not, `b: ` and `c: ` for companies and for people, `g: ` for the kind in general, `o: ` for
 * what is open source. `#one/other` is either tag. After it: ` ~ topic`.
 */
export type FrameSet = Partial<Record<PromptIntent, readonly string[]>>;
