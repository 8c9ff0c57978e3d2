export function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** More characters of several bytes than bytes that are none: UTF-8 that was damaged. */
export function looksLikeUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  const broken = text.split('\uFFFD').length - 1;
  return text.replaceAll(/[\p{ASCII}\uFFFD]/gu, '').length > broken;
}

/** The text of a file: UTF-8, or what Excel saves instead, UTF-16 with a mark or the code page of Windows. Lines of a log may hold any bytes. */
export function textOfFile(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const isOther = !isUtf8(bytes) && !looksLikeUtf8(bytes);
  return new TextDecoder(isOther ? 'windows-1252' : 'utf-8').decode(bytes);
}
