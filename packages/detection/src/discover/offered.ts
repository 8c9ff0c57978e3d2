import type { FoundName } from './name.ts';

/** Words that stand before the name of a company or a product. */
const before =
  /(?:(?:such as|like|e\.g\.,?|CEO of|founder of|co-founder of|chairman of|acquired|acquisition of|acquiring|bought|owned by|subsidiary of|part of|merged with|subscription to|subscribe to|download|install|powered by|alternatives? to|competitors?|rivals?|companies|company|brands?|platforms?|apps?|retailers?|websites?|browsers?|extensions?|manufacturers?|automakers?|vendors?|startups?|labels?|partner(?:ed|ing|ship)? with|available on|purchase[sd]? from|sold by|made by|developed by|published by|signed (?:with|to)|dropped by|released by),?)\s(?:the\s)?[*_"“]{0,3}$/u;
/** Words after it. */
const behind =
  /^[*_"”]{0,3}(?:['’]s)?,?\s(?:\(?(?:app|platform|subscription|website|site|software|browser|extension|Inc|Ltd|LLC|CEO|CFO|shares|stock|customers|subscribers|users|products?|employees|spokes\w+|headquarters|engines?|executives?)\b|(?:acquired|launched|offers|sells|unveiled|manufactures|merged|rebranded|acquires|sponsors|partnered)\b|(?:is|was|,)?\s?(?:an?|the)\s[\p{Ll}\s-]{0,40}(?:company|platform|app|tool|service|brand|website|retailer|maker|manufacturer|provider|marketplace|startup|label|game|subsidiary)\b)/u;

/** Whether the words around a name say that it is a company or something that is offered. */
export const isOffered = (text: string, { start, text: name }: FoundName): boolean =>
  before.test(text.slice(Math.max(0, start - 40), start)) ||
  behind.test(text.slice(start + name.length, start + name.length + 70));
