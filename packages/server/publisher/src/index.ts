export { buildPublishingService, type PublishingOptions } from './publishing-service';
export { defaultLimits, type PublishingLimits } from './limits';
