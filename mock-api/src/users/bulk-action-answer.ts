import { Type } from '@sinclair/typebox';
import { bulkActions } from '@escale/contracts';
import { answerWith, count } from '../http/answers';

export const bulkActionAnswer = answerWith({
  data: Type.Object({
    action: Type.Unsafe({ type: 'string', enum: bulkActions }),
    successCount: count(),
    errorCount: count(),
    errors: Type.Optional(
      Type.Array(Type.Object({ userId: Type.String(), error: Type.String() }), {
        description: 'Each account that was left as it was, with the reason in French.',
      }),
    ),
  }),
});
