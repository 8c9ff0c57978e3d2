export { readBlocks } from './block.ts';
export { longestScript, longestTitle, type PageDocument, parseDocument, tidy } from './document.ts';
export { faultOf, nodesOf, textOf } from './json-ld.ts';
export { namedValues } from './named-value.ts';
export { cutPassages } from './passage.ts';
