export { DetectionId, detectionId } from './detection-id.ts';
export { settleReadings } from './finish.ts';
export { type Identity, type IdentityBrand, identityOfPage, loadIdentity } from './identity.ts';
export { readAgain } from './read-again.ts';
export { createReader, type ReadAnswer, type Reading, type UncertainSpan } from './reader.ts';
export { detectionReviewOperations } from './resource.ts';
export { correctDetection } from './service.ts';
export { forgetDoubts } from './store.ts';
export { excerptAround } from './verdict.ts';
