import type { FastifyInstance } from 'fastify';
import { messages } from '../messages/fr';
import { RequestError } from './errors';

/** Accepts JSON only; an empty body counts as none. */
export function registerJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined);
    try {
      done(null, JSON.parse(text as string));
    } catch {
      done(new RequestError(400, 'BAD_JSON', messages.badJson));
    }
  });
}
