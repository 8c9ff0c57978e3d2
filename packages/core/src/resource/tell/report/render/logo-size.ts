import { ReportDocument } from './document.ts';

/** Width and height of a PNG or JPEG in pixels. null: it is no such picture. */
export function logoSize(logo: Buffer): { width: number; height: number } | null {
  try {
    const { width, height } = new ReportDocument({ autoFirstPage: false, font: '' }).openImage(logo);
    return width > 0 && height > 0 ? { width, height } : null;
  } catch {
    return null;
  }
}
