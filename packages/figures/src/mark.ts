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
  /** Of which row, from 0, this is the number: what it rests on can be asked for. */
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

/** What every figure is: marks in a box, a title, and the same in words. */
export interface Figure {
  width: number;
  height: number;
  title: string;
  /** The whole content in words, a line for each row or point. */
  text: string;
  marks: Mark[];
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
