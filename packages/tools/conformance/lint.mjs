// @ts-check
import { createConfig, formatProblems, getTotals, lint } from '@redocly/openapi-core';
import { fileURLToPath } from 'node:url';

const ref = fileURLToPath(new URL('src/contract/openapi.json', import.meta.url));
const config = await createConfig({
  extends: ['recommended-strict'],
  // The product is not published under a licence.
  rules: { 'info-license': 'off' },
});
const problems = await lint({ ref, config });
formatProblems(problems, { totals: getTotals(problems), format: 'stylish', version: '' });
process.exitCode = problems.length > 0 ? 1 : 0;
