/** A colour by what it stands for; the theme says which one it is. */
export type Tone =
  | 'panel'
  | 'sunken'
  | 'line'
  | 'ctl'
  | 'ink'
  | 'soft'
  | 'faint'
  | 'own'
  | 'edge'
  | 'band'
  | 'tint'
  | 'rise'
  | 'fall'
  | 'none'
  | 'test'
  | RivalTone;

/** The series of rivals, in this order: a rival keeps its place for good. */
export type RivalTone = 's1' | 's2' | 's3' | 's4' | 's5' | 's6';

interface Painted {
  fill?: Tone;
  stroke?: Tone;
  strokeWidth?: number;
  /** Lengths of dash and gap in pixels. */
  dash?: string;
  /** Shown when pointed at, and read aloud. */
  title?: string;
  /** Row, from 0, of this number: its evidence can be asked for. */
  row?: number;
}

export type Mark =
  | ({ kind: 'rect'; x: number; y: number; width: number; height: number; radius?: number } & Painted)
  | ({ kind: 'circle'; x: number; y: number; radius: number } & Painted)
  | ({ kind: 'path'; d: string } & Painted)
  | ({
      kind: 'text';
      x: number;
      y: number;
      text: string;
      anchor?: 'start' | 'middle' | 'end';
      size?: number;
      bold?: boolean;
    } & Pick<Painted, 'fill' | 'row'>);

/** A place of a figure that can be read out on its own, and what it says. */
export interface Reading {
  x: number;
  y: number;
  text: string;
  /** What is outlined while it is read; left out: the point is ringed. */
  box?: { x: number; y: number; width: number; height: number };
}

/** Points that a pointer or the arrow keys can read out, in the order of the keys. */
export interface Readings {
  /** A pointer reads the nearest point along one axis, or in both. */
  along: 'x' | 'y' | 'both';
  /** Heights between which a line marks the time that is read. */
  across?: readonly [number, number];
  /** How many stand in one row: the keys for up and down go from row to row. */
  columns?: number;
  points: readonly Reading[];
}

/** Every figure: marks in a box, a title, and the same in words. */
export interface Figure {
  width: number;
  height: number;
  title: string;
  /** The whole content in words, a line for each row or point. */
  text: string;
  marks: Mark[];
  /** Left out: the words beside the figure say all of it. */
  readings?: Readings;
}

/** Both ends as shares from 0 to 1, or as differences from −1 to 1. */
export interface Range {
  low: number;
  high: number;
}

export const line = (x1: number, y1: number, x2: number, y2: number, painted: Painted = {}): Mark => ({
  kind: 'path',
  d: `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`,
  stroke: 'line',
  ...painted,
});

/** Two strokes that cross: an answer that is missing. */
export const cross = (x: number, y: number, size: number, painted: Painted = {}): Mark => ({
  kind: 'path',
  d: `M${round(x - size)} ${round(y - size)}L${round(x + size)} ${round(y + size)}M${round(x - size)} ${round(y + size)}L${round(x + size)} ${round(y - size)}`,
  stroke: 'soft',
  strokeWidth: 1.5,
  ...painted,
});

export const round = (value: number): number => Math.round(value * 100) / 100;
