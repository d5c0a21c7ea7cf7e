import type { Row } from '../proof';

export const origin: Row = {
  id: 'origin',
  fault: 'origin not allowed',
  outcome: 'refused before any request',
  proofs: [
    {
      without: 'any origin passes',
      mutation: {
        file: 'shell/src/modules/gates.ts',
        find: 'if (!allowed.includes(origin)) return',
        replace: 'if (!allowed.includes(origin) && origin === "") return',
      },
      apps: ['shell'],
      spec: 'platform-failures',
      test: 'an origin that is not allowed: refused before any request, in words',
      fails: 'est refusé',
    },
  ],
};
