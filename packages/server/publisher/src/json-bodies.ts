import { parseJson } from '@escale/contracts/json';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal';

/** Reads JSON, no deeper and no wider than moves need; an empty body counts as none. */
export function registerJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined);
    try {
      done(null, parseJson(text as string));
    } catch {
      done(new Refusal(400, 'BAD_BODY', 'the body is no JSON, or too deep, or has too many values'));
    }
  });
}
