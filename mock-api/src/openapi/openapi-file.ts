import path from 'node:path';
import type { Route } from '../http/define-route';
import { describeApi } from './describe-api';

/** The committed OpenAPI document, against which the conformance suite checks other servers. */
export const openApiFile = path.join(
  import.meta.dirname,
  '../../../packages/tools/conformance/src/contract/openapi.json',
);

export const openApiText = (routes: readonly Route[]) => `${JSON.stringify(describeApi(routes), null, 2)}\n`;
