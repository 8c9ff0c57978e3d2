/** The part of the library that is used: it brings no types. */
declare module 'bidi-js' {
  interface Levels {
    levels: Uint8Array;
  }
  interface Bidi {
    getEmbeddingLevels: (text: string, direction?: 'ltr' | 'rtl') => Levels;
    /** For each place of the line, from left to right: the index of the text's unit there. */
    getReorderedIndices: (text: string, found: Levels) => number[];
    getMirroredCharacter: (unit: string) => string | null;
  }
  export default function createBidi(): Bidi;
}
