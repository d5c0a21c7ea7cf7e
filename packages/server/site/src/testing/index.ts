export { killAtEachStep } from './kill-steps';
export { createScratch, manifestOf, type TestOffer } from './scratch';
