/** A prompt on an engine: its answers, and those that were asked for and are not among them. */
export interface CountedCell {
  successes: number;
  trials: number;
  /** Did not come: the call failed. */
  lost: number;
  /** Came and can't be read: refused, blocked, empty or cut off. */
  refused: number;
}
