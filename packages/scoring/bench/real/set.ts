/** Brands named in real answers: facts from a public set, without its texts. */
export interface RealSet {
  id: string;
  what: string;
  source: string;
  /** Of the source, that it was made from. */
  commit: string;
  licence: string;
  engines: Engine[];
}

export interface Engine {
  id: string;
  /** The topic of each prompt, by number. */
  topics: number[];
  /** When each run was asked: a day, or a release of the model. Left out where the source does not say. */
  when?: string[];
  /** For each name a text a run: a character a prompt, 1 named, 0 not, - no answer. */
  names: Record<string, string[]>;
}
