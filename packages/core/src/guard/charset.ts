const markup = /<meta[^>]{1,300}charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w-]{1,40})/i;
const xmlDeclaration = /^\s{0,99}<\?xml[^>]{1,300}encoding\s{0,9}=\s{0,9}["']([\w-]{1,40})["']/i;

function decoderFor(label: string | undefined): InstanceType<typeof TextDecoder> | null {
  try {
    return label ? new TextDecoder(label) : null;
  } catch {
    return null;
  }
}

/**
 * Text of a body, in the order of the HTML standard: byte order mark, header, declaration in the first
 * 1,024 bytes, then UTF-8. Bytes that do not decode become U+FFFD.
 */
export function decodeText(bytes: Uint8Array, contentType: string | undefined): string {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return new TextDecoder().decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  const named = /charset\s{0,9}=\s{0,9}["']?([\w-]{1,40})/i.exec(contentType ?? '')?.[1];
  const declared = xmlDeclaration.exec(head)?.[1] ?? markup.exec(head)?.[1];
  // A page that declares UTF-16 in ASCII bytes is not UTF-16.
  const believable = declared && /^utf-?16/i.test(declared) ? 'utf-8' : declared;
  return (decoderFor(named) ?? decoderFor(believable) ?? new TextDecoder()).decode(bytes);
}
