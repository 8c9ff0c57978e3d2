/** A channel of sRGB, 0..255, as linear light. */
function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** Of `#rrggbb`: 0 for black, 1 for white. */
function luminance(colour: string): number {
  const channel = (at: number) => linear(Number.parseInt(colour.slice(at, at + 2), 16));
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** From 1 to 21, as WCAG 2.2 defines it: (lighter + 0.05) / (darker + 0.05). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** What WCAG AA asks of text. */
export const readableContrast = 4.5;

/** White or black, whichever is easier to read on that colour. */
export const readableOn = (colour: string): '#ffffff' | '#000000' =>
  contrast(colour, '#ffffff') >= contrast(colour, '#000000') ? '#ffffff' : '#000000';
