/**
 * The text of a file, or of its first bytes. Excel saves CSV in the code page of Windows, or in UTF-16 with a mark; more characters of
 * several bytes than bytes that are none are UTF-8 that was damaged, and stay it.
 */
export function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // Where the end was cut off, its last character is left out.
  const text = new TextDecoder().decode(bytes, { stream: true });
  const broken = text.split('\uFFFD').length - 1;
  const isOther = broken > 0 && text.replaceAll(/[\p{ASCII}\uFFFD]/gu, '').length <= broken;
  return isOther ? new TextDecoder('windows-1252').decode(bytes) : text;
}

/** Reads a file that was chosen; none was where the choice was taken back. */
export async function readChosen(file: Blob | undefined, take: (text: string) => void): Promise<void> {
  if (file) take(textOf(new Uint8Array(await file.arrayBuffer())));
}
