export { readBlocks } from './block.ts';
export { longestTitle, type PageDocument, parseDocument, tidy } from './document.ts';
export { nodesOf, readJsonLd, textOf } from './json-ld.ts';
export { cutPassages } from './passage.ts';
