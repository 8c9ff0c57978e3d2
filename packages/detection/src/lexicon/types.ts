/**
 * The cue words of one language. Lists are separated by commas, normalised when compiled. A star at the end ("empfehl*")
 * matches any ending.
 */
export interface Lexicon {
  negator: string;
  recommended: string;
  warned: string;
  compared: string;
  positive: string;
  negative: string;
  /** Reported success and failure: awards and growth, lawsuits and recalls. */
  praise?: string;
  blame?: string;
  /** Begin a clause that turns: "but". */
  contrast?: string;
  /** Words before the other side of a comparison: "than", "unlike", "outperforms", "worse than". */
  than?: string;
  unlike?: string;
  beats?: string;
  beaten?: string;
  /** The statement says that something is untrue. */
  denied?: string;
  /** Words of plain facts, and of experiences. */
  factual?: string;
  personal?: string;
  /** Stand before the name: "no information about ACME". */
  absentBefore: string;
  /** "could not find": absence, once `finding` follows within a few words. */
  failedSearch?: string;
  /** Things that are sought: "information", "results". */
  finding?: string;
  /** Follows what was sought: "information … could not be found". */
  failedAfter?: string;
  /** "is not", "does not": absence, once `listedState` follows at once. */
  deniedState?: string;
  /** "mentioned", "appear". */
  listedState?: string;
  /** Stand after the name: "ACME does not appear". */
  absentAfter: string;
  /** Stand around the name: "I leave ACME out", "searching for ACME returned nothing". */
  absentOpening?: string;
  absentClosing?: string;
  /** Guesses about a name that was not found: "it may be", "could you share". */
  hedged?: string;
  /** What follows a name when something of it, and not the brand, was not found: "ACME pricing", "ACME supports". */
  aspect?: string;
  /** Longer expressions that only look like one of the above: "does not appear to". */
  harmless?: string;
  /** Words that may stand between an absence cue and the name. */
  filler: string;
}
