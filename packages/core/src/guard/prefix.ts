import { BlockList, isIP } from 'node:net';

/**
 * Whether it is an address, or a prefix such as 192.0.2.0/24. One shorter than eight bits is taken for a mistake: it would
 * hold a part of the internet.
 */
export function isPrefix(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && +bits >= 8 && +bits <= (family === 6 ? 128 : 32));
}

/** Tells whether an address lies in one of these prefixes. */
export function prefixList(prefixes: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const prefix of prefixes.filter(isPrefix)) {
    const [address = '', bits] = prefix.split('/');
    const type = typeOf(address);
    list.addSubnet(address, Number(bits ?? (type === 'ipv6' ? 128 : 32)), type);
  }
  return (address) => isIP(address) !== 0 && list.check(address, typeOf(address));
}

const typeOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
