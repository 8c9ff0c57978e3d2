/** What a figure speaks of: these very prompts, or questions like these. */
export type Estimand = 'tracked' | 'market';
