import { JsonBounds, parseJson } from '@escale/contracts/json';
import type { FastifyInstance } from 'fastify';
import { messages } from '../messages/fr';
import { RequestError } from '../errors';

/** Accepts JSON only, no deeper and no wider than calls need; an empty body counts as none. */
export function registerJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined);
    try {
      done(null, parseJson(text as string));
    } catch (error) {
      const sentence = error instanceof JsonBounds ? messages.boundedJson : messages.badJson;
      done(new RequestError(400, 'BAD_JSON', sentence));
    }
  });
}
