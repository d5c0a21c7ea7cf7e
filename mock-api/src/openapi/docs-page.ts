import { escapeHtml } from '@escale/contracts';
import type { JsonSchema } from './schema-of-yup';
import { docsStyle } from './docs-style';

export const docsContentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

interface Operation {
  operationId: string;
  tags: [string];
  summary: string;
  description?: string;
  'x-optional'?: boolean;
  security: Record<string, unknown>[];
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, Answer | { $ref: string }>;
}

interface Answer {
  description: string;
  headers?: JsonSchema;
  content?: Record<string, { schema: JsonSchema; examples?: Record<string, { value: unknown }> }>;
}

interface ApiDocument {
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, Answer> };
  'x-realtime': JsonSchema & { path: string; events: Record<string, JsonSchema> };
}

/** Renders a text with paragraphs and `code` as HTML. */
const proseHtml = (text: string) =>
  escapeHtml(text)
    .split('\n\n')
    .map((part) => `<p>${part.replace(/`([^`]+)`/g, '<code>$1</code>')}</p>`)
    .join('');

const jsonHtml = (value: unknown) => `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;

/** Renders a schema as JSON, in which references link to the named schemas below. */
const schemaHtml = (schema: JsonSchema) =>
  jsonHtml(schema).replaceAll(
    /#\/components\/schemas\/(\w+)/g,
    (whole, name: string) => `<a href="#schema-${name}">${whole}</a>`,
  );

function answerHtml(status: string, { description, headers = {}, content = {} }: Answer): string {
  const names = Object.keys(headers).map((name) => `<code>${escapeHtml(name)}</code>`);
  const bodies = Object.entries(content).map(([type, { schema, examples }]) =>
    examples === undefined
      ? `<p>${escapeHtml(type)}</p>${schemaHtml(schema)}`
      : Object.values(examples)
          .map(({ value }) => jsonHtml(value))
          .join(''),
  );
  const title = `<summary><b>${status}</b></summary>`;
  return `<details${status === '200' ? ' open' : ''}>${title}${proseHtml(description)}${
    names.length > 0 ? `<p>Headers: ${names.join(', ')}</p>` : ''
  }${bodies.join('')}</details>`;
}

const resolveAnswer = (answer: Answer | { $ref: string }, named: NamedResponses): Answer =>
  '$ref' in answer ? (named[answer.$ref.split('/').at(-1) ?? ''] ?? { description: '' }) : answer;

function parametersHtml({ parameters = [] }: Operation): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, required, description = '', schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}${required ? ', required' : ''}</td><td>${escapeHtml(description)}<code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`,
  );
  return `<h4>Parameters</h4><table>${rows.join('')}</table>`;
}

type NamedResponses = ApiDocument['components']['responses'];

function operationHtml(method: string, path: string, operation: Operation, named: NamedResponses): string {
  const { operationId, summary, description, security, requestBody, responses } = operation;
  const keys = [...new Set(security.flatMap((one) => Object.keys(one)))].join(', ');
  const bodies = Object.entries(requestBody?.content ?? {}).map(
    ([type, { schema }]) => `<h4>Body: ${escapeHtml(type)}</h4>${schemaHtml(schema)}`,
  );
  return `<section id="${operationId}"><h3><b>${method.toUpperCase()}</b> <code>/api${escapeHtml(path)}</code></h3>
<p>${escapeHtml(summary)}${operation['x-optional'] === true ? ' <i>(optional for a server)</i>' : ''}</p>${
    description === undefined ? '' : proseHtml(description)
  }<p>Proof: ${keys === '' ? 'none' : `<code>${escapeHtml(keys)}</code>`}</p>
${parametersHtml(operation)}${bodies.join('')}<h4>Answers</h4>${Object.entries(responses)
    .map(([status, answer]) => answerHtml(status, resolveAnswer(answer, named)))
    .join('')}</section>`;
}

/** Renders the OpenAPI document as one page without scripts. */
export function docsPage(description: JsonSchema): string {
  const { info, tags, paths, components, 'x-realtime': live } = description as unknown as ApiDocument;
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const parts = tags.map(({ name, description: about }) => {
    const own = all.filter(({ operation }) => operation.tags[0] === name);
    const links = own.map(
      ({ method, path, operation }) =>
        `<li><a href="#${operation.operationId}"><b>${method.toUpperCase()}</b> ${escapeHtml(path)}</a></li>`,
    );
    const html = own.map(({ method, path, operation }) =>
      operationHtml(method, path, operation, components.responses),
    );
    return { links, html: `<h2>${escapeHtml(about)}</h2>${html.join('')}` };
  });
  const named = (prefix: string, schemas: Record<string, JsonSchema>) =>
    Object.entries(schemas)
      .map(
        ([name, schema]) => `<section id="${prefix}-${name}"><h3>${name}</h3>${schemaHtml(schema)}</section>`,
      )
      .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(info.title)}</title><style>${docsStyle}</style></head><body>
<nav><p><a href="openapi.json">OpenAPI document</a></p><ul>${parts.flatMap(({ links }) => links).join('')}</ul>
<p><a href="#realtime">Live connection</a></p><p><a href="#schemas">Schemas</a></p></nav>
<main><h1>${escapeHtml(info.title)} ${info.version}</h1>${proseHtml(info.description)}${parts
    .map(({ html }) => html)
    .join('')}
<h2 id="realtime">Live connection</h2>${jsonHtml({ ...live, events: Object.keys(live.events) })}${named('event', live.events)}
<h2 id="schemas">Schemas</h2>${named('schema', components.schemas)}</main></body></html>`;
}
