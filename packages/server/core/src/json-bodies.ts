import type { FastifyInstance } from 'fastify';

/** Makes `parse` read the JSON of requests; an empty body counts as no body. */
export function registerJsonBodies(app: FastifyInstance, parse: (text: string) => unknown): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined);
    try {
      done(null, parse(text as string));
    } catch (error) {
      done(error as Error);
    }
  });
}
