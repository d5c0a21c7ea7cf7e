import { Type } from '@sinclair/typebox';
import { answerWith, count, moment } from '../http/answers';

export const moduleHealthAnswer = answerWith({
  since: moment(),
  data: Type.Array(
    Type.Object({
      module: Type.String(),
      version: Type.String(),
      loads: count(),
      failures: Type.Array(Type.Object({ reason: Type.String(), count: count() })),
    }),
  ),
});
